import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { storyChurch } from '../figures/story-church.ts';
import { buildChoices, localToday, type Owner } from './figures.ts';

const timeZone = 'America/Chicago';

async function insertFigures(
  owner: Owner,
  accountId: string,
  figures: ReadonlyMap<FigureId, readonly FigureWeek[]>,
): Promise<void> {
  const rows = [...figures].flatMap(([figure, weeks]) =>
    weeks.map((week) => ({ figure, ...week })),
  );
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select $1, row.figure, row.week, row.value, row.state, row.count, row.source, row."asOf"
     from jsonb_to_recordset($2::jsonb) as row (figure text, week date, value numeric, state text,
       count integer, source text, "asOf" timestamptz)`,
    [accountId, JSON.stringify(rows)],
  );
}

/**
 * Inserts three years of a church of about 170 people (`story-church.ts`), with its note on the ice storm.
 * The newest week is the one that ended before today, where the church is.
 *
 * @returns the first day of the newest week
 */
export async function buildStoryChurch(
  owner: Owner,
  accountId: string,
  weeks = 156,
): Promise<string> {
  const calendar = churchCalendar({ country: 'US', easter: 'western' });
  const { figures, searchDays, newest, iceStorm } = storyChurch({
    calendar,
    today: localToday(timeZone),
    weeks,
  });
  await insertFigures(owner, accountId, figures);
  await owner.query(
    `insert into analytics.expected_weeks (account_id, basis, expected, search_days)
     values ($1, '', '{}', $2)`,
    [accountId, JSON.stringify(searchDays)],
  );
  await buildChoices(owner, accountId, { timeZone });
  await owner.query(
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
     values ($1, $2, $2, 'Ice storm, no service', 'weather', true)`,
    [accountId, iceStorm],
  );
  return newest;
}
