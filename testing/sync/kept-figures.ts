import type pg from 'pg';

/** The values of a church's figures, the newest week of each first. */
export async function figuresOf(owner: pg.Pool, accountId: string) {
  const { rows } = await owner.query<{ figure: string; week: string; value: number }>(
    `select figure, week::text, value::integer from analytics.figures where account_id = $1
     order by figure, week desc`,
    [accountId],
  );
  return rows;
}

/** Puts what cannot be read a second time, and what was worked out, beside a church's figures. */
export async function addWhatIsKept(owner: pg.Pool, accountId: string): Promise<void> {
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of) values
       ($1, 'group_members', '2024-11-18', 61, 'complete', 70, 'memberships', now()),
       ($1, 'search_clicks', '2026-11-09', 12, 'complete', 7, 'days', now())`,
    [accountId],
  );
  await owner.query(
    `insert into analytics.superseded_figures (account_id, figure, week, value, state, count, source, as_of)
     values ($1, 'group_members', '2024-11-18', 60, 'complete', 70, 'memberships', now())`,
    [accountId],
  );
  await owner.query(
    `insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at, said)
     values ($1, 'group_members', '2026-11-16', 60, now(), '[[1, 61, 55, 66, 50, 70, 61, 0, 0, 0]]')`,
    [accountId],
  );
  await owner.query(
    `insert into analytics.forecast_weeks (account_id, figure, week) values
       ($1, 'group_members', '2026-11-23'), ($1, 'search_clicks', '2026-11-23')`,
    [accountId],
  );
  await owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons, chosen, currency)
     values ($1, '{}', '{"timeZone": "America/Chicago"}', '{}', '{"attendance": [{"eventId": "701"}]}', 'USD')`,
    [accountId],
  );
}
