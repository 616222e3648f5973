import type { OwnFigureId, OwnKind, Per } from './figures/own.ts';
import type { Feedable } from './functions/counts.ts';
import type { Weekday } from './functions/measures.ts';

/** A service that is counted by hand, weekly or once; dates are local, both ends included. */
export type HandService = {
  id: string;
  weekday: Weekday | null;
  /** E.g. `09:00`. */
  time: string | null;
  date: string | null;
  /** Null: expected from its first count on. */
  from: string | null;
  until: string | null;
  /** The time of a Planning Center event that it is, e.g. `sunday 09:00`. */
  eventId: string | null;
  eventTime: string | null;
};

/** What is typed at services or for a week, and the figure that it goes into. */
export type HandCategory = {
  id: string;
  feeds: Feedable | OwnFigureId;
  inAttendance: boolean;
  per: Per;
  isAway: boolean;
};

/** A figure of the church's own. */
type OwnDefinition = {
  id: OwnFigureId;
  name: string;
  kind: OwnKind;
  per: Per;
  together: 'sum' | 'last';
  inAttendance: boolean;
  /** Null: typed. */
  attendanceTypeIds: readonly string[] | null;
  isAway: boolean;
};

/** What a church counts by hand, as `private.gather_by_hand` keeps it beside its choices. */
export type ByHand = {
  services: readonly HandService[];
  categories: readonly HandCategory[];
  own: readonly OwnDefinition[];
};
