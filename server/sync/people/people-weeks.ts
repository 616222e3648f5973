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

/** Removes weeks that began on another day of the week: they cannot be counted anew. */
export async function dropOtherWeeks(
  client: PoolClient,
  accountId: string,
  { weekStartsOn }: MeasureChoices,
): Promise<void> {
  await client.query(
    `delete from analytics.figures
     where account_id = $1 and figure = any ($2) and extract(isodow from week) <> $3`,
    [accountId, peopleFigureIds, weekdays.indexOf(weekStartsOn) + 1],
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
