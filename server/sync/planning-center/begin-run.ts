import { choicesInEffect } from '../../church/choices.ts';
import { readPeopleState } from '../people/people-state.ts';
import type { ReaderContext, ReadMode, ReadTask } from '../reader.ts';
import { changeChosen } from '../readings/choices-store.ts';
import { recomputeAll } from '../readings/compute-tasks.ts';
import { fitToChoices } from '../readings/coverage-store.ts';
import { packReadings } from '../readings/pack-readings.ts';
import { giftSealOf } from '../readings/people-key.ts';
import { areHeldInVain } from '../readings/question-store.ts';
import { askAgain, isAnyGranted, kindsWithout } from './access.ts';
import { dropUnknown } from './catalogue/drop-unknown.ts';
import { keepCatalogue } from './catalogue/keep-catalogue.ts';
import { hasUnread } from './catalogue/regained.ts';
import { keepMergers } from './keep-mergers.ts';
import type { KnownChurch } from './known-church.ts';
import { keepQuarterlyDue } from './people/follow-people.ts';
import { areFollowed } from './people/plan-people.ts';
import { planRun } from './plan-run.ts';
import { kindsToRead } from './sources.ts';

const type = 'planning_center';

/** Reads the catalogue where it is due, settles what counts, and plans the run's steps. */
export async function beginRun(
  context: ReaderContext,
  mode: ReadMode,
  church: KnownChurch,
): Promise<ReadTask[]> {
  const { accountId, pool } = context;
  await packReadings(context, type, () => giftSealOf(church.keys));
  const { kept, isChanged } = await keepListed(context, mode, church);
  const refused = await askAgain(context, await church.refused.known());
  church.refused.keep(refused);
  const choices = choicesInEffect(kept);
  const coverage = await fitToChoices(context, { choices, property: '', type });
  const isReleased = await areHeldInVain(pool, accountId);
  if (mode === 'choices' || mode === 'first' || isChanged || isReleased) {
    await recomputeAll(context, church.keys);
  }
  if (!kept) {
    return [];
  }
  const unreadable = new Set([...refused, ...kindsWithout(kept.available)]);
  const kinds = kindsToRead(choices).filter((kind) => !unreadable.has(kind));
  if (mode !== 'past') {
    await keepMergers(context, { keys: church.keys, kinds, mode });
  }
  const people = await readPeopleState(pool, accountId);
  const known = { kept, coverage, people };
  const tasks = await planRun(context, mode, known, unreadable);
  await keepQuarterlyDue(context, known, areFollowed(kinds));
  return tasks;
}

/** Reads the catalogue where it is due, and drops choices of what is no longer there. */
async function keepListed(context: ReaderContext, mode: ReadMode, { choices }: KnownChurch) {
  const { accountId } = context;
  choices.forget();
  const known = await choices.known();
  const refusedBefore = Object.keys(known?.available.refused ?? {});
  const isNew = mode === 'first' || known === null;
  const isRegained =
    !isNew && (hasUnread(known.available) || (await isAnyGranted(context, refusedBefore)));
  let isChanged = false;
  // Choices are made from the catalogue, which was read before.
  if (isNew || isRegained || mode === 'weekly') {
    isChanged = await keepCatalogue(context, mode, { kept: known, isNew, isRegained });
    choices.forget();
  }
  const listed = await choices.known();
  if (listed && dropUnknown(listed)) {
    await context.write((client) => changeChosen(client, accountId, dropUnknown));
    choices.forget();
  }
  return { kept: await choices.known(), isChanged };
}
