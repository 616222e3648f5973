import { z } from 'zod';

/**
 * A backup is a gzipped text file of control lines in JSON, and of rows as the text of PostgreSQL's COPY:
 *
 *     {"format":"steeple-backup","version":3,…}     what this is and where it comes from
 *     {"keysFile":"…"}                              only when asked for: the secrets
 *     {"table":"auth.users","columns":[…]}          then its rows, one a line
 *     0193…   grace@steeple.test  \N  …
 *     \.                                            no row looks like this
 *     {"rows":1,"sha256":"…"}                       of the rows of this table
 *     …
 *     {"sequences":[…]}
 *     {"end":true,"sha256":"…"}                     of every line above
 *
 * In the formats 1 and 2 a row was a JSON array of texts and nulls, and no line followed the last one; format
 * 1 had the rows in the order of their keys as text.
 */
export const formatVersion = 3;

export const readableVersions = [1, 2, formatVersion];

/** The first one with rows as COPY has them. */
export const copiedSince = 3;

/** Follows the last row of a table. */
export const rowsEnd = '\\.';

const headerLine = z.object({
  format: z.literal('steeple-backup'),
  version: z.number(),
  /** The version of the Steeple that wrote it, from package.json. */
  steeple: z.string(),
  createdAt: z.iso.datetime(),
  /** The migrations that made the tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Which keys the rows need, by id; never the keys. */
  keys: z.object({ signing: z.nullable(z.string()), encryption: z.array(z.string()) }),
});

export type BackupHeader = z.infer<typeof headerLine>;

const keysLine = z.object({ keysFile: z.string() });
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const sumLine = z.object({ rows: z.number(), sha256: z.string() });
const sequencesLine = z.object({
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
const endLine = z.object({ end: z.literal(true), sha256: z.string() });

export type StoredSequences = z.infer<typeof sequencesLine>['sequences'];

const controlLine = z.union([headerLine, keysLine, tableLine, endLine, sumLine, sequencesLine]);

export type ControlLine = z.infer<typeof controlLine>;

/** Parses a control line; undefined for any other. */
export function readControlLine(line: string): ControlLine | undefined {
  try {
    return controlLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
