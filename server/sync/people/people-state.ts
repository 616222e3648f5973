import type { Pool, PoolClient } from 'pg';
import type { YearSpans } from '#analytics/people/span.ts';
import type { MeasuredQuarter } from '#analytics/people/telling/people-rows.ts';
import type { PeopleUnit, WhoChecksIn } from '#contract/people.ts';

/** What rows rest on that cannot be counted again. */
export type FormerCounts = Pick<PeopleState, 'measured' | 'comers' | 'firstCheckIn'>;

/** How a church's people were counted last: the row of `analytics.people_bases`. */
export type PeopleState = {
  unit: PeopleUnit;
  checkIn: WhoChecksIn;
  c: number | null;
  k: number | null;
  measured: Record<string, MeasuredQuarter>;
  comers: Record<string, number>;
  spans: Record<string, YearSpans>;
  firstCheckIn: string | null;
  begins: string | null;
  groupsSince: string | null;
  otherIds: string[];
  computedWith: string;
  /** Whether somebody had chosen what counts of giving. */
  tellsGiving: boolean;
  /** What was counted with other choices, by these: it is theirs again once they are chosen again. */
  former: Record<string, FormerCounts>;
  /** The newest closed week and quarter that were counted. */
  week: string | null;
  quarter: string | null;
};

/** @returns null before people were counted for the first time */
export async function readPeopleState(
  db: Pool | PoolClient,
  accountId: string,
): Promise<PeopleState | null> {
  const { rows } = await db.query<PeopleState>(
    `select unit, check_in as "checkIn", checked_in as c, at_kids_places as k, measured, comers, spans,
       first_check_in::text as "firstCheckIn", begins::text, groups_since::text as "groupsSince",
       other_ids as "otherIds", computed_with as "computedWith", tells_giving as "tellsGiving", former,
       week::text, quarter
     from analytics.people_bases where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** Stores how people are counted. `isQuarterly`: a quarter's rows were written too. */
export async function keepPeopleState(
  client: PoolClient,
  accountId: string,
  state: PeopleState,
  { now, isQuarterly }: { now: Date; isQuarterly: boolean },
): Promise<void> {
  await client.query(
    `insert into analytics.people_bases (account_id, unit, check_in, checked_in, at_kids_places, measured, comers,
       spans, first_check_in, begins, groups_since, other_ids, computed_with, tells_giving, former, week, quarter,
       as_of, quarter_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18::timestamptz,
       case when $19::boolean then $18::timestamptz end)
     on conflict (account_id) do update set unit = excluded.unit, check_in = excluded.check_in,
       checked_in = excluded.checked_in, at_kids_places = excluded.at_kids_places, measured = excluded.measured,
       comers = excluded.comers, spans = excluded.spans, first_check_in = excluded.first_check_in,
       begins = excluded.begins, groups_since = excluded.groups_since, other_ids = excluded.other_ids,
       computed_with = excluded.computed_with, tells_giving = excluded.tells_giving, former = excluded.former,
       week = excluded.week, quarter = excluded.quarter,
       as_of = excluded.as_of, quarter_at = coalesce(excluded.quarter_at, people_bases.quarter_at)`,
    [
      accountId,
      state.unit,
      state.checkIn,
      state.c,
      state.k,
      JSON.stringify(state.measured),
      JSON.stringify(state.comers),
      JSON.stringify(state.spans),
      state.firstCheckIn,
      state.begins,
      state.groupsSince,
      state.otherIds,
      state.computedWith,
      state.tellsGiving,
      JSON.stringify(state.former),
      state.week,
      state.quarter,
      now,
      isQuarterly,
    ],
  );
}
