import type { PoolClient } from 'pg';
import { addWeeks, weekOf, weeksFrom } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { PeopleChurch } from '#analytics/people/church.ts';
import {
  calendarOf,
  countQuarters,
  measureQuarters,
  newestClosedQuarter,
} from '#analytics/people/counting/count-quarters.ts';
import {
  type CountedWeeks,
  comersByWeek,
  countWeeks,
} from '#analytics/people/counting/count-weeks.ts';
import { decidedBy, newcomersIn } from '#analytics/people/counting/newcomers.ts';
import { sharesOf } from '#analytics/people/counting/shares.ts';
import { gaveOn, joinedOn, onTeams } from '#analytics/people/facts.ts';
import { areSamePeople } from '#analytics/people/gate.ts';
import { type Path, pathOf } from '#analytics/people/path.ts';
import type { Product } from '#analytics/people/quarterly/quarterly.ts';
import type { PeopleWeek } from '#analytics/people/weekly/weekly.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { choicesInEffect, type KeptChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { Coverages } from '../readings/coverage-store.ts';
import { churchTime, newestClosedWeek } from '../readings/history.ts';
import { loadReadings, replaceReadings } from '../readings/reading-store.ts';
import { readChurchFacts } from './church-facts.ts';
import { type AtHand, firstCheckInOf, loadAtHand, recentDays } from './people-church.ts';
import { keepPeopleState, type PeopleState } from './people-state.ts';
import { dropOtherWeeks, keepPeopleWeeks, readPeopleWeeks } from './people-weeks.ts';
import {
  dropSeenQuarters,
  keepQuarters,
  readGivingMemory,
  rememberGiving,
} from './quarter-store.ts';

/** Newcomers of so many weeks, the current one included, stay as they were decided. */
const decidedWeeks = 17;

export type Counting = {
  accountId: string;
  now: Date;
  seal: Keyring;
  kept: KeptChoices;
  coverages: Coverages;
  /** What was counted before; null before the first time. */
  state: PeopleState | null;
  /** Whether the run has read the past, so that quarters are counted too. */
  isWhole: boolean;
  computedWith: string;
};

/** Counts a church's people by week and quarter, and stores the rows with what they rest on. */
export async function countPeople(client: PoolClient, counting: Counting): Promise<void> {
  const { accountId, now, kept, state, isWhole, coverages } = counting;
  const choices = choicesInEffect(kept);
  const facts = await readChurchFacts(client, accountId, choices);
  const atHand = await loadAtHand(
    client,
    { accountId, seal: counting.seal },
    { choices, coverages, isWhole },
  );
  const church = churchOf(counting, { choices, atHand, ...facts });
  const decided = isWhole ? new Map() : await readDecided(client, accountId, church);
  const path = isWhole ? church.path : pathOf(church.people, decided);
  const time = churchTime(now, choices);
  const newest = newestClosedWeek(time);
  const isDecided = (week: string) =>
    isWhole || decided.has(week) || state?.week == null || week > state.week;
  const weeks = countWeeks(path, isDecided);
  await keepPeopleWeeks(client, accountId, weeks, { choices, now, firstWeek: time.firstWeek });
  await keepNewcomers(client, accountId, path, {
    ...{ newest, isDecided },
    from: addWeeks(time.currentWeek, 1 - decidedWeeks),
  });
  const next: PeopleState = { ...church.state, week: newest };
  if (isWhole) {
    await dropOtherWeeks(client, accountId, choices);
    const quarters = await countAll(client, counting, { path, weeks, atHand, choices });
    const before = isSameBasis(counting) ? (state?.measured ?? {}) : {};
    next.measured = measureQuarters(path, church.shares, before);
    next.spans = quarters.spans;
    next.otherIds = quarters.otherIds;
    next.quarter = newestClosedQuarter(calendarOf(path), time.currentWeek, time.today);
  }
  await keepPeopleState(client, accountId, next, { now, isQuarterly: isWhole });
}

const isSameBasis = ({ state, computedWith }: Counting) => state?.computedWith === computedWith;

type Known = Awaited<ReturnType<typeof readChurchFacts>> & {
  choices: MeasureChoices;
  atHand: AtHand;
};

/** The church as its people are counted, and what is stored of it. */
function churchOf(counting: Counting, { choices, atHand, heads, serviceDay, masked }: Known) {
  const { now, isWhole, kept } = counting;
  const { readings, readFrom, households } = atHand;
  const before = counting.state ?? neverCounted;
  const shares = sharesOf(readings.checkIns, choices, heads);
  const time = churchTime(now, choices);
  // Anew in quarterly runs only, so that the choice does not waver.
  const isAnew = isWhole || counting.state === null;
  const { checkIn, c, k } = isAnew ? shares(newestClosedWeek(time)) : before;
  const whoChecksIn = choices.checkIn ?? checkIn;
  // What was counted with other choices says nothing of these.
  const same = isSameBasis(counting) ? before : neverCounted;
  const comersBefore = Object.entries(same.comers).filter(([week]) => week < readFrom.checkIns);
  const people: PeopleChurch = {
    ...{ readings, choices, whoChecksIn, households, serviceDay, readFrom, masked },
    firstCheckIn: firstCheckInOf(readings, choices, whoChecksIn, same.firstCheckIn),
    localNow: localTime(now, choices.timeZone),
    comersBefore: new Map(comersBefore),
    hasOtherProducts: hasOtherProducts(choices),
    currency: kept.currency,
  };
  const path = pathOf(people);
  const state: PeopleState = {
    ...before,
    ...{ unit: households.unit, checkIn, c, k, firstCheckIn: people.firstCheckIn },
    comers: { ...Object.fromEntries(comersBefore), ...comersByWeek(path) },
    begins: path.begins,
    groupsSince: before.groupsSince ?? (choices.groups === null ? null : time.today),
    computedWith: isWhole ? counting.computedWith : before.computedWith,
  };
  return { people, path, shares, state };
}

const neverCounted: PeopleState = {
  ...{ unit: 'households', checkIn: 'nobody', c: null, k: null },
  ...{ measured: {}, comers: {}, spans: {}, otherIds: [], computedWith: '' },
  ...{ firstCheckIn: null, begins: null, groupsSince: null, week: null, quarter: null },
};

function hasOtherProducts({ groups, giving, serving }: MeasureChoices): boolean {
  return groups !== null || giving !== null || serving?.source === 'team_members';
}

function localTime(now: Date, timeZone: string): string {
  return Temporal.Instant.from(now.toISOString())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });
}

async function readDecided(
  client: PoolClient,
  accountId: string,
  { people: { households, choices } }: ReturnType<typeof churchOf>,
) {
  const always = { from: '-infinity', to: 'infinity' };
  const newcomers = await loadReadings(client, accountId, 'newcomers', always);
  return decidedBy(newcomers, households, (day) => weekOf(day, choices.weekStartsOn));
}

async function keepNewcomers(
  client: PoolClient,
  accountId: string,
  path: Path,
  {
    from,
    newest,
    isDecided,
  }: { from: string; newest: string; isDecided: (week: string) => boolean },
): Promise<void> {
  const key = { accountId, type: 'planning_center', kind: 'newcomers' } as const;
  const weeks = weeksFrom(from, newest).filter(
    (week) => path.attended.isKnown(week) && isDecided(week),
  );
  await replaceReadings(client, key, { from, to: addDays(newest, 6) }, newcomersIn(path, weeks));
  await client.query(
    `delete from private.readings where account_id = $1 and kind = 'newcomers' and day < $2`,
    [accountId, from],
  );
}

/** Counts the quarters and stores them. */
async function countAll(
  client: PoolClient,
  { accountId, now, kept, state, coverages }: Counting,
  {
    path,
    weeks,
    atHand,
    choices,
  }: { path: Path; weeks: CountedWeeks; atHand: AtHand; choices: MeasureChoices },
) {
  const stored = await readPeopleWeeks(client, accountId);
  const weekly = (id: 'new_households' | 'new_households_again') =>
    new Map<string, PeopleWeek>(
      [...(stored.get(id) ?? []), ...(weeks.get(id) ?? [])].map((row) => [row.week, row]),
    );
  const products = productsOf(path, {
    atHand,
    coverages,
    choices,
    kept,
    groupsSince: state?.groupsSince ?? null,
    now,
  });
  const counted = countQuarters({
    path,
    products: products.open,
    isGivingChosen: kept.chosen !== null,
    firstGifts: atHand.firstGifts,
    weekly: {
      new_households: weekly('new_households'),
      new_households_again: weekly('new_households_again'),
    },
    spans: state?.spans ?? {},
    memory: await readGivingMemory(client, accountId),
  });
  if (path.church.whoChecksIn === 'nobody') {
    await dropSeenQuarters(client, accountId);
  }
  await keepQuarters(client, accountId, counted.rows, now);
  await rememberGiving(client, accountId, counted.remembered);
  return { spans: counted.spans, otherIds: products.otherIds };
}

type ProductFacts = {
  atHand: AtHand;
  coverages: Coverages;
  choices: MeasureChoices;
  kept: KeptChoices;
  groupsSince: string | null;
  now: Date;
};

/** What can be told of each product that is joined to check-ins, and which has other ids. */
function productsOf(
  path: Path,
  { atHand, coverages, choices, kept, groupsSince, now }: ProductFacts,
) {
  const { currentWeek, today } = churchTime(now, choices);
  const { from, to } = recentDays(currentWeek);
  const { church } = path;
  const { checkIns, firstSeen, firstVisits } = church.readings;
  const seen = new Set([
    ...atHand.listed,
    ...[...checkIns, ...firstSeen].flatMap(({ people }) => people),
    ...firstVisits.map(({ person }) => person),
  ]);
  const isSame = (
    facts: readonly { day: string; people: readonly string[] }[],
    isRecent: boolean,
  ) => {
    const recent = facts.filter(({ day }) => !isRecent || (day >= from && day <= to));
    return areSamePeople(new Set(recent.flatMap(({ people }) => people)), (one) => seen.has(one));
  };
  const same = {
    services: choices.serving?.source !== 'team_members' || isSame(onTeams(church), true),
    groups: isSame(joinedOn(church), false),
    giving: isSame(gaveOn(church), true),
  };
  const isRead = (product: keyof typeof same) => kept.available.refused[product] === undefined;
  const sinceServing =
    choices.serving?.source === 'check_ins'
      ? church.firstCheckIn
      : (coverages.get('team')?.firstDay ?? null);
  const open: Record<keyof typeof same, Product> = {
    services: {
      isOpen: choices.serving !== null && isRead('services') && same.services,
      since: sinceServing,
    },
    groups: {
      isOpen: choices.groups !== null && isRead('groups') && same.groups,
      since: groupsSince ?? today,
    },
    giving: {
      isOpen: choices.giving !== null && isRead('giving') && same.giving,
      since: coverages.get('gifts')?.firstDay ?? null,
    },
  };
  const otherIds = (['services', 'groups', 'giving'] as const).filter((product) => !same[product]);
  return { open, otherIds };
}
