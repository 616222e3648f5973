import type pg from 'pg';
import { nothingKnown } from '#server/church/choices.ts';
import type { MadeUpChurch } from '../figures/made-up-church.ts';

/** Inserts a made-up church's weeks, up to a given one, as figures of an account. */
export async function plantFigures(
  owner: Pick<pg.ClientBase, 'query'>,
  accountId: string,
  church: MadeUpChurch,
  newest = church.weeks.length - 1,
): Promise<void> {
  const rows = [...church.values].flatMap(([figure, values]) =>
    values.slice(0, newest + 1).map((value, at) => ({
      figure,
      week: church.weeks[at],
      value,
      state: value === null ? 'missing' : 'complete',
      count: church.counts.get(figure)?.[at] ?? 4,
      source: church.sources.get(figure)?.[at] ?? 'check_ins',
    })),
  );
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select $1, figure, week, value, state, count, source, (week + 7)::timestamptz
     from jsonb_to_recordset($2) as read (figure text, week date, value numeric, state text, count integer, source text)
     on conflict (account_id, figure, week) do update set value = excluded.value, state = excluded.state`,
    [accountId, JSON.stringify(rows)],
  );
  await owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons, currency)
     values ($1, $3, $2, '{}', 'USD') on conflict do nothing`,
    [
      accountId,
      JSON.stringify({
        attendance: [],
        weekStartsOn: 'monday',
        timeZone: 'America/Chicago',
        country: 'US',
        easter: 'western',
      }),
      JSON.stringify(nothingKnown.available),
    ],
  );
}
