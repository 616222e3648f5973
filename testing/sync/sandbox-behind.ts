import { wholeHour } from '#sandbox/church/church-base.ts';
import { createSwitches } from '#sandbox/switches.ts';
import type {
  ReceivedRequest,
  Reply,
  TestProviderServer,
} from '#testing/integrations/provider-server.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { fast } from './weeks-provider.ts';

/** Starts the sandbox's Planning Center behind a provider that a test can break, as one of its churches. */
export async function startSandboxBehind(identity: string) {
  const planner = await startPlanningCenter(
    createSwitches({ planningCenter: { rateLimitCount: 1_000_000 } }),
  );
  planner.clock.advanceBy(wholeHour(Date.now()) - planner.clock.now());
  const answer = async ({ target, headers }: ReceivedRequest): Promise<Reply> => {
    const version = headers['x-pco-api-version'];
    const asking = { identity, ...(typeof version === 'string' ? { version } : {}) };
    const answered = await planner.ask(target, asking);
    return { status: answered.status, headers: fast, json: await answered.json() };
  };
  return {
    planner,
    /** The sandbox's answer to a request. */
    answer,
    /** Passes requests on, except those that the test answers itself. */
    passOn: (
      provider: TestProviderServer,
      special: (request: ReceivedRequest) => Reply | null | Promise<Reply | null> = () => null,
    ): void =>
      provider.answerWith(async (request) => (await special(request)) ?? (await answer(request))),
  };
}

/**
 * Everything that a church's syncs have stored, except timestamps: figures, superseded figures, coverage,
 * readings, how far the past was read again, and what waits for it. Readings of people and of gifts only as counts, because each church has its own keys.
 */
export async function leftBySync(
  owner: TestDatabase['owner'],
  accountId: string,
): Promise<string[]> {
  const figure = 'figure, week, value, state, count, source';
  const { rows } = await owner.query<{ row: string }>(
    `select 'figure ' || (${figure})::text as row from analytics.figures where account_id = $1
     union all
     select 'before ' || (${figure})::text from analytics.superseded_figures where account_id = $1
     union all
     select 'covered ' || (kind, covered_from, covered_to, kept_from, backlog_to, first_day)::text
     from private.reading_coverage where account_id = $1
     union all
     select 'read again ' || (kind, past_from, past_to)::text
     from private.reading_coverage where account_id = $1 and past_to is not null
     union all
     -- Plans of weeks to come wait once a night has heard of them, depending on the hour.
     select 'waiting ' || (kind, week)::text from private.weeks_to_read
     where account_id = $1 and week <= current_date
     union all
     select 'reading ' || (kind, day, json_array_length(lists), case when kind in ('eventTimes', 'memberCounts',
       'meetings', 'searchDays', 'searchPages') then lists end)::text
     from private.readings where account_id = $1
     order by row`,
    [accountId],
  );
  return rows.map(({ row }) => row);
}
