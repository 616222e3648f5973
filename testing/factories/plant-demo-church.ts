import type pg from 'pg';
import { type DemoChurch, demoChoices } from '../figures/demo-church.ts';

/** Inserts the demo church's figures and pages for an account, like its syncs would. */
export async function plantDemoChurch(
  owner: Pick<pg.ClientBase, 'query'>,
  accountId: string,
  { rows, pages }: DemoChurch,
): Promise<void> {
  await owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons, chosen, currency)
     values ($1, '{}', '{}', '{}', $2, 'USD')`,
    [accountId, JSON.stringify(demoChoices)],
  );
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select $1, figure, week, value, state, count, 'planning_center', (week + 10)::timestamptz
     from jsonb_to_recordset($2) as read (figure text, week date, value numeric, state text, count integer)`,
    [accountId, JSON.stringify(rows)],
  );
  await owner.query(
    `insert into private.readings (account_id, integration_type, kind, day, body)
     select $1, 'google_search_console', 'searchPages', (read ->> 'day')::date, jsonb_build_array(read)
     from jsonb_array_elements($2) as read`,
    [accountId, JSON.stringify(pages)],
  );
}
