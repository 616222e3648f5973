import type { PoolClient } from 'pg';
import { addWeeks, lastDayOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { nothingKnown } from '#server/church/choices.ts';
import type { Keyring } from '#server/integrations/credentials/keyring.ts';
import type { ReaderContext } from '#server/sync/reader.ts';
import { extendCoverage } from '#server/sync/readings/coverage-store.ts';
import { type PeopleKey, peopleKeys } from '#server/sync/readings/people-key.ts';
import { keepPart, type PartKind, type PartRows } from '#server/sync/readings/people-parts.ts';
import type { StoredKind, StoredReadings } from '#server/sync/readings/reading-lists.ts';
import { replaceReadings, type Span } from '#server/sync/readings/reading-store.ts';
import { sundayOf } from '#testing/figures/people/church-of-visits.ts';
import { firstWeek, simulateFamilies } from '#testing/figures/people/simulated-families.ts';
import { simulateGifts } from '#testing/figures/people/simulated-giving.ts';

const type = 'planning_center';
const weeks = 200;
/** Weeks that a quarterly run has read, and those of which hashes are kept. */
const read = { checkIns: 93, team: 92, donors: 119 };
const kept = { checkIns: 17, team: 14, donors: 14 };
const windowWeeks = 13;
const always: Span = { from: '0001-01-01', to: '9999-12-31' };
const serviceTypes = ['worship', 'welcome', 'kids'];

/** When its quarterly run counts. */
export const largeChurchNow = new Date(`${addDays(addWeeks(firstWeek, weeks), 3)}T18:00:00Z`);

/**
 * Stores what a quarterly run has read of a church in which everybody checks in, whose helpers and givers are
 * known: all but its rows.
 *
 * @param size people on a Sunday, about
 * @returns how many people there are
 */
export async function keepLargeChurch(
  context: ReaderContext,
  keyring: Keyring,
  size: number,
): Promise<number> {
  const keys = peopleKeys(keyring, context);
  const key = await keys.open('checkIns');
  const givers = await keys.open('donors');
  const made = make(size, key);
  await context.write(async (client) => {
    await keepChoices(client, context.accountId, made.choices);
    await keepReadings(client, context, made, givers);
    await keepParts(client, context, key, made);
  });
  return made.people.length;
}

type Made = ReturnType<typeof make>;

function make(size: number, { hash }: PeopleKey) {
  const { church, log } = simulateFamilies({ seed: 1, size, weeks });
  const known = new Map(
    log.families.flatMap(({ people }) => people.map((person) => [person, hash(person)] as const)),
  );
  const hashed = (people: readonly string[]) => people.flatMap((one) => known.get(one) ?? []);
  const members = log.families.filter(({ isGuest }) => !isGuest);
  const helpers = members.flatMap(({ people }) => people.slice(0, 1));
  const gifts = Map.groupBy(simulateGifts(log, 1), ({ week }) => week);
  return {
    choices: {
      ...church.choices,
      serving: { source: 'team_members' as const, serviceTypeIds: serviceTypes },
      groups: { groupTypeIds: 'all' as const },
      giving: { fundIds: 'all' as const },
    },
    people: [...known.values()],
    members: log.families.flatMap(({ id, people }) =>
      people.map((person) => [known.get(person) ?? '', hash(`household:${id}`), null] as const),
    ),
    checkIns: church.readings.checkIns.map((each) => ({ ...each, people: hashed(each.people) })),
    firstVisits: church.readings.firstVisits.map(({ person, ...visit }) => ({
      ...visit,
      person: known.get(person) ?? '',
    })),
    team: Array.from({ length: weeks }, (_, week) =>
      serviceTypes.map((serviceTypeId, index) => {
        const people = helpers.filter((__, number) => (number + week) % 9 === index);
        const plan = { serviceTypeId, planId: `${serviceTypeId} ${week}`, records: people.length };
        const day = sundayOf(week);
        return { ...plan, day, startsAt: `${day}T09:00:00`, people: hashed(people) };
      }),
    ).flat(),
    donors: [...gifts].map(([week, given]) => ({
      day: sundayOf(week),
      currency: 'USD',
      people: hashed([...new Set(given.map(({ person }) => person))]),
    })),
  };
}

async function keepChoices(
  client: PoolClient,
  accountId: string,
  choices: Made['choices'],
): Promise<void> {
  await client.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons, chosen, currency)
     values ($1, $2, $3, '{}', $3, 'USD')`,
    [accountId, JSON.stringify(nothingKnown.available), JSON.stringify(choices)],
  );
}

const last = weeks - 1;
const spanOf = (from: number, to: number): Span => ({
  from: addWeeks(firstWeek, from),
  to: lastDayOf(addWeeks(firstWeek, to)),
});
const within = <Row extends { day: string }>(rows: readonly Row[], { from, to }: Span): Row[] =>
  rows.filter(({ day }) => day >= from && day <= to);

/** What nights keep. */
async function keepReadings(
  client: PoolClient,
  { accountId, now }: ReaderContext,
  { choices, checkIns, firstVisits, team, donors, people }: Made,
  givers: PeopleKey,
): Promise<void> {
  const whole = spanOf(0, last);
  const keep = async <Kind extends StoredKind>(
    kind: Kind,
    span: Span,
    rows: readonly StoredReadings[Kind][number][],
  ) => {
    await replaceReadings(client, { accountId, kind }, span, rows);
    const covering = { kind, span, firstDay: whole.from, asOf: now, property: '' };
    await extendCoverage(client, { accountId, type, choices, ...covering });
  };
  const newest = (kind: keyof typeof kept) => spanOf(weeks - kept[kind], last);
  await keep('checkIns', newest('checkIns'), within(checkIns, newest('checkIns')));
  await keep('team', newest('team'), within(team, newest('team')));
  const given = within(donors, newest('donors')).map((each) => ({
    ...each,
    people: each.people.map(givers.hash),
  }));
  await keep('donors', newest('donors'), given);
  await keep('gifts', whole, []);
  await keep('firstVisits', whole, firstVisits);
  const seen = Map.groupBy(firstVisits, ({ day }) => day);
  const firstSeen = [...seen].map(([day, visits]) => ({
    ...{ day, eventId: 'sunday' },
    people: visits.map(({ person }) => person),
  }));
  await keep('firstSeen', whole, firstSeen);
  const joins = people.filter((_, index) => index % 8 === 0);
  const groupJoins = joins.map((person, index) => ({
    ...{ day: sundayOf(76 + (index % 124)), groupTypeId: '1', people: [person] },
  }));
  await keep('groupJoins', whole, groupJoins);
}

/** What a quarterly run has read. */
async function keepParts(
  client: PoolClient,
  { accountId }: ReaderContext,
  { seal }: PeopleKey,
  { checkIns, team, donors, members, firstVisits }: Made,
): Promise<void> {
  const keep = <Kind extends PartKind>(kind: Kind, span: Span, rows: PartRows[Kind]) =>
    keepPart(client, { accountId, seal }, { kind, ...span }, rows);
  const inWindows = async <Kind extends keyof typeof read>(
    kind: Kind,
    rowsIn: (span: Span) => PartRows[Kind],
  ) => {
    for (let to = last; to > last - read[kind]; to -= windowWeeks) {
      const span = spanOf(Math.max(to - windowWeeks, last - read[kind]) + 1, to);
      await keep(kind, span, rowsIn(span));
    }
  };
  await inWindows('checkIns', (span) => within(checkIns, span));
  await inWindows('team', (span) => within(team, span));
  await inWindows('donors', (span) => within(donors, span));
  await keep('households', always, members);
  const firstGifts = firstVisits.map(({ person, day }) => [person, day] as const);
  await keep('firstGifts', always, firstGifts);
}
