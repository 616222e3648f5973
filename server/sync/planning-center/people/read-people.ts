import { areGuestsCheckedIn } from '#analytics/figures/first-visits.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { ReaderContext, ReadTask } from '../../reader.ts';
import { ReadingRefused } from '../../reader.ts';
import type { PeopleKey, PeopleKeys } from '../../readings/people-key.ts';
import {
  keepPart,
  type Member,
  type PartKind,
  type PartRows,
} from '../../readings/people-parts.ts';
import type { Span } from '../../readings/reading-store.ts';
import { readCheckIns } from '../read-check-ins.ts';
import { readGifts } from '../read-gifts.ts';
import { readGuestCards } from '../read-guest-cards.ts';
import { readInHalves } from '../read-in-halves.ts';
import { readTeam } from '../read-team.ts';
import type { Reading } from '../reading.ts';
import type { PeopleStep } from './plan-people.ts';
import { readFirstGifts } from './read-first-gifts.ts';
import { readHouseholds } from './read-households.ts';

/** Opens a reading of a kind's days, with people hashed so. */
export type OpenReading = (hash: Reading['hash'], span: Span) => Promise<Reading>;

/** The days of a step that is of no days. */
const always: Span = { from: '0001-01-01', to: '9999-12-31' };

/** Reads a step of people and keeps it sealed until their rows are written. */
export async function readPeopleStep(
  context: ReaderContext,
  {
    step,
    task,
    keys,
    open,
  }: {
    step: Exclude<PeopleStep, 'rows'>;
    task: ReadTask;
    keys: PeopleKeys;
    open: OpenReading;
  },
): Promise<void> {
  const key = await keys.open('checkIns');
  const span = task.from !== null && task.to !== null ? { from: task.from, to: task.to } : always;
  const reading = await open(key.hash, span);
  const keep = <Kind extends PartKind>(kind: Kind, rows: PartRows[Kind]) =>
    keepOwn(context, key, { kind, ...span }, rows);
  switch (step) {
    case 'households':
      return keep(step, await readHouseholds(reading, await hashOfGivers(keys, reading)));
    case 'newest':
      return keep(step, await readNewest(reading, await hashOfGivers(keys, reading)));
    case 'firstGifts':
      return keep(step, await readFirstGifts(reading));
    case 'gifts':
      return keep(
        'donors',
        (await unlessRefused(() => readInHalves(reading, readGifts))).donors ?? [],
      );
    case 'checkIns':
      return keep(
        step,
        (await unlessRefused(() => readInHalves(reading, readCheckIns))).checkIns ?? [],
      );
    case 'team':
      return keep(step, (await unlessRefused(() => readTeam(reading))).team ?? []);
    case 'guestCards':
      return keep(step, (await unlessRefused(() => readGuestCards(reading))).guestCards ?? []);
  }
}

/** What this connection may not read is nothing; the run itself notes the refusal. */
async function unlessRefused<Result extends object>(
  read: () => Promise<Result>,
): Promise<Partial<Result>> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ReadingRefused) {
      return {};
    }
    throw error;
  }
}

async function hashOfGivers(keys: PeopleKeys, { choices }: Reading) {
  return choices.giving === null ? null : (await keys.open('donors')).hash;
}

/** Whoever came or filled in a card in these days, to be found among those who give. */
async function readNewest(
  reading: Reading,
  hashGiver: ((personId: string) => string) | null,
): Promise<Member[]> {
  const people = new Map<string, string | null>();
  const hash = (personId: string) => {
    const own = reading.hash(personId);
    people.set(own, hashGiver?.(personId) ?? null);
    return own;
  };
  const { choices } = reading;
  const read =
    choices.firstTimeGuests === null || areGuestsCheckedIn(choices) ? readCheckIns : readGuestCards;
  await unlessRefused(() => readInHalves({ ...reading, hash }, read));
  return [...people].map(([person, giver]) => [person, null, giver]);
}

/** The hash of one key and, of the people it has hashed, that of the key of what is seen. */
export type SeenHash = { hash: Reading['hash']; seen: (giver: string) => string };

/** Hashes givers with their own key, and remembers who they are among those who come. */
export function hashBoth(giving: PeopleKey, seen: PeopleKey): SeenHash {
  const pairs = new Map<string, string>();
  return {
    hash: (personId) => {
      const own = giving.hash(personId);
      pairs.set(own, seen.hash(personId));
      return own;
    },
    seen: (giver) => pairs.get(giver) ?? giver,
  };
}

/** Keeps what the first reading has read, for the rows of people in its end. */
export async function keepOfFirst(
  context: ReaderContext,
  {
    keys,
    kind,
    span,
    seen,
  }: {
    keys: PeopleKeys;
    kind: ReadingKind;
    span: Span;
    seen: SeenHash['seen'];
  },
  read: Partial<PartRows>,
): Promise<void> {
  const key = await keys.open('checkIns');
  const keep = async <Kind extends PartKind>(which: Kind, rows: PartRows[Kind] | undefined) => {
    if (rows) {
      await keepOwn(context, key, { kind: which, ...span }, rows);
    }
  };
  switch (kind) {
    case 'gifts':
      return keep(
        'donors',
        read.donors?.map((each) => ({ ...each, people: each.people.map(seen) })),
      );
    case 'checkIns':
    case 'team':
    case 'guestCards':
      return keep(kind, read[kind]);
    default:
  }
}

async function keepOwn<Kind extends PartKind>(
  context: ReaderContext,
  { seal }: PeopleKey,
  place: Span & { kind: Kind },
  rows: PartRows[Kind],
): Promise<void> {
  const { accountId } = context;
  await context.write((client) => keepPart(client, { accountId, seal }, place, rows));
}
