import { isGone, RequestRefused } from './request-error.ts';

/** Columns of one row by name, as the forms store them. */
export type Columns = Readonly<Record<string, string | null>>;

/** What a form stores. */
export type Edit<Stored extends Columns = Columns> = {
  /** The columns as they are to be. */
  columns: Stored;
  /** The same columns as whoever changes them knew them. */
  before: Stored;
  /** Names of columns that only make sense together: who changes one of them decides all. */
  together?: readonly string[] | undefined;
};

/** Somebody else has changed what was to be changed. */
export class ChangedMeanwhile extends Error {
  /** The row's columns as they are now. */
  readonly now: Columns;
  /** The names of those that both changed, and not to the same, and what belongs together with them. */
  readonly names: readonly string[];

  constructor(now: Columns, names: readonly string[]) {
    super(`Someone else has changed ${names.join(', ')}.`);
    this.name = 'ChangedMeanwhile';
    this.now = now;
    this.names = names;
  }
}

type Table<Row extends Columns> = {
  /** Reads the row as it is now; null when there is none, or none that this person may see. */
  readNow: () => Promise<Row | null>;
  /** Stores these columns, if those of `still` are still as they were. */
  write: (changed: Columns, still: Columns) => Promise<Row>;
};

const triesMax = 3;

/**
 * Stores only what a form changed, and what is decided together with it, so that two people who edit
 * different fields of one row both keep what they wrote.
 * @returns the row as it is afterwards
 * @throws {ChangedMeanwhile} when somebody else has changed the same column, or one decided together
 *   with it, since `before`
 * @throws {RequestRefused} when the row is gone, or the server says no
 */
export async function saveChanges<Row extends Columns>(
  { columns, before, together }: Edit,
  { readNow, write }: Table<Row>,
): Promise<Row> {
  const all = Object.keys(columns);
  const decided = withCompanions(changedNames(columns, before), together);
  // In the order of the form, in which a conflict is shown.
  const edited = all.filter((name) => decided.includes(name));
  for (let tries = 1; ; tries += 1) {
    const now = await readNow();
    if (now === null) {
      throw new RequestRefused('There is no such row any more.', 406, 'PGRST116');
    }
    const open = edited.filter((name) => now[name] !== columns[name]);
    const theirs = open.filter((name) => now[name] !== before[name]);
    if (theirs.length > 0) {
      const asked = withCompanions(theirs, together);
      const names = open.filter((name) => asked.includes(name));
      throw new ChangedMeanwhile(pick(now, all), names);
    }
    if (open.length === 0) {
      return now;
    }
    try {
      return await write(pick(columns, open), pick(now, withCompanions(open, together)));
    } catch (error) {
      // Changed or deleted in the moment between: the next look tells which.
      if (!isGone(error) || tries === triesMax) {
        throw error;
      }
    }
  }
}

/** The names of the columns that differ. */
export function changedNames(columns: Columns, before: Columns): readonly string[] {
  return Object.keys(columns).filter((name) => columns[name] !== before[name]);
}

/** The names, with all that belong together if one of those is among them. */
export function withCompanions(
  names: readonly string[],
  together: readonly string[] = [],
): readonly string[] {
  const isTogether = names.some((name) => together.includes(name));
  return isTogether ? [...new Set([...names, ...together])] : names;
}

/** Those of the columns that are named. */
export function pick(from: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}

/** Longer values do not fit into an address; for them the look just before has to do. */
const comparedLengthMax = 500;

interface Filterable {
  eq(column: string, value: string): this;
  is(column: string, value: null): this;
}

/** Lets an update find its row only while these columns are as they were. */
export function whereStill<Request extends Filterable>(request: Request, before: Columns): Request {
  let filtered = request;
  for (const [name, value] of Object.entries(before)) {
    if (value === null) {
      filtered = filtered.is(name, null);
    } else if (value.length <= comparedLengthMax) {
      filtered = filtered.eq(name, value);
    }
  }
  return filtered;
}
