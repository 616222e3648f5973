import type { FigureId, FigureUnit } from '#contract/figures.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';

/**
 * - `count`: people
 * - `amount`: money in minor units
 * - `share`: a fraction of a base that changes from week to week
 */
export type TileKind = 'count' | 'amount' | 'share';

type TileDefinition = {
  unit: FigureUnit;
  lineUnit: FigureUnit;
  kind: TileKind;
  /** The figures it is computed from; without the first there is no tile. */
  figures: readonly FigureId[];
  /**
   * Whether a week can be judged as soon as it ends, before it is closed. Counts at a service are
   * complete by then; gifts and schedules are not.
   */
  isWholeAtWeekEnd: boolean;
  /** A snapshot at each sync, so there is no history before the connection. */
  isSnapshot?: boolean;
  /**
   * The number of weeks that each value covers; with several, neighbors share most of their
   * readings.
   */
  windowWeeks: number;
};

export const tileDefinitions: Readonly<Record<TileId, TileDefinition>> = {
  attendance: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['attendance'],
    isWholeAtWeekEnd: true,
    windowWeeks: 1,
  },
  first_time_guests: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['first_time_guests'],
    isWholeAtWeekEnd: true,
    windowWeeks: 1,
  },
  guest_return: {
    unit: 'people',
    lineUnit: 'share',
    kind: 'share',
    figures: ['guest_return'],
    isWholeAtWeekEnd: false,
    windowWeeks: 8,
  },
  kids: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['kids', 'attendance'],
    isWholeAtWeekEnd: true,
    windowWeeks: 1,
  },
  serving: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['serving', 'attendance', 'kids'],
    isWholeAtWeekEnd: true,
    windowWeeks: 6,
  },
  group_members: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['group_members'],
    isWholeAtWeekEnd: true,
    isSnapshot: true,
    windowWeeks: 8,
  },
  giving: {
    unit: 'money',
    lineUnit: 'money',
    kind: 'amount',
    figures: ['giving', 'giving_units'],
    isWholeAtWeekEnd: false,
    windowWeeks: 1,
  },
  giving_per_attender: {
    unit: 'money',
    lineUnit: 'money',
    kind: 'amount',
    figures: ['giving', 'attendance', 'giving_units'],
    isWholeAtWeekEnd: false,
    windowWeeks: 1,
  },
  recurring_share: {
    unit: 'share',
    lineUnit: 'share',
    kind: 'share',
    figures: ['recurring_share', 'giving_units'],
    isWholeAtWeekEnd: false,
    windowWeeks: 13,
  },
};
