import type { PoolClient } from 'pg';
import type { ComputedFigure } from '#analytics/figures/compute-figures.ts';
import { needs } from '#analytics/figures/needs.ts';
import { type FigureId, type FigureState, figureIds, isFigureId } from '#contract/figures.ts';
import { type MeasureChoices, weekdays } from '#contract/functions/measures.ts';
import { askedFigures } from './question-store.ts';

const columns = 'account_id, figure, week, value, state, count, source, as_of';

/**
 * The columns of a superseded row. Of sums of gifts only that they changed: two of them differ by the gifts
 * that came between, of a day or of a fund, and often by a single one. Of typed ones also what state they had.
 */
const superseded = `account_id, figure, week, ${unlessGifts('value', 'null')}, ${unlessGifts('state', "case source when 'hand' then state else 'suppressed' end")},
  ${unlessGifts('count', '0')}, source, as_of`;

function unlessGifts(column: string, instead: string): string {
  return `case when figure in ('giving', 'giving_settled', 'recurring_share') then ${instead} else ${column} end`;
}

/** A week of a figure that was computed otherwise before. */
export type Replaced = {
  figure: FigureId;
  week: string;
  before: number | null;
  stateBefore: FigureState;
  after: number | null;
  /** How many give: the fewer of before and after; null where they are hidden or unknown. */
  givers: number | null;
};

/**
 * Stores figures. A different value or state supersedes the previous row, and so does a week that
 * overlaps one with another first day.
 *
 * @param time the first computed week; overlapping rows before it are replaced too
 * @returns the weeks of which the value was another one
 */
export async function keepFigures(
  client: PoolClient,
  accountId: string,
  computed: readonly ComputedFigure[],
  { firstWeek }: { firstWeek: string },
): Promise<Replaced[]> {
  const rows = computed.flatMap(({ figure, weeks }) =>
    weeks.map(({ asOf, comparisons: _, ...week }) => ({ figure, ...week, as_of: asOf })),
  );
  if (rows.length === 0) {
    return [];
  }
  // A complete week of a figure that is asked about is held. Rows that overlap are sought by the days of
  // each figure, so that other years are not scanned.
  const replaced = await client.query<Replaced>(
    `with said as materialized (
       select figure, week, value, case when is_held then 'incomplete' else state end as state, count, source,
         as_of, is_held
       from jsonb_to_recordset($2) as read
         (figure text, week date, value numeric, state text, count integer, source text, as_of timestamptz),
       lateral (select state = 'complete' and figure in (${askedFigures}) as is_held) as held
     ), corrected as (
       select f.*, said.value as said_value from said join analytics.figures f
         on f.account_id = $1 and f.figure = said.figure and f.week = said.week
       where (f.value, f.state) is distinct from (said.value, said.state)
     ), replaced as (
       delete from analytics.figures f using jsonb_to_recordset($3) as span (figure text, "from" date, "to" date)
       where f.account_id = $1 and f.figure = span.figure and f.week < span."to" + 7
         and f.week > case when span."from" <= $4::date then '-infinity' else span."from" - 7 end
         and extract(isodow from span."from") <> extract(isodow from f.week)
       returning f.*
     ), superseded as (
       insert into analytics.superseded_figures (${columns})
       select ${superseded} from corrected union all select ${superseded} from replaced
     ), stored as (
       insert into analytics.figures (${columns}, is_held) select $1, said.* from said
       on conflict (account_id, figure, week) do update set value = excluded.value, state = excluded.state,
         count = excluded.count, source = excluded.source, as_of = excluded.as_of, is_held = excluded.is_held
     )
     select one.figure, one.week::text, one.value::float8 as before, one.state as "stateBefore",
       one.said_value::float8 as after,
       case when givers.week is null then known.value
         when givers.value is not null and known.value is not null then least(givers.value, known.value)
       end::float8 as givers
     from corrected as one
     left join analytics.figures as known
       on known.account_id = $1 and known.figure = 'giving_units' and known.week = one.week
     left join said as givers on givers.figure = 'giving_units' and givers.week = one.week
     where one.value is distinct from one.said_value`,
    [accountId, JSON.stringify(rows), JSON.stringify(spansOf(computed)), firstWeek],
  );
  // Corrections of the church's own figures are its own: nobody has to be told.
  return replaced.rows.filter(({ figure }) => isFigureId(figure));
}

/**
 * Removes weeks that were typed and are no longer: of counts that were taken back or cleared before those that
 * are left. Weeks of which counts stand remain, also where what a provider read of them is not kept.
 *
 * @param computed every week that what is typed now allows
 * @param among the weeks that were computed; null: all
 */
export async function dropUntyped(
  client: PoolClient,
  accountId: string,
  computed: readonly ComputedFigure[],
  among: readonly string[] | null = [],
): Promise<void> {
  const known = computed.flatMap(({ figure, weeks }) =>
    weeks.map(({ week }) => ({ figure, week })),
  );
  await client.query(
    `with gone as (
       delete from analytics.figures as f where f.account_id = $1 and f.source = 'hand'
         and ($3::date[] is null or f.week = any ($3))
         and (f.figure, f.week) not in (select figure, week from jsonb_to_recordset($2) as known (figure text, week date))
         and not exists (select from analytics.counts as count
           join analytics.count_categories as category on category.id = count.category_id
           where count.account_id = $1 and count.day between f.week and f.week + 6 and count.value is not null
             and (category.feeds = f.figure or category.in_attendance and f.figure = 'attendance'))
       returning f.*)
     insert into analytics.superseded_figures (${columns}) select ${superseded} from gone`,
    [accountId, JSON.stringify(known), among],
  );
}

/** The first and the last computed week of each figure. */
function spansOf(computed: readonly ComputedFigure[]) {
  return computed.flatMap(({ figure, weeks }) => {
    const dates = weeks.map(({ week }) => week).sort();
    const [from, to] = [dates[0], dates.at(-1)];
    return from === undefined || to === undefined ? [] : [{ figure, from, to }];
  });
}

/**
 * Removes figures that are no longer counted, and weeks of group members with a previous first day,
 * since the history of group members cannot be read again.
 */
export async function dropUncounted(
  client: PoolClient,
  accountId: string,
  choices: MeasureChoices,
): Promise<void> {
  const uncounted = figureIds.filter((figure) => needs(figure, choices) === null);
  const values = [accountId, uncounted, weekdays.indexOf(choices.weekStartsOn) + 1];
  const where = `where f.account_id = $1 and (f.figure = any ($2)
    or f.figure = 'group_members' and extract(isodow from f.week) <> $3)`;
  await client.query(
    `with gone as (delete from analytics.figures f ${where} returning f.*)
     insert into analytics.superseded_figures (${columns}) select ${superseded} from gone`,
    values,
  );
}
