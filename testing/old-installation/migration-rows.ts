/**
 * By a migration's file: rows that its tables can hold from then on, as an old installation would have them,
 * and by table a question that finds one row of them, whichever migration runs later.
 */
export type MigrationRows = Readonly<
  Record<string, { rows: string; facts: Readonly<Record<string, string>> }>
>;
