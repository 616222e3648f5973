import { localDay } from '#contract/formats.ts';
import type {
  FiguresPulse,
  PulsePoint,
  PulseTile,
  TileId,
} from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  dayWords,
  expectedWords,
  listWords,
  rangeWords,
  valueWords,
} from '#contract/messages/figure-words.ts';
import { ownTileMessages, tileName } from '#contract/messages/own-tiles.ts';
import {
  tileFactMessages,
  tileLineMessages,
  tileOfMessages,
  tileSourceMessages,
} from '#contract/messages/tiles.ts';
import { withoutWide } from '../charts/line-geometry.ts';
import type { LineWeek } from '../charts/line-week.ts';
import { earlierUsual } from './earlier-usual.ts';
import { tileChange } from './newest-words.ts';
import { isHardlyIn } from './tile-facts.ts';

/** The figure that the headline is about. */
export function leadOf({ sentence }: Pick<FiguresPulse, 'sentence'>): TileId {
  return sentence.parts[0]?.tile ?? 'attendance';
}

/** Points as weeks of a line chart; the last `shiftWeeks` form the shift. */
export function lineWeeks(points: readonly PulsePoint[], shiftWeeks = 0): LineWeek[] {
  return points.map((point, index) => ({
    // A partial count is drawn as a gap, like a week that nobody counted.
    value: point.judged === 'partial' ? null : point.value,
    isProvisional: point.judged === 'provisional' && point.value !== null,
    expected: point.expected,
    lastYear: point.lastYear,
    mark: markOf(point, points.length - index <= shiftWeeks),
    isUnread: point.value === null && point.asOf === null,
  }));
}

function markOf({ judged, isMasked }: PulsePoint, isInShift: boolean): LineWeek['mark'] {
  if (isMasked) {
    return null;
  }
  if (judged === 'shift' || isInShift) {
    return 'shift';
  }
  return judged === 'unusual' ? 'unusual' : null;
}

/** How many of the newest weeks are drawn as a new level: none where not all of their numbers may be entered. */
export function weeksOfLevel({
  state,
  shiftWeeks,
  notEntered,
}: Pick<PulseTile, 'state' | 'shiftWeeks' | 'notEntered'>): number {
  return state === 'shift' && notEntered === undefined ? shiftWeeks : 0;
}

/** A tile's line, which is too small for last year and the wider range. */
export function tileLine(tile: PulseTile): LineWeek[] {
  return lineWeeks(tile.line, weeksOfLevel(tile)).map(
    ({ lastYear: _before, expected, ...week }) => ({
      ...week,
      expected: withoutWide(expected),
    }),
  );
}

/** Whether a holiday is important enough to be marked in a small chart. */
export function isTicked(event: string): boolean {
  return event === 'Easter' || event.includes('Christmas');
}

function tileNumber(tile: PulseTile, currency: string | null): { number: string; of: string } {
  if (tile.own?.sums) {
    const { newest } = tile.own.sums;
    const number = newest === null ? '–' : valueWords(newest, tile.unit, currency);
    return { number, of: ownTileMessages.inWeeks };
  }
  if (tile.value === null || tile.notEntered || isHardlyIn(tile)) {
    return { number: '–', of: '' };
  }
  const number = valueWords(tile.value, tile.unit, currency);
  return { number, of: ofWords(tile) };
}

function ofWords({ tile, base, share, state }: PulseTile): string {
  const percent = share ? valueWords(share.value, 'share', null) : null;
  if (state === 'provisional') {
    return tileOfMessages.soFar;
  }
  if (state === 'partial') {
    return tileOfMessages.partial;
  }
  switch (tile) {
    case 'guest_return':
      return base === null ? '' : tileOfMessages.cameBack(base);
    case 'kids':
      return percent ? tileOfMessages.ofAll(percent) : '';
    case 'serving':
      return tileOfMessages.inSixWeeks;
    case 'group_members':
      return tileOfMessages.people;
    case 'recurring_share':
      return tileOfMessages.ofGiving;
    default:
      return '';
  }
}

/** The next two weeks with a holiday, the important ones first; nearest first. */
export function nextDates({ coming, tiles }: Pick<FiguresPulse, 'coming' | 'tiles'>) {
  const unit = tiles.find(({ tile }) => tile === coming?.tile)?.lineUnit;
  const named = (coming?.weeks ?? []).flatMap((expected) => {
    const [name] = expected.events;
    return name && unit ? [{ ...expected, expected, name, unit }] : [];
  });
  return named
    .toSorted((a, b) => Number(b.isMajor) - Number(a.isMajor) || a.week.localeCompare(b.week))
    .slice(0, 2)
    .toSorted((a, b) => a.week.localeCompare(b.week));
}

type Fact = { name: string; value: string };

/** What a tile shows, as words and a line. */
export type TileView = {
  tile: PulseTile;
  number: string;
  /** The base of the number, e.g. `of 31 came back`; may be empty. */
  of: string;
  /** The change from last year, e.g. `Up 8% in a year`; null where none is clear. */
  change: string | null;
  facts: readonly Fact[];
  line: readonly LineWeek[];
  /** Weeks whose holiday gets a tick, by their place in the line. */
  ticks: readonly number[];
  /** The text alternative of the line. */
  sentence: string;
  /** The church's local date when it was read. */
  readOn: string | null;
};

/** What the tiles of a church show. */
export function tileViewsOf({
  tiles,
  currency,
  timeZone,
}: Pick<FiguresPulse, 'tiles' | 'currency' | 'timeZone'>): TileView[] {
  return tiles.map(
    (tile): TileView => ({
      tile,
      ...tileNumber(tile, currency),
      change: tileChange(tile),
      facts: tileFacts(tile, currency),
      line: tileLine(tile),
      ticks: tile.line.flatMap(({ event }, index) => (event && isTicked(event) ? [index] : [])),
      sentence: lineSentence(tile, currency),
      readOn: tile.asOf === null ? null : localDay(new Date(tile.asOf), timeZone),
    }),
  );
}

/** How many stand in two rows. */
const places = 8;

/**
 * The order in which they stand. Those of the church's own take the places of figures that were never counted,
 * then more rows. Where the headline is not about attendance, the figures that there are come
 * first; giving per attender has no place beside giving alone.
 */
export function inOrder(
  pulse: Pick<FiguresPulse, 'sentence'>,
  all: readonly TileView[],
): readonly TileView[] {
  const hasGivingAlone = all.some(({ tile }) => tile.tile === 'giving');
  const views = all.filter(({ tile }) => !hasGivingAlone || tile.tile !== 'giving_per_attender');
  const isEmpty = ({ tile }: TileView) => tile.state === 'no_data';
  const own = views.filter(({ tile }) => tile.own);
  if (own.length > 0) {
    const there = [...views.filter((view) => !view.tile.own && !isEmpty(view)), ...own];
    const empty = views.filter((view) => !view.tile.own && isEmpty(view));
    return [...there, ...empty.slice(0, Math.max(0, places - there.length))];
  }
  return leadOf(pulse) === 'attendance'
    ? views
    : [...views.filter((view) => !isEmpty(view)), ...views.filter(isEmpty)];
}

/** The three facts under a tile's line. */
function tileFacts(tile: PulseTile, currency: string | null): Fact[] {
  const write = (value: number | null) =>
    value === null ? '–' : valueWords(value, tile.unit, currency);
  if (tile.own?.sums) {
    const { before, lastYear, year } = tile.own.sums;
    return [
      { name: ownTileMessages.before, value: write(before) },
      { name: ownTileMessages.lastYear, value: write(lastYear) },
      { name: ownTileMessages.year, value: write(year) },
    ];
  }
  const usual = earlierUsual(tile, currency);
  const middle: Fact = usual
    ? { name: tileFactMessages.usualUntil(usual.since), value: usual.before }
    : tile.share?.interval && tile.unit === 'people'
      ? {
          name: tileFactMessages.share,
          value: tileFactMessages.shareRange(
            valueWords(tile.share.value, 'share', null),
            rangeWords(tile.share.interval, 'share', null),
          ),
        }
      : tile.state === 'too_little' && tile.expected === null
        ? { name: tileFactMessages.weeksSoFar, value: String(tile.weeksSoFar) }
        : { name: tileFactMessages.lately, value: write(tile.newest?.now ?? tile.median) };
  const isRate = tile.lineUnit === 'share' && tile.unit === 'people';
  const lastYear =
    tile.lastYear !== null && isRate && tile.lastYearBase !== null
      ? tileFactMessages.of(tile.lastYear, tile.lastYearBase)
      : write(tile.lastYear);
  return [
    { name: tileFactMessages.expected, value: expectedFact(tile, currency) },
    middle,
    lastYearFact(tile, lastYear, write),
  ];
}

function expectedFact(tile: PulseTile, currency: string | null): string {
  const { expected, unit, weeksToGo, weeksSoFar } = tile;
  if (tile.notEntered) {
    return tileFactMessages.onceEntered;
  }
  if (expected) {
    return expectedWords(expected, unit, currency);
  }
  return weeksToGo > 0
    ? tileFactMessages.afterWeeks(weeksSoFar + weeksToGo)
    : tileFactMessages.noRange;
}

/** A named Sunday is compared with the last one, a share with its week, all else with the same four weeks. */
function lastYearFact(
  { lastNamed, lineUnit }: PulseTile,
  lastYear: string,
  write: (value: number) => string,
): Fact {
  const { lastNamed: ofNamed, lastYear: ofWeek, sameWeeks } = tileFactMessages;
  return lastNamed === null
    ? { name: lineUnit === 'share' ? ofWeek : sameWeeks, value: lastYear }
    : { name: ofNamed(eventWords(lastNamed.event)), value: write(lastNamed.value) };
}

/** The sources of a tile, in words; empty if nothing was read. */
export function sourceNames({ source }: Pick<PulseTile, 'source'>): string {
  const words: Readonly<Record<string, string>> = tileSourceMessages.from;
  return source === null ? '' : listWords(source.split('+').map((part) => words[part] ?? part));
}

/** A tile's source, number of weeks and age. */
export function sourceLine({ tile, readOn }: TileView, today: string): string {
  const weeks =
    tile.weeksCounted === 0
      ? tileSourceMessages.firstWeek
      : tileSourceMessages.weeks(tile.weeksCounted, tile.line.length);
  return tileSourceMessages.line(sourceNames(tile), weeks, ageWords(readOn, today));
}

function ageWords(readOn: string | null, today: string): string {
  if (readOn === today) {
    return tileSourceMessages.updatedToday;
  }
  return readOn === null ? '' : tileSourceMessages.updatedOn(dayWords(readOn, 'short'));
}

/** The text alternative of a tile's line. */
export function lineSentence(tile: PulseTile, currency: string | null): string {
  const known = tile.line.flatMap(({ value, judged }) =>
    value === null || judged === 'partial' ? [] : [value],
  );
  const name = tileName(tile);
  if (known.length === 0) {
    return tileLineMessages.none(name, tile.line.length);
  }
  const range = rangeWords(
    { low: Math.min(...known), high: Math.max(...known) },
    tile.lineUnit,
    currency,
  );
  const gaps = tile.line.length - known.length;
  return tileLineMessages.line(name, tile.line.length, range, gaps);
}
