import type { PoolClient } from 'pg';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { calendarOf } from '#analytics/people/counting/count-quarters.ts';
import { thresholdOf } from '#analytics/people/households.ts';
import type { Path } from '#analytics/people/path.ts';
import { quarterOf } from '#analytics/people/quarter.ts';
import { againRows } from '#analytics/people/quarterly/seen-rows.ts';
import type { PeopleWeek } from '#analytics/people/weekly/weekly.ts';
import type { PeopleState } from './people-state.ts';
import { readPeopleWeeks } from './people-weeks.ts';
import { keepQuarters } from './quarter-store.ts';

/** After so many weeks it is known who of a week's guests came again. */
const againWeeks = 6;

/**
 * Closes a quarter's rows of guests who came again with the week in which the last of them had six: the next
 * quarterly run may be months away.
 */
export async function closeAgain(
  client: PoolClient,
  accountId: string,
  path: Path,
  { state, newest, now }: { state: PeopleState; newest: string; now: Date },
): Promise<void> {
  const { church } = path;
  const calendar = calendarOf(path);
  const { rows: open } = await client.query<{ quarter: string; measure: string }>(
    `select quarter, measure from analytics.quarters
     where account_id = $1 and measure ~ 'again$' and state = 'incomplete' and quarter <= $2`,
    [accountId, quarterOf(addWeeks(newest, -againWeeks), calendar)],
  );
  if (open.length === 0) {
    return;
  }
  const stored = await readPeopleWeeks(client, accountId);
  const byWeek = (id: 'new_households' | 'new_households_again') =>
    new Map<string, PeopleWeek>((stored.get(id) ?? []).map((row) => [row.week, row]));
  const input = {
    ...{ path, calendar, easter: church.choices.easter, today: church.localNow.slice(0, 10) },
    threshold: thresholdOf(church.households.unit, church.whoChecksIn),
    spans: new Map(Object.entries(state.spans).map(([year, spans]) => [Number(year), spans])),
    weekly: {
      new_households: byWeek('new_households'),
      new_households_again: byWeek('new_households_again'),
    },
  };
  const isOpen = new Set(open.map(({ quarter, measure }) => `${quarter} ${measure}`));
  const rows = [...new Set(open.map(({ quarter }) => quarter))]
    .flatMap((quarter) => againRows(input, quarter))
    .filter(({ quarter, measure }) => isOpen.has(`${quarter} ${measure}`))
    .filter(({ state: closed }) => closed === 'complete' || closed === 'suppressed');
  await keepQuarters(client, accountId, rows, { now, computedWith: state.computedWith });
}
