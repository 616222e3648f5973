import { addDays } from '#analytics/calendar/plain-date.ts';
import { addQuarters, lastWeekOf } from '#analytics/people/quarter.ts';
import { quarterOfDay } from '#analytics/report/quarter-of-day.ts';
import { toldPeople } from '../figures/told-people.ts';
import { localToday, type Owner } from './figures.ts';

const calendar = { weekStartsOn: 'monday', serviceDay: 'sunday' } as const;

/**
 * Inserts what was counted of the people of `told-people.ts`, as if its newest quarter were the last that is
 * closed today.
 *
 * @returns that quarter
 */
export async function buildQuarters(owner: Owner, accountId: string): Promise<string> {
  const newest = addQuarters(quarterOfDay(addDays(localToday(), -14)), -1);
  const quarters = toldPeople().quarters.map(({ measures }, index) => ({
    quarter: addQuarters(newest, -index),
    measures,
  }));
  const rows = quarters.flatMap(({ quarter, measures }) =>
    Object.entries(measures).map(([measure, { span, value, base, state }]) => ({
      quarter,
      measure,
      span,
      value,
      base,
      state,
    })),
  );
  await owner.query(
    `insert into analytics.quarters (account_id, quarter, measure, span, value, base, state, as_of)
     select $1, row.quarter, row.measure, row.span, row.value, row.base, row.state, now()
     from jsonb_to_recordset($2::jsonb) as row (quarter text, measure text, span smallint,
       value integer, base integer, state text)`,
    [accountId, JSON.stringify(rows)],
  );
  const measured = Object.fromEntries(
    quarters.map(({ quarter }) => [
      quarter,
      { week: lastWeekOf(quarter, calendar), c: 0.9, before: 0.9 },
    ]),
  );
  await owner.query(
    `insert into analytics.people_bases
       (account_id, unit, check_in, checked_in, at_kids_places, measured, computed_with, as_of)
     values ($1, 'households', 'everybody', 0.9, 0.2, $2, 'test', now())`,
    [accountId, JSON.stringify(measured)],
  );
  return newest;
}
