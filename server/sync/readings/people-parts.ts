import type { Pool, PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { Readings } from '#analytics/figures/readings.ts';
import { type Keyring, KeyringError } from '../../integrations/credentials/keyring.ts';
import type { Span } from './reading-store.ts';

/** Who belongs to a household, as hashes: a person, their household, and their hash of giving. */
export type Member = readonly [person: string, household: string | null, giver: string | null];

/** What a run reads of people's past, by kind. People are hashes of the key of what a congregation sees. */
export type PartRows = Pick<Readings, 'checkIns' | 'team' | 'donors' | 'guestCards'> & {
  /** Null where they may not be read. */
  households: readonly Member[] | null;
  /** Whoever came in weeks that have just closed. */
  newest: readonly Member[];
  firstGifts: readonly (readonly [person: string, day: string])[];
};
export type PartKind = keyof PartRows;

/** Keeps a part of what a run has read, sealed, until its rows are written. */
export async function keepPart<Kind extends PartKind>(
  client: PoolClient,
  { accountId, seal }: { accountId: string; seal: Keyring },
  { kind, from, to }: Span & { kind: Kind },
  rows: PartRows[Kind],
): Promise<void> {
  await client.query(
    `insert into private.people_parts (account_id, kind, covers_from, covers_to, sealed)
     values ($1, $2, $3, $4, $5)
     on conflict (account_id, kind, covers_from) do update set covers_to = excluded.covers_to,
       sealed = excluded.sealed, read_at = excluded.read_at`,
    [accountId, kind, from, to, seal.seal(writtenRows(rows), placeOf(kind))],
  );
}

const placeOf = (kind: string) => `people ${kind}`;

/** The parts of a kind, the one read last in the end. */
export type Parts<Kind extends PartKind> = readonly (Span & { rows: PartRows[Kind] })[];

/** Reads the parts of a kind, one after the other; none where they cannot be opened any more. */
export type PartsReader = <Kind extends PartKind>(kind: Kind) => Promise<Parts<Kind>>;

/**
 * Finds what a church's run has read.
 *
 * @param same holds a name that stands in several of its parts once
 */
export async function findParts(
  db: Pool | PoolClient,
  { accountId, seal }: { accountId: string; seal: Keyring },
  same: SameName,
): Promise<PartsReader> {
  const { rows: found } = await db.query<Span & { kind: string }>(
    `select kind, covers_from::text as "from", covers_to::text as "to"
     from private.people_parts where account_id = $1 order by read_at`,
    [accountId],
  );
  return async <Kind extends PartKind>(kind: Kind) => {
    const parts: (Span & { rows: PartRows[Kind] })[] = [];
    for (const { from, to } of found.filter((each) => each.kind === kind)) {
      const { rows } = await db.query<{ sealed: string }>(
        'select sealed from private.people_parts where account_id = $1 and kind = $2 and covers_from = $3',
        [accountId, kind, from],
      );
      const text = rows[0] ? openPart(seal, rows[0].sealed, placeOf(kind)) : null;
      if (text !== null) {
        parts.push({ from, to, rows: rowsIn(text, same) });
      }
    }
    return parts;
  };
}

/** Rows as text: the same people stand in every week, so each is written once, and stands by its number. */
function writtenRows(rows: PartRows[PartKind]): string {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const written = JSON.stringify(rows, (key, value: unknown) =>
    key === 'people' && Array.isArray(value) ? value.map(numberOf) : value,
  );
  return `${JSON.stringify([...numbers.keys()])}\n${written}`;
}

function rowsIn<Kind extends PartKind>(text: string, same: SameName): PartRows[Kind] {
  const end = text.indexOf('\n');
  // A run that began before an update has kept its people by name.
  const written: string[] = end < 0 ? [] : JSON.parse(text.slice(0, end));
  const names = written.map(same);
  const rows: PartRows[Kind] = JSON.parse(text.slice(end + 1));
  for (const row of rows ?? []) {
    nameIn(row, names, same);
  }
  return rows;
}

/** Puts names in the place of numbers, and one text in that of its equals. */
function nameIn(row: object, names: readonly (string | undefined)[], same: SameName): void {
  if (Array.isArray(row)) {
    for (const [index, value] of row.entries()) {
      row[index] = typeof value === 'string' ? same(value) : value;
    }
  } else if ('people' in row && Array.isArray(row.people)) {
    row.people = row.people.map((each) => names[each] ?? each);
  }
}

/** Gives of equal names always the same one, so that it is held once. */
export type SameName = (name: string) => string;

/** Holds each name once. */
export function sameNames(): SameName {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before === undefined) {
      known.set(name, name);
    }
    return before ?? name;
  };
}

function openPart(seal: Keyring, sealed: string, place: string): string | null {
  try {
    return seal.open(sealed, place);
  } catch (error) {
    if (error instanceof KeyringError) {
      return null;
    }
    throw error;
  }
}

/** The days that parts cover without a gap up to the newest; null where there is none. */
export function coveredByParts(parts: readonly Span[]): Span | null {
  const byEnd = parts.toSorted((one, other) => (one.to < other.to ? 1 : -1));
  const [newest] = byEnd;
  if (newest === undefined) {
    return null;
  }
  let { from } = newest;
  for (const part of byEnd) {
    if (part.from < from && addDays(part.to, 1) >= from) {
      from = part.from;
    }
  }
  return { from, to: newest.to };
}

/** The rows of parts; of a day that several cover, those read last. */
export function rowsOfParts<Row extends { day: string }>(
  parts: readonly (Span & { rows: readonly Row[] })[],
): Row[] {
  const byDay = new Map<string, Row[]>();
  for (const { from, to, rows } of parts) {
    for (const day of byDay.keys()) {
      if (day >= from && day <= to) {
        byDay.delete(day);
      }
    }
    const own = rows.filter(({ day }) => day >= from && day <= to);
    for (const [day, ofDay] of Map.groupBy(own, (row) => row.day)) {
      byDay.set(day, ofDay);
    }
  }
  return [...byDay.values()].flat();
}

/** Forgets what a run has read. */
export async function dropParts(db: Pool | PoolClient, accountId: string): Promise<void> {
  await db.query('delete from private.people_parts where account_id = $1', [accountId]);
}
