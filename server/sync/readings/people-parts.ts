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
    [accountId, kind, from, to, seal.seal(JSON.stringify(rows), placeOf(kind))],
  );
}

const placeOf = (kind: string) => `people ${kind}`;

/** The parts of a kind, the one read last in the end. */
export type Parts<Kind extends PartKind> = readonly (Span & { rows: PartRows[Kind] })[];

/** The parts of a kind; none where they cannot be opened any more. */
export async function readParts<Kind extends PartKind>(
  db: Pool | PoolClient,
  { accountId, seal }: { accountId: string; seal: Keyring },
  kind: Kind,
): Promise<Parts<Kind>> {
  const { rows } = await db.query<Span & { sealed: string }>(
    `select covers_from::text as "from", covers_to::text as "to", sealed
     from private.people_parts where account_id = $1 and kind = $2 order by read_at`,
    [accountId, kind],
  );
  const remember = remembering();
  return rows.flatMap(({ from, to, sealed }) => {
    const text = openPart(seal, sealed, placeOf(kind));
    if (text === null) {
      return [];
    }
    const body: PartRows[Kind] = JSON.parse(text, remember);
    return [{ from, to, rows: body }];
  });
}

/** The same few thousand hashes stand in every week: each is held once. */
function remembering(): (key: string, value: unknown) => unknown {
  const known = new Map<string, string>();
  return (_key, value) => {
    if (typeof value !== 'string') {
      return value;
    }
    const before = known.get(value);
    known.set(value, before ?? value);
    return before ?? value;
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
