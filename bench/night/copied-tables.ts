import type pg from 'pg';

/** Gives churches the rows of another one, a church's together. @returns how many */
export async function copyRows(
  client: pg.PoolClient,
  { name, columns, own }: CopiedTable,
  original: string,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into ${name} (account_id, ${columns.join(', ')})
     select church, ${columns.map((column) => own?.[column] ?? column).join(', ')}
     from ${name}, unnest($2::uuid[]) as church where account_id = $1 order by church`,
    [original, ids],
  );
  return rowCount ?? 0;
}

/**
 * No two churches count the same: what is worked out for one must not serve the next. Their newest
 * half year is left as it is, so that the night finds what was read there and corrects nothing.
 */
const ownValue = `case when value >= 10 and week < current_date - 210
  then value + abs(hashtext(church::text || figure || week)) % 5 else value end`;

const figureColumns = ['figure', 'week', 'value', 'state', 'count', 'source', 'as_of'];
type CopiedTable = {
  name: string;
  columns: readonly string[];
  /** What a copy has in a column, if not the same. */
  own?: Readonly<Record<string, string>>;
};
/** The figures alone. */
export const figuresTable: CopiedTable = {
  name: 'analytics.figures',
  columns: figureColumns,
  own: { value: ownValue },
};
/** The tables of a church that has been read, without forecasts, which the measured night makes. */
export const tables: readonly CopiedTable[] = [
  figuresTable,
  { name: 'analytics.superseded_figures', columns: figureColumns, own: { value: ownValue } },
  {
    name: 'analytics.people_bases',
    columns: [
      ...['unit', 'check_in', 'checked_in', 'at_kids_places', 'measured', 'comers', 'spans'],
      ...['first_check_in', 'begins', 'groups_since', 'other_ids', 'computed_with'],
      ...['tells_giving', 'former', 'week', 'quarter', 'quarter_at', 'as_of'],
    ],
    // A week has ended since, whose people are counted in the measured night.
    own: { week: 'week - 7' },
  },
  {
    name: 'analytics.quarters',
    columns: ['quarter', 'measure', 'span', 'value', 'base', 'state', 'as_of', 'computed_with'],
  },
  {
    name: 'analytics.measure_choices',
    columns: ['available', 'suggested', 'suggested_by', 'reasons', 'chosen', 'currency'],
  },
  { name: 'private.readings', columns: ['kind', 'day', 'lists'] },
  {
    name: 'private.reading_coverage',
    columns: [
      'integration_type',
      'kind',
      'read_with',
      'computed_with',
      'covered_from',
      'covered_to',
      'kept_from',
      'backlog_to',
      'first_day',
      'as_of',
      // Otherwise all gifts of five years would be looked at, as after the first reading only.
      'currencies',
    ],
  },
];
