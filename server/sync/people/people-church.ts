import type { PoolClient } from 'pg';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { PeopleChurch, PeopleReadings } from '#analytics/people/church.ts';
import { householdsOf } from '#analytics/people/households.ts';
import { placesOf } from '#analytics/people/places.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { WhoChecksIn } from '#contract/people.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { Coverages } from '../readings/coverage-store.ts';
import {
  coveredByParts,
  findParts,
  type Member,
  type PartKind,
  type Parts,
  type PartsReader,
  rowsOfParts,
  type SameName,
  sameNames,
} from '../readings/people-parts.ts';
import { loadedOf, loadKinds, loadReadings, type Span } from '../readings/reading-store.ts';

/** What is at hand of people when their rows are written. */
export type AtHand = {
  readings: PeopleReadings;
  readFrom: PeopleChurch['readFrom'];
  households: PeopleChurch['households'];
  /** Everybody in the list of households. */
  listed: ReadonlySet<string>;
  firstGifts: ReadonlyMap<string, string>;
};

type Place = { accountId: string; seal: Keyring };
type Needed = { choices: MeasureChoices; coverages: Coverages; isWhole: boolean };

/** No day of a kind that is not read. */
const never = '9999-12-31';

/**
 * Loads what a run has read and what is kept. Givers are kept under a key of their own: they are found by the
 * people whom this run has in hand.
 *
 * @param isWhole whether the run has read the past, or only the newest week
 */
export async function loadAtHand(
  client: PoolClient,
  place: Place,
  needed: Needed,
): Promise<AtHand> {
  // The same people come every week and stand in every kind: each name is held once.
  const same = sameNames();
  const partsOf = await findParts(client, place, same);
  const { householdOf, listed, personOf } = await loadMembers(partsOf, needed);
  const firstGifts = new Map(lastOf(await partsOf('firstGifts')) ?? []);
  const kept = await loadKept(client, place.accountId, needed, same);
  const { readings, readFrom } = needed.isWhole
    ? await withParts(partsOf, kept, needed)
    : withGivers(kept, personOf);
  return { readings, readFrom, households: householdsOf(householdOf), listed, firstGifts };
}

/** Who belongs together, and, for the weekly run, whose givers' hash is whose. */
async function loadMembers(partsOf: PartsReader, { isWhole }: Needed) {
  const members = lastOf(await partsOf('households'));
  const newest = isWhole ? [] : (await partsOf('newest')).flatMap(({ rows }) => rows);
  const known = isWhole ? [] : [...(members ?? []), ...newest];
  return {
    householdOf: members && new Map(members.flatMap(ofHousehold)),
    listed: new Set((members ?? []).map(([person]) => person)),
    personOf: new Map(
      known.flatMap(([person, , giver]) => (giver === null ? [] : [[giver, person] as const])),
    ),
  };
}

const ofHousehold = ([person, household]: Member) =>
  household === null ? [] : [[person, household] as const];

function lastOf<Kind extends PartKind>(parts: Parts<Kind>): Parts<Kind>[number]['rows'] | null {
  return parts.at(-1)?.rows ?? null;
}

type PartOf<Row> = Span & { rows: readonly Row[] };
type Kept = { readings: PeopleReadings; readFrom: PeopleChurch['readFrom'] };

const kinds = [
  'checkIns',
  'firstVisits',
  'firstSeen',
  'guestCards',
  'team',
  'donors',
  'groupJoins',
] as const satisfies readonly ReadingKind[];
const always: Span = { from: '-infinity', to: 'infinity' };

/** What is kept for some weeks, from the first whole one on. */
async function loadKept(
  client: PoolClient,
  accountId: string,
  { choices, coverages, isWhole }: Needed,
  same: SameName,
): Promise<Kept> {
  // A whole run has much in hand already: one kind after the other, so that their texts do not add up.
  const asked = kinds.map((kind) => ({ kind, ...always }));
  const loaded = isWhole ? null : await loadKinds(client, accountId, asked);
  const load = async <Kind extends (typeof kinds)[number]>(kind: Kind) =>
    loaded === null ? await loadReadings(client, accountId, kind, always) : loadedOf(loaded, kind);
  const from = (kind: 'checkIns' | 'team' | 'donors') => {
    const coverage = coverages.get(kind);
    const first = coverage && (coverage.keptFrom ?? coverage.from);
    return first === undefined ? never : wholeWeekFrom(first, choices);
  };
  const readFrom = { checkIns: from('checkIns'), team: from('team'), donors: from('donors') };
  const named = <Row extends { day: string; people: readonly string[] }>(
    rows: readonly Row[],
    since = '',
  ) =>
    rows.filter(({ day }) => day >= since).map((row) => ({ ...row, people: row.people.map(same) }));
  const firstVisits = await load('firstVisits');
  return {
    readFrom,
    readings: {
      checkIns: named(await load('checkIns'), readFrom.checkIns),
      firstVisits: firstVisits.map((visit) => ({ ...visit, person: same(visit.person) })),
      firstSeen: named(await load('firstSeen')),
      guestCards: named(await load('guestCards')),
      team: named(await load('team'), readFrom.team),
      donors: named(await load('donors'), readFrom.donors),
      groupJoins: named(await load('groupJoins')),
    },
  };
}

/** The first week of which all days are at hand. */
function wholeWeekFrom(day: string, { weekStartsOn }: MeasureChoices): string {
  const week = weekOf(day, weekStartsOn);
  return week < day ? addWeeks(week, 1) : week;
}

/** Kept givers by the hashes of those who come; nobody else can be a new household's. */
function withGivers({ readings, readFrom }: Kept, personOf: ReadonlyMap<string, string>): Kept {
  const donors = readings.donors.map((each) => ({
    ...each,
    people: each.people.flatMap((giver) => personOf.get(giver) ?? []),
  }));
  return { readFrom, readings: { ...readings, donors } };
}

/**
 * What the run has read, over what is kept: one that goes on after another has failed does not read again what
 * that one kept.
 */
async function withParts(
  partsOf: PartsReader,
  { readings, readFrom }: Kept,
  { choices, coverages }: Needed,
): Promise<Kept> {
  const over = <Row>(kind: ReadingKind, rows: readonly Row[], read: readonly PartOf<Row>[]) => {
    const kept = coverages.get(kind);
    return kept ? [{ from: kept.keptFrom ?? kept.from, to: kept.to, rows }, ...read] : read;
  };
  const parts = {
    checkIns: over('checkIns', readings.checkIns, await partsOf('checkIns')),
    team: over('team', readings.team, await partsOf('team')),
    donors: await partsOf('donors'),
    guestCards: await partsOf('guestCards'),
  };
  const from = (kind: 'checkIns' | 'team' | 'donors') => {
    const covered = coveredByParts(parts[kind]);
    return covered === null ? null : wholeWeekFrom(covered.from, choices);
  };
  const [checkInsFrom, teamFrom, donorsFrom] = [from('checkIns'), from('team'), from('donors')];
  return {
    readFrom: {
      checkIns: checkInsFrom ?? readFrom.checkIns,
      team: teamFrom ?? readFrom.team,
      donors: donorsFrom ?? never,
    },
    readings: {
      ...readings,
      ...(checkInsFrom && { checkIns: onFrom(rowsOfParts(parts.checkIns), checkInsFrom) }),
      ...(teamFrom && { team: onFrom(rowsOfParts(parts.team), teamFrom) }),
      donors: donorsFrom ? onFrom(rowsOfParts(parts.donors), donorsFrom) : [],
      ...(parts.guestCards.length > 0 && { guestCards: rowsOfParts(parts.guestCards) }),
    },
  };
}

function onFrom<Row extends { day: string }>(rows: readonly Row[], day: string): Row[] {
  return rows.filter((row) => row.day >= day);
}

/** The first day on which anybody was checked in at a counted event, as far as is known. */
export function firstCheckInOf(
  { checkIns, firstSeen, firstVisits }: PeopleReadings,
  choices: MeasureChoices,
  who: WhoChecksIn,
  before: string | null,
): string | null {
  const { isCounted, countedEvents } = placesOf(choices, who, checkIns);
  const days = [
    ...checkIns.filter((each) => each.records > 0 && isCounted(each)).map(({ day }) => day),
    ...[...firstSeen, ...firstVisits].flatMap(({ eventId, day }) =>
      countedEvents.has(eventId) ? day : [],
    ),
    ...(before === null ? [] : [before]),
  ];
  return days.reduce<string | null>(
    (first, day) => (first === null || day < first ? day : first),
    null,
  );
}

/** Thirteen weeks before the current one: whose people are compared between products. */
export function recentDays(currentWeek: string): Span {
  return { from: addWeeks(currentWeek, -13), to: addDays(currentWeek, -1) };
}
