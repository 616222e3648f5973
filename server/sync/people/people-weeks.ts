import type { PoolClient } from 'pg';
import type { CountedWeeks } from '#analytics/people/counting/count-weeks.ts';
import type { PeopleWeek } from '#analytics/people/weekly/weekly.ts';
import { type MeasureChoices, weekdays } from '#contract/functions/measures.ts';
import { type PeopleFigureId, peopleFigureIds } from '#contract/people.ts';
import { keepFigures } from '../readings/figure-store.ts';

/** What the weekly measures of people are counted from. */
function sourceOf(id: PeopleFigureId, { serving, firstTimeGuests }: MeasureChoices): string {
  if (id.startsWith('serving_')) {
    return serving?.source ?? 'team_members';
  }
  const isOfCards = id.startsWith('new_') && firstTimeGuests !== null;
  return isOfCards && firstTimeGuests.source !== 'first_time_check_ins'
    ? firstTimeGuests.source
    : 'check_ins';
}

/** Stores the weekly measures of people. */
export async function keepPeopleWeeks(
  client: PoolClient,
  accountId: string,
  weeks: CountedWeeks,
  { choices, now, firstWeek }: { choices: MeasureChoices; now: Date; firstWeek: string },
): Promise<void> {
  const computed = [...weeks].map(([figure, rows]) => ({
    figure,
    weeks: rows
      .filter(({ week }) => week >= firstWeek)
      .map((row) => ({
        ...row,
        source: sourceOf(figure, choices),
        asOf: now.toISOString(),
      })),
  }));
  await keepFigures(client, accountId, computed, { firstWeek });
}

const columns = 'account_id, figure, week, value, state, count, source, as_of';

/**
 * Supersedes weeks that began on another day of the week, which cannot be counted anew, and puts back those that
 * such weeks superseded.
 */
export async function exchangeOtherWeeks(
  client: PoolClient,
  accountId: string,
  { weekStartsOn }: MeasureChoices,
): Promise<void> {
  const own = [accountId, peopleFigureIds, weekdays.indexOf(weekStartsOn) + 1];
  await client.query(
    `with gone as (
       delete from analytics.figures
       where account_id = $1 and figure = any ($2) and extract(isodow from week) <> $3
       returning *
     )
     insert into analytics.superseded_figures (${columns}) select ${columns} from gone`,
    own,
  );
  await client.query(
    `insert into analytics.figures (${columns})
     select distinct on (figure, week) ${columns} from analytics.superseded_figures as former
     where account_id = $1 and figure = any ($2) and extract(isodow from week) = $3
       and not exists (select from analytics.figures as present where present.account_id = former.account_id
         and present.figure = former.figure and present.week = former.week)
     order by figure, week, superseded_at desc`,
    own,
  );
}

/** The stored weekly measures of people. */
export async function readPeopleWeeks(
  client: PoolClient,
  accountId: string,
): Promise<Map<PeopleFigureId, PeopleWeek[]>> {
  const { rows } = await client.query<PeopleWeek & { figure: PeopleFigureId }>(
    `select figure, week::text, value::float8 as value, count, state from analytics.figures
     where account_id = $1 and figure = any ($2)`,
    [accountId, peopleFigureIds],
  );
  return Map.groupBy(rows, ({ figure }) => figure);
}
