import { randomBytes } from 'node:crypto';
import { isPeopleFigure, type QuarterMeasure } from '#contract/people.ts';
import { choicesInEffect, readChoices } from '#server/church/choices.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { planningCenterReader } from '#server/sync/planning-center/planning-center-reader.ts';
import type { ProviderReader, ReadMode } from '#server/sync/reader.ts';
import { type Recount, recountPeople } from '#testing/recomputed-figures/people.ts';
import { recountQuarter } from '#testing/recomputed-figures/people-quarters.ts';
import { recomputedWeeks } from '#testing/recomputed-figures/people-weeks.ts';
import type { Planner } from '#testing/sandbox/planning-center.ts';
import { sandboxChurch } from '#testing/sandbox/sandbox-church.ts';
import { connectChurch } from '#testing/sync/planning-center-church.ts';
import { runReader } from '#testing/sync/reader-context.ts';
import type { TestDatabase } from '#testing/test-database.ts';

type WeekRow = { figure: string; week: string; value: string | null; count: number; state: string };
type StoredQuarter = {
  quarter: string;
  measure: QuarterMeasure;
  span: number;
  value: number | null;
  base: number | null;
  state: string;
};

/** Weeks from which on members do not look new any more. */
const comparedFrom = '2024-03-01';

export type PeopleStand = ReturnType<typeof peopleStand>;

/** A church of the sandbox, connected again and again, and what is counted of its people. */
export function peopleStand(database: TestDatabase, planner: Planner, identity = 'grace-hill') {
  const reader = planningCenterReader(createKeyring(randomBytes(32)));
  const { owner } = database;
  const churchNow = () => new Date(planner.clock.now());

  /** A church, and runs of it at the sandbox's moment. */
  async function connect() {
    const church = await connectChurch(database, planner, { identity });
    const run = (mode: ReadMode, by: ProviderReader = reader) =>
      runReader(by, { ...church.context, now: churchNow() }, mode);
    const { accountId } = church;
    return {
      ...church,
      run,
      readChosen: () => run('first', confirming(reader, accountId)),
      weeks: (from = '2000-01-01') => weeksOf(accountId, from),
      quarters: () => quartersOf(accountId),
      recount: () => recountOf(accountId),
      compareWeeks: async (recount: Recounted) =>
        compareWeeks(await weeksOf(accountId, comparedFrom), recount),
      compareQuarters: async (recount: Recounted) =>
        compareQuarters(await quartersOf(accountId), recount),
    };
  }

  /** Somebody confirms what is suggested while a church is read for the first time. */
  function confirming(by: ProviderReader, accountId: string): ProviderReader {
    return {
      open: (context) => {
        const run = by.open(context);
        return {
          ...run,
          plan: async (mode) => {
            const tasks = await run.plan(mode);
            await owner.query(
              'update analytics.measure_choices set chosen = suggested where account_id = $1',
              [accountId],
            );
            return tasks;
          },
        };
      },
    };
  }

  /** The weekly measures of people. */
  async function weeksOf(accountId: string, from: string): Promise<WeekRow[]> {
    const { rows } = await owner.query<WeekRow>(
      `select figure, week::text, value::text, count, state, source from analytics.figures
       where account_id = $1 and week >= $2 and figure ~ '^(new_|regulars|not_seen|people_|serving_)'
       order by figure, week`,
      [accountId, from],
    );
    return rows;
  }

  async function quartersOf(accountId: string): Promise<StoredQuarter[]> {
    const { rows } = await owner.query<StoredQuarter>(
      `select quarter, measure, span, value, base, state from analytics.quarters
       where account_id = $1 order by quarter, measure`,
      [accountId],
    );
    return rows;
  }

  /** What the records say at the sandbox's moment, counted one by one. */
  async function recountOf(accountId: string) {
    const kept = await readChoices(owner, accountId);
    const now = planner.clock.now();
    const given = {
      church: sandboxChurch(identity, now),
      choices: choicesInEffect(kept),
      now,
    };
    const recount = recountPeople(given);
    return { recount, weeks: recomputedWeeks(given, recount) };
  }

  return { connect };
}

type Recounted = { recount: Recount; weeks: ReturnType<typeof recomputedWeeks> };

function compareWeeks(stored: readonly WeekRow[], { weeks }: Recounted) {
  const rows = stored.flatMap((row) => {
    const own = isPeopleFigure(row.figure) ? weeks.get(row.figure)?.get(row.week) : undefined;
    return own ? [{ ...row, own }] : [];
  });
  const differing = rows.filter(({ value, count, state, own }) => {
    const isSame =
      state === own.state &&
      (value === null ? own.value === null : Number(value) === own.value && count === own.count);
    return !isSame;
  });
  return { compared: rows.length, differing };
}

function compareQuarters(stored: readonly StoredQuarter[], { recount }: Recounted) {
  const known = new Map<string, ReturnType<typeof recountQuarter>>();
  const recounted = (named: string, span: number) => {
    const [year = 0, quarter = 0] = named.split('-Q').map(Number);
    const key = `${named} ${span}`;
    const own = known.get(key) ?? recountQuarter(recount, { year, quarter, span });
    known.set(key, own);
    return own;
  };
  const rows = stored
    .filter(({ state }) => state === 'complete' || state === 'suppressed')
    .map((row) => ({ ...row, own: recounted(row.quarter, row.span)[row.measure] }));
  const differing = rows.filter(
    ({ value, base, own }) => value !== (own?.value ?? null) || base !== (own?.base ?? null),
  );
  const told = rows.flatMap(({ measure, state }) => (state === 'complete' ? measure : []));
  return { compared: rows.length, differing, told: new Set(told) };
}
