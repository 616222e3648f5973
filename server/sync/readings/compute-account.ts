import type { Pool, PoolClient } from 'pg';
import { addWeeks, lastDayOf, weekOf, weeksFrom } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { type ComputedFigure, computeFigures } from '#analytics/figures/compute-figures.ts';
import type { FigureFrame } from '#analytics/figures/frame.ts';
import { figuresAffected, needs } from '#analytics/figures/needs.ts';
import type { Coverage, Covered, ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import { loadCounts } from './count-store.ts';
import { type Coverages, type KeptCoverage, keptSpan } from './coverage-store.ts';
import { type ChurchTime, churchTime } from './history.ts';
import { loadedOf, loadKinds, type Span } from './reading-store.ts';
import { openGifts } from './sealed-gifts.ts';

/** How many weeks before and after it a week's figures can depend on. */
const [weeksBefore, weeksAfter] = [13, 7];

export type Computation = {
  accountId: string;
  choices: MeasureChoices;
  currency: string | null;
  coverages: Coverages;
  now: Date;
  /** The changed days; null: any. */
  span: Span | null;
  /** The changed kinds; all by default. */
  kinds?: ReadonlySet<ReadingKind>;
  /** Opens the church's gifts; without it, giving is left out. */
  giftSeal: Keyring | null;
  /** Days that have been read and are not stored, in place of those that are. */
  given?: Given;
};

/** Readings of some kinds, and the days that they cover. */
export type Given = { readings: Partial<Readings>; covered: Covered };

/** Readings that figures are computed from, and their weeks. */
export type Loaded = { readings: Readings; frame: Omit<FigureFrame, 'currency'> };

/** Computes the figures that a change may affect from the stored readings. */
export async function computeAccount(
  db: Pool | PoolClient,
  computation: Computation,
): Promise<ComputedFigure[]> {
  const loaded = await loadAccount(db, computation);
  return loaded ? computeLoaded(loaded, computation) : [];
}

/** Computes figures from what was loaded for them. */
export function computeLoaded(
  { readings, frame }: Loaded,
  { choices, currency, kinds }: Pick<Computation, 'choices' | 'currency' | 'kinds'>,
): ComputedFigure[] {
  return computeFigures({ readings, choices, frame: { ...frame, currency } }, kinds);
}

/** Loads what the figures that a change may affect are computed from; null where no week is touched. */
export async function loadAccount(
  db: Pool | PoolClient,
  computation: Computation,
): Promise<Loaded | null> {
  const { accountId, choices, now, kinds, given, giftSeal } = computation;
  const time = churchTime(now, choices);
  const weeks = weeksTouched(computation.span, time, choices);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) {
    return null;
  }
  const span = { from: first, to: lastDayOf(last) };
  const needed = {
    from: addDays(first, -7 * weeksBefore),
    to: addDays(span.to, 7 * weeksAfter),
  };
  const coverages = [...computation.coverages].filter(([kind]) => kind !== 'gifts' || giftSeal);
  const known = new Set(coverages.map(([kind]) => kind));
  const behind = kindsBehind(computation).filter((kind) => known.has(kind));
  const loaded = await loadAll(db, accountId, behind, { ...needed, giftSeal });
  const counts = choices.byHand ? await loadCounts(db, accountId) : [];
  const readings = { ...loaded, ...given?.readings, counts };
  const covered = Object.fromEntries(
    coverages.map(([kind, coverage]) => [kind, coverageFor(coverage, span)]),
  );
  const frame = {
    weeks,
    now: now.toISOString(),
    localNow: localTime(now, choices.timeZone),
    covered: { ...covered, ...given?.covered },
    isProviderNew: kinds !== undefined && !kinds.has('counts'),
    ...(given && { guestsCounted: await weeksWithGuests(db, accountId) }),
  };
  return { readings, frame };
}

async function weeksWithGuests(db: Pool | PoolClient, accountId: string): Promise<Set<string>> {
  const { rows } = await db.query<{ week: string }>(
    `select week::text from analytics.figures
     where account_id = $1 and figure = 'first_time_guests' and value is not null`,
    [accountId],
  );
  return new Set(rows.map(({ week }) => week));
}

function weeksTouched(span: Span | null, time: ChurchTime, choices: MeasureChoices): string[] {
  const { firstWeek, currentWeek } = time;
  if (span === null) {
    return weeksFrom(firstWeek, currentWeek);
  }
  const from = addWeeks(weekOf(span.from, choices.weekStartsOn), -weeksAfter);
  const to = addWeeks(weekOf(span.to, choices.weekStartsOn), weeksBefore);
  return weeksFrom(from < firstWeek ? firstWeek : from, to > currentWeek ? currentWeek : to);
}

/** The kinds that the figures which a change can affect are computed from. */
function kindsBehind({ choices, kinds }: Computation): ReadingKind[] {
  const affected = figuresAffected(choices, kinds);
  return [...new Set(affected.flatMap((figure) => needs(figure, choices) ?? []))];
}

/** Loads the kinds; first visits for the whole past. */
async function loadAll(
  db: Pool | PoolClient,
  accountId: string,
  kinds: readonly ReadingKind[],
  { giftSeal, ...span }: Span & { giftSeal: Keyring | null },
): Promise<Readings> {
  const isWhole = (kind: ReadingKind) => kind === 'firstVisits' || kind === 'firstSeen';
  const asked = kinds
    .filter((kind) => kind !== 'searchPages' && kind !== 'counts')
    .map((kind) => ({ kind, ...span, ...(isWhole(kind) && { from: '-infinity' }) }));
  const loaded = await loadKinds(db, accountId, asked);
  return {
    eventTimes: loadedOf(loaded, 'eventTimes'),
    checkIns: loadedOf(loaded, 'checkIns'),
    firstVisits: loadedOf(loaded, 'firstVisits'),
    firstSeen: loadedOf(loaded, 'firstSeen'),
    guestCards: loadedOf(loaded, 'guestCards'),
    team: loadedOf(loaded, 'team'),
    memberCounts: loadedOf(loaded, 'memberCounts'),
    // Of people over time, which are counted apart.
    groupJoins: [],
    newcomers: [],
    meetings: loadedOf(loaded, 'meetings'),
    gifts: giftSeal ? openGifts(giftSeal, loadedOf(loaded, 'gifts')) : [],
    donors: loadedOf(loaded, 'donors'),
    searchDays: loadedOf(loaded, 'searchDays'),
    searchPages: [],
    counts: [],
  };
}

function coverageFor(coverage: KeptCoverage, span: Span): Coverage {
  const { firstDay, asOf } = coverage;
  return { ...keptSpan(coverage, span), firstDay, asOf };
}

function localTime(now: Date, timeZone: string): string {
  return Temporal.Instant.from(now.toISOString())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });
}
