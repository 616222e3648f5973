import { followed, newestClosedQuarter } from '#analytics/people/counting/count-quarters.ts';
import { firstWeekOfStopped } from '#analytics/people/quarterly/giving-rows.ts';
import { choicesInEffect, type KeptChoices, readChoices } from '../../../church/choices.ts';
import { readChurchFacts } from '../../people/church-facts.ts';
import { countPeople } from '../../people/count-people.ts';
import { areCountedWith, peopleBasis, tellsGiving } from '../../people/people-basis.ts';
import { type PeopleState, readPeopleState } from '../../people/people-state.ts';
import { quarterlyDue } from '../../people/quarterly-due.ts';
import { AnswerUnusable, type ReaderContext, type ReadMode, type ReadTask } from '../../reader.ts';
import { readCoverage } from '../../readings/coverage-store.ts';
import { churchTime } from '../../readings/history.ts';
import { dropParts } from '../../readings/people-parts.ts';
import type { KnownChurch } from '../known-church.ts';
import { openReading } from '../open-reading.ts';
import type { PeopleStep } from './plan-people.ts';
import { readPeopleStep } from './read-people.ts';

type Following = { step: PeopleStep; task: ReadTask; church: KnownChurch; rowsMax: number };

/** Reads a step of people; the last one writes their rows, and drops what was read for them. */
export async function followPeople(
  context: ReaderContext,
  { step, task, church, rowsMax }: Following,
): Promise<void> {
  if (step === 'rows') {
    await requireRead(context);
    await writeRows(context, church);
    return;
  }
  const isPast =
    step === 'checkIns' || step === 'team' || step === 'gifts' || step === 'guestCards';
  await readPeopleStep(context, {
    ...{ step, task, keys: church.keys },
    open: async (hash, span) => {
      const asked = { kind: isPast ? step : ('checkIns' as const), hash, ...span };
      return { ...(await openReading(context, await church.choices.known(), asked)), rowsMax };
    },
  });
}

/** The kinds that people are counted from. */
const behindPeople = ['checkIns', 'firstVisits', 'team', 'gifts', 'guestCards'];

/** A run of which a step failed leaves the rows as they were. */
async function requireRead({ pool, accountId }: ReaderContext): Promise<void> {
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::integer as left from private.sync_tasks
     where account_id = $1 and integration_type = 'planning_center' and done_at is null
       and kind <> 'people rows' and (kind like 'people %' or regexp_replace(kind, '^known ', '') = any ($2))`,
    [accountId, behindPeople],
  );
  if (rows[0]?.left !== 0) {
    throw new AnswerUnusable('uneven', 'people are counted when everything else was read');
  }
}

async function writeRows(context: ReaderContext, { keys }: KnownChurch): Promise<void> {
  const { accountId, now, mode } = context;
  const { seal } = await keys.open('checkIns');
  const counted = await context.compute(async (client) => {
    const kept = await readChoices(client, accountId);
    const people =
      kept &&
      (await countPeople(client, {
        ...{ accountId, now, seal, kept },
        coverages: await readCoverage(client, accountId),
        state: await readPeopleState(client, accountId),
        isWhole: mode === 'first' || mode === 'quarterly',
        computedWith: peopleBasis(choicesInEffect(kept)),
      }));
    await dropParts(client, accountId);
    return kept && { kept, people };
  });
  if (counted) {
    await keepQuarterlyDue(context, counted, true);
  }
}

/** What a church counts, and how its people were counted last. */
type Counted = { kept: KeptChoices; people: PeopleState | null };

/** Notes when a church's people are counted anew from all that cohorts need. */
export async function keepQuarterlyDue(
  context: ReaderContext,
  { kept, people: state }: Counted,
  isFollowed: boolean,
): Promise<void> {
  const { accountId, pool, now, mode } = context;
  const isCounting = mode === 'first' || mode === 'quarterly';
  // On most nights it stays as it is.
  if (!isCounting && isFollowed && (await isKnownDue(context, state, kept))) {
    return;
  }
  const { serviceDay } = await readChurchFacts(pool, accountId, choicesInEffect(kept));
  // The first reading counts them in its end.
  const isDue = isFollowed && !(state === null && mode === 'first');
  const due = isDue ? quarterlyDue(accountId, { state, kept, serviceDay, now }) : null;
  await context.write((client) =>
    client.query(
      `update private.sync_connections set quarterly_due_at = $2, wants_quarterly = wants_quarterly or $3
       where account_id = $1 and integration_type = 'planning_center'`,
      [accountId, due?.at ?? null, due?.isAwaited === true && !isCounting],
    ),
  );
}

async function isKnownDue(
  { pool, accountId }: ReaderContext,
  state: PeopleState | null,
  kept: KeptChoices,
): Promise<boolean> {
  if (state === null || !areCountedWith(state, kept)) {
    return false;
  }
  const { rows } = await pool.query(
    `select from private.sync_connections where account_id = $1
       and integration_type = 'planning_center' and quarterly_due_at is not null`,
    [accountId],
  );
  return rows.length > 0;
}

/** What the steps of people follow from: how far they were counted, and which cohorts are still followed. */
export async function readFollowed(
  { pool, accountId, now }: ReaderContext,
  { kept, people: state }: Counted,
  mode: ReadMode,
) {
  if (state === null || mode !== 'quarterly') {
    return state && { week: state.week, lastWeek: null, span: 1 };
  }
  const choices = choicesInEffect(kept);
  const { serviceDay } = await readChurchFacts(pool, accountId, choices);
  const calendar = { weekStartsOn: choices.weekStartsOn, serviceDay };
  const { currentWeek, today } = churchTime(now, choices);
  const quarter = newestClosedQuarter(calendar, currentWeek, today);
  return {
    week: state.week,
    ...followed(state.spans, quarter, calendar),
    // With the first choice of what counts, it is told of the last whole year too who gave and stopped.
    ...(tellsGiving(kept) &&
      !state.tellsGiving && { giftsFrom: firstWeekOfStopped(quarter, calendar) }),
  };
}
