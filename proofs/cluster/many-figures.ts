import type pg from 'pg';

const figures = [
  ...['attendance', 'kids', 'giving', 'giving_settled', 'serving', 'group_members'],
  ...['group_attendance', 'first_time_guests', 'search_clicks', 'search_nonbrand_clicks'],
];
const weeks = 260;

/** Five years of figures of as many churches as it takes. */
export async function addFigures(superuser: pg.Client, rows: number): Promise<void> {
  await superuser.query(
    `with church as (
       insert into public.accounts (account_name)
       select 'Church ' || n from generate_series(1, $1::integer) as n returning id)
     insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select id, figure, current_date - extract(isodow from current_date)::integer + 1 - 7 * week, 100 + week,
       'complete', 10, 'headcounts', now()
     from church, unnest($2::text[]) as figure, generate_series(1, $3::integer) as week`,
    [Math.ceil(rows / figures.length / weeks), figures, weeks],
  );
}

/** The same for the same figures. */
export async function sumFigures(superuser: pg.Client): Promise<string | undefined> {
  const { rows } = await superuser.query<{ sum: string }>(
    `select concat(count(*), ' ', sum(hashtextextended(kept::text, 0))) as sum from analytics.figures as kept`,
  );
  return rows[0]?.sum;
}
