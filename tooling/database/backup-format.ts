import { z } from 'zod';

/**
 * A backup is a gzipped text file. Lines that begin with `{` are control lines, lines that begin with `[`
 * are rows:
 *
 *     {"format":"steeple-backup","version":2,…}     what this is and where it comes from
 *     {"keysFile":"…"}                              only when asked for: the secrets
 *     {"table":"auth.users","columns":[…]}          then its rows, one a line
 *     ["0193…","grace@steeple.test",null,…]
 *     {"rows":1,"sha256":"…"}                       of the lines of this table
 *     …
 *     {"sequences":[…]}
 *     {"end":true,"sha256":"…"}                     of every line above
 */
export const formatVersion = 2;

/** Format 1 had the rows in the order of their keys as text. */
export const readableVersions = [1, 2];

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
