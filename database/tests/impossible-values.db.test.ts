import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices } from '#testing/factories/figures.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

test('what an earlier version believed is gone after the upgrade, and read again', async () => {
  const { owner } = database;
  const accountId = await buildAccount(owner);
  await buildChoices(owner, accountId);
  await owner.query(
    `update analytics.measure_choices set chosen = jsonb_set(suggested, '{timeZone}', '"PST"')
     where account_id = $1`,
    [accountId],
  );
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     values ($1, 'attendance', '2026-11-02', 1e308, 'complete', 1, 'headcounts', now()),
       ($1, 'attendance', '2026-11-09', 168, 'complete', 1, 'headcounts', now())`,
    [accountId],
  );
  await owner.query(
    `insert into private.readings (account_id, integration_type, kind, day, body)
     values ($1, 'planning_center', 'eventTimes', '2026-11-08', '[{"headcounts": {"7": -5}}]')`,
    [accountId],
  );
  await owner.query(
    `insert into private.reading_coverage
       (account_id, integration_type, kind, read_with, computed_with, covered_from, covered_to, as_of)
     values ($1, 'planning_center', 'eventTimes', '', '', '2026-11-02', '2026-11-15', now())`,
    [accountId],
  );
  const migration = new URL('../migrations/20261124080000_impossible_values.sql', import.meta.url);
  await owner.query(`begin; ${await readFile(migration, 'utf8')}; commit`);
  const { rows } = await owner.query(
    `select (select json_agg(week) from analytics.figures where account_id = $1) as weeks,
       (select count(*)::int from private.reading_coverage where account_id = $1) as covered,
       (select chosen ->> 'timeZone' from analytics.measure_choices where account_id = $1) as zone`,
    [accountId],
  );
  expect(rows).toEqual([{ weeks: ['2026-11-09'], covered: 0, zone: 'America/Los_Angeles' }]);
});
