import type { ReadingKind } from '#analytics/figures/readings.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import {
  AnswerUnusable,
  type ProviderReader,
  type ReaderContext,
  ReadInParts,
  ReadingRefused,
  type ReadMode,
  type ReadTask,
} from '../reader.ts';
import { changedBy } from '../readings/changed-by-tasks.ts';
import { changeChosen } from '../readings/choices-store.ts';
import { computeChanged, recomputeAll } from '../readings/compute-tasks.ts';
import { fitToChoices, readCoverage } from '../readings/coverage-store.ts';
import { keepPast } from '../readings/keep-past.ts';
import { keepRead } from '../readings/keep-read.ts';
import { openPeopleKey, type PeopleKey } from '../readings/people-key.ts';
import { areHeldInVain } from '../readings/question-store.ts';
import type { Span } from '../readings/reading-store.ts';
import { tellUnread } from '../readings/tell-unread.ts';
import { askAgain, isAnyGranted, keepRefusal, kindsWithout, readRefusedKinds } from './access.ts';
import { dropUnknown } from './catalogue/drop-unknown.ts';
import { keepCatalogue } from './catalogue/keep-catalogue.ts';
import { hasUnread } from './catalogue/regained.ts';
import { divideTask, rowsAtOnce } from './divide-task.ts';
import { keepMergers } from './keep-mergers.ts';
import { openReading } from './open-reading.ts';
import { followPeople, keepQuarterlyDue } from './people/follow-people.ts';
import { areFollowed, peopleStepOf } from './people/plan-people.ts';
import { hashBoth, keepOfFirst, type SeenHash } from './people/read-people.ts';
import { isOfPast, partsOf } from './plan-past.ts';
import { planRun } from './plan-run.ts';
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
  return {
    plan: (context, mode) => planAll(context, mode, keyring),

    async read(context, task) {
      const step = peopleStepOf(task);
      const source = sourceOfTask(task);
      if (step !== null) {
        await followPeople(context, { step, task, keyring, rowsMax });
      } else if (source && task.to !== null) {
        await readSource(context, { source, task, to: task.to, keyring, rowsMax });
      }
    },

    async compute(context, tasks) {
      // Those of the past are computed as they are read, since their people's hashes are not stored.
      const stored = tasks.filter((task) => !isOfPast(task) && peopleStepOf(task) === null);
      if (stored.length > 0) {
        await computeChanged(context, changedBy(stored, kindsOf), keyring);
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
    keyring,
    rowsMax,
  }: Pick<Task, 'source' | 'task' | 'keyring'> & { to: string; rowsMax: number },
): Promise<void> {
  const key = await openPeopleKey(keyring, context, source.kind);
  const { seal } = key;
  const seen = isFirstOfGivers(context, source.kind)
    ? hashBoth(key, await openPeopleKey(keyring, context, 'checkIns'))
    : { hash: key.hash, seen: (person: string) => person };
  const reading = await openReading(context, source.kind, seen.hash, {
    from: task.from,
    to,
  });
  // The choices may have changed since the task was planned.
  if (!kindsToRead(reading.choices).includes(source.kind)) {
    return;
  }
  // Refused since then: one refusal is enough for a run.
  const refused = await readRefusedKinds(context.pool, context.accountId, { refused: {} });
  if (refused.has(source.kind)) {
    return;
  }
  const { span } = reading;
  if (span.from > span.to) {
    return;
  }
  try {
    const isLong = span.from < span.to;
    const window = { ...reading, ...(isLong && { rowsMax }) };
    await readTask(window, { source, task, seal, keyring, seen: seen.seen });
  } catch (error) {
    await refuseLong(context, { task, kind: source.kind, span, rowsMax }, error);
    await tellUnread(context, { type, source: source.kind, span }, error);
    if (!(error instanceof ReadingRefused)) {
      throw error;
    }
    await keepRefusal(context, source.kind, error);
  }
}

/** Reads the catalogue where it is due, settles what counts, and plans the run's steps. */
async function planAll(
  context: ReaderContext,
  mode: ReadMode,
  keyring: Keyring,
): Promise<ReadTask[]> {
  const { accountId, pool } = context;
  const known = await readChoices(pool, accountId);
  const refusedBefore = Object.keys(known?.available.refused ?? {});
  const isNew = mode === 'first' || known === null;
  const isRegained =
    !isNew && (hasUnread(known.available) || (await isAnyGranted(context, refusedBefore)));
  // Choices are made from the catalogue, which was read before.
  const isChanged =
    (isNew || isRegained || mode === 'weekly') &&
    (await keepCatalogue(context, mode, { kept: known, isNew, isRegained }));
  const listed = await readChoices(pool, accountId);
  if (listed && dropUnknown(listed)) {
    await context.write((client) => changeChosen(client, accountId, dropUnknown));
  }
  const refused = await askAgain(context);
  const kept = await readChoices(pool, accountId);
  const choices = choicesInEffect(kept);
  await fitToChoices(context, { choices, property: '', type });
  const isReleased = await areHeldInVain(pool, accountId);
  if (mode === 'choices' || mode === 'first' || isChanged || isReleased) {
    await recomputeAll(context, keyring);
  }
  if (!kept) {
    return [];
  }
  const unreadable = new Set([...refused, ...kindsWithout(kept.available)]);
  if (mode !== 'past') {
    const kinds = kindsToRead(choices).filter((kind) => !unreadable.has(kind));
    await keepMergers(context, { keyring, kinds, mode });
  }
  const tasks = await planRun(context, mode, kept, unreadable);
  await keepQuarterlyDue(
    context,
    kept,
    areFollowed(kindsToRead(choices).filter((kind) => !unreadable.has(kind))),
  );
  return tasks;
}

type Task = {
  source: Source;
  task: ReadTask;
  seal: PeopleKey['seal'];
  keyring: Keyring;
  seen: SeenHash['seen'];
};

/** Whether givers are read for the first time, so that they are found among those who come. */
function isFirstOfGivers({ mode }: ReaderContext, kind: ReadingKind): boolean {
  return mode === 'first' && kind === 'gifts';
}

/** Reads a task and keeps what was read. */
async function readTask(
  reading: Reading,
  { source, task, seal, keyring, seen }: Task,
): Promise<void> {
  const { context, choices, span } = reading;
  const { kind, read, readPast = read, readCorrected = readPast, readKnown = read } = source;
  const { how } = partsOf(task);
  if (isOfPast(task)) {
    const isLong = kind === 'checkIns' || kind === 'gifts';
    const readRows = how === 'past' ? readPast : readCorrected;
    const rows = await (isLong ? readInHalves(reading, readRows) : readRows(reading));
    const past = { type, kind, span, isWalk: how === 'past', giftSeal: seal } as const;
    await keepPast(context, past, rows, keyring);
    return;
  }
  const isKnown = how === 'known';
  const rows = await (isKnown ? readKnown : read)(reading);
  const place = { source: kind, type, property: '', choices, span, giftSeal: seal } as const;
  const window = { ...place, isWhole: !isKnown };
  await keepRead(context, window, rows);
  if (context.mode === 'first') {
    await keepOfFirst(context, { keyring, kind, span, seen }, rows);
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
