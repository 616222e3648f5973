import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import {
  AnswerUnusable,
  type ProviderReader,
  type ReaderContext,
  type ReaderRun,
  ReadInParts,
  ReadingRefused,
  type ReadTask,
} from '../reader.ts';
import { changedBy } from '../readings/changed-by-tasks.ts';
import { computeChanged } from '../readings/compute-tasks.ts';
import { readCoverage } from '../readings/coverage-store.ts';
import { keepPast } from '../readings/keep-past.ts';
import { keepKnown, keepRead } from '../readings/keep-read.ts';
import type { PeopleKey } from '../readings/people-key.ts';
import type { Span } from '../readings/reading-store.ts';
import { tellUnread } from '../readings/tell-unread.ts';
import { keepRefusal } from './access.ts';
import { beginRun } from './begin-run.ts';
import { divideTask, rowsAtOnce } from './divide-task.ts';
import { type KnownChurch, knownChurch } from './known-church.ts';
import { openReading } from './open-reading.ts';
import { followPeople } from './people/follow-people.ts';
import { peopleStepOf } from './people/plan-people.ts';
import { hashBoth, keepOfFirst, type SeenHash } from './people/read-people.ts';
import { isOfPast, partsOf } from './plan-past.ts';
import { readInHalves } from './read-in-halves.ts';
import type { Reading } from './reading.ts';
import { kindsToRead, type Source, sourceOf } from './sources.ts';

const type = 'planning_center';

const sourceOfTask = (task: ReadTask) => sourceOf(partsOf(task).kind);

/**
 * Reads a church's Planning Center.
 *
 * @param keyring seals the keys that its people are hashed with
 * @param rowsMax the most rows of a list that are read at once
 */
export function planningCenterReader(
  keyring: Keyring,
  { rowsMax } = { rowsMax: rowsAtOnce },
): ProviderReader {
  return { open: (context) => openRun(context, knownChurch(keyring, context), rowsMax) };
}

function openRun(context: ReaderContext, church: KnownChurch, rowsMax: number): ReaderRun {
  return {
    plan: (mode) => beginRun(context, mode, church),

    async read(task) {
      const step = peopleStepOf(task);
      const source = sourceOfTask(task);
      if (step !== null) {
        await followPeople(context, { step, task, church, rowsMax });
      } else if (source && task.to !== null) {
        await readSource(context, { source, task, to: task.to, church, rowsMax });
      }
    },

    async compute(tasks) {
      // Those of the past are computed as they are read, since their people's hashes are not stored.
      const stored = tasks.filter((task) => !isOfPast(task) && peopleStepOf(task) === null);
      if (stored.length > 0) {
        await computeChanged(context, changedBy(stored, kindsOf), church.keys);
      }
    },
  };
}

/** Reads a task of one kind, unless it is not read any more. */
async function readSource(
  context: ReaderContext,
  {
    source,
    task,
    to,
    church,
    rowsMax,
  }: Pick<Task, 'source' | 'task' | 'church'> & { to: string; rowsMax: number },
): Promise<void> {
  const { kind } = source;
  const { keys } = church;
  const key = await keys.open(kind);
  const { seal } = key;
  const seen = isFirstOfGivers(context, kind)
    ? hashBoth(key, await keys.open('checkIns'))
    : { hash: key.hash, seen: (person: string) => person };
  const asked = { kind, hash: seen.hash, from: task.from, to };
  const reading = await openReading(context, await church.choices.known(), asked);
  // The choices may have changed since the task was planned.
  if (!kindsToRead(reading.choices).includes(kind)) {
    return;
  }
  // Refused since then: one refusal is enough for a run.
  const refused = await church.refused.known();
  if (refused.has(kind)) {
    return;
  }
  const { span } = reading;
  if (span.from > span.to) {
    return;
  }
  try {
    const isLong = span.from < span.to;
    const window = { ...reading, ...(isLong && { rowsMax }) };
    await readTask(window, { source, task, seal, church, seen: seen.seen });
  } catch (error) {
    await refuseLong(context, { task, kind, span, rowsMax }, error);
    await tellUnread(context, { type, source: kind, span }, error);
    if (!(error instanceof ReadingRefused)) {
      throw error;
    }
    await keepRefusal(context, kind, error);
    refused.add(kind);
  }
}

type Task = {
  source: Source;
  task: ReadTask;
  seal: PeopleKey['seal'];
  church: KnownChurch;
  seen: SeenHash['seen'];
};

/** Whether givers are read for the first time, so that they are found among those who come. */
function isFirstOfGivers({ mode }: ReaderContext, kind: ReadingKind): boolean {
  return mode === 'first' && kind === 'gifts';
}

/** Reads a task and keeps what was read. */
async function readTask(
  reading: Reading,
  { source, task, seal, church: { keys }, seen }: Task,
): Promise<void> {
  const { context, choices, span } = reading;
  const { kind, read, readPast = read, readCorrected = readPast, readKnown = read } = source;
  const { how } = partsOf(task);
  if (isOfPast(task)) {
    const isLong = kind === 'checkIns' || kind === 'gifts';
    const readRows = how === 'past' ? readPast : readCorrected;
    const rows = await (isLong ? readInHalves(reading, readRows) : readRows(reading));
    const past = { type, kind, span, isWalk: how === 'past', giftSeal: seal } as const;
    await keepPast(context, past, rows, keys);
    return;
  }
  const isKnown = how === 'known';
  if (isKnown && readKnown === null) {
    await keepKnown(context, { source: kind, type, choices, span });
    return;
  }
  const rows = await (isKnown && readKnown ? readKnown : read)(reading);
  const place = { source: kind, type, property: '', choices, span, giftSeal: seal } as const;
  const window = { ...place, isWhole: !isKnown };
  await keepRead(context, window, rows);
  if (context.mode === 'first') {
    await keepOfFirst(context, { keys, kind, span, seen }, rows);
  }
}

/** Gifts are read with their givers. */
function kindsOf(task: ReadTask): ReadingKind[] {
  const kind = sourceOfTask(task)?.kind;
  return kind === 'gifts' ? ['gifts', 'donors'] : kind ? [kind] : [];
}

/**
 * Divides a task whose list is too long. What was read of the kind must stay without a gap, so the parts
 * begin next to it.
 *
 * @throws ReadInParts if that is why it failed
 */
async function refuseLong(
  { pool, accountId }: ReaderContext,
  { task, kind, span, rowsMax }: { task: ReadTask; kind: ReadingKind; span: Span; rowsMax: number },
  error: unknown,
): Promise<void> {
  if (!(error instanceof AnswerUnusable) || error.why !== 'too_long') {
    return;
  }
  const parts = divideTask(task, { kind, span }, { asked: error.rows, max: rowsMax });
  const kept = (await readCoverage(pool, accountId)).get(kind);
  const isAfter = task.from === null || (kept !== undefined && kept.to < span.to);
  if (parts.length > 0) {
    throw new ReadInParts(isAfter ? parts : parts.toReversed());
  }
}
