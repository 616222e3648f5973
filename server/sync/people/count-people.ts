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
import { type CountedWeeks, countWeeks } from '#analytics/people/counting/count-weeks.ts';
import { decidedBy, newcomersIn } from '#analytics/people/counting/newcomers.ts';
import { sharesOf } from '#analytics/people/counting/shares.ts';
import { type Path, pathOf } from '#analytics/people/path.ts';
import type { PeopleWeek } from '#analytics/people/weekly/weekly.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { choicesInEffect, type KeptChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { Coverages } from '../readings/coverage-store.ts';
import { churchTime, newestClosedWeek } from '../readings/history.ts';
import { loadReadings, replaceReadings } from '../readings/reading-store.ts';
import { readChurchFacts } from './church-facts.ts';
import { closeAgain } from './close-again.ts';
import { countedBefore, formerOf, isSameBasis, neverCounted } from './counted-before.ts';
import { tellsGiving } from './people-basis.ts';
import { type AtHand, firstCheckInOf, loadAtHand } from './people-church.ts';
import { productsOf } from './people-products.ts';
import { keepPeopleState, type PeopleState } from './people-state.ts';
import { exchangeOtherWeeks, keepPeopleWeeks, readPeopleWeeks } from './people-weeks.ts';
import {
  dropSeenQuarters,
  keepQuarters,
  readGivingMemory,
  readPutBack,
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

/**
 * Counts a church's people by week and quarter, and stores the rows with what they rest on.
 *
 * @returns how they were counted
 */
export async function countPeople(client: PoolClient, counting: Counting): Promise<PeopleState> {
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
    await exchangeOtherWeeks(client, accountId, choices);
    const quarters = await countAll(client, counting, { path, weeks, atHand, choices });
    next.measured = measureQuarters(path, church.shares, countedBefore(counting).measured);
    next.tellsGiving = tellsGiving(kept);
    next.spans = quarters.spans;
    next.otherIds = quarters.otherIds;
    next.quarter = newestClosedQuarter(calendarOf(path), time.currentWeek, time.today);
  }
  if (!isWhole && state !== null && isSameBasis(counting)) {
    await closeAgain(client, accountId, path, { state, newest, now });
  }
  await keepPeopleState(client, accountId, next, { now, isQuarterly: isWhole });
  return next;
}

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
  const same = countedBefore(counting);
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
  // Between other choices and their quarterly run, what was counted with the former ones stays theirs.
  const isOwn = isWhole || isSameBasis(counting);
  const state: PeopleState = {
    ...before,
    ...{ unit: households.unit, checkIn, c, k },
    firstCheckIn: isOwn ? people.firstCheckIn : before.firstCheckIn,
    comers: isOwn ? Object.fromEntries(path.attended.comers) : before.comers,
    begins: path.begins,
    groupsSince: counting.coverages.get('groupJoins')?.firstDay ?? null,
    computedWith: isWhole ? counting.computedWith : before.computedWith,
    former: isWhole ? formerOf(counting) : before.former,
  };
  return { people, path, shares, state };
}

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
  const key = { accountId, kind: 'newcomers' } as const;
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
  { accountId, now, kept, state, coverages, computedWith }: Counting,
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
  const isSeen = path.church.whoChecksIn !== 'nobody';
  if (!isSeen) {
    await dropSeenQuarters(client, accountId);
  }
  const back = isSeen ? await readPutBack(client, accountId, computedWith) : [];
  const isCounted = new Set(counted.rows.map(({ quarter, measure }) => `${quarter} ${measure}`));
  const rows = [
    ...counted.rows,
    ...back.filter(({ quarter, measure }) => !isCounted.has(`${quarter} ${measure}`)),
  ];
  await keepQuarters(client, accountId, rows, { now, computedWith });
  await rememberGiving(client, accountId, counted.remembered);
  return { spans: counted.spans, otherIds: products.otherIds };
}
