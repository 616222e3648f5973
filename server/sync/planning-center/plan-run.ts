import type { ReadingKind } from '#analytics/figures/readings.ts';
import { choicesInEffect, type KeptChoices } from '../../church/choices.ts';
import type { PeopleState } from '../people/people-state.ts';
import type { ReaderContext, ReadMode, ReadTask } from '../reader.ts';
import type { Coverages } from '../readings/coverage-store.ts';
import { churchTime } from '../readings/history.ts';
import { readWeeksToRead } from '../readings/weeks-to-read.ts';
import { keepChanges } from './keep-changes.ts';
import { readFollowed } from './people/follow-people.ts';
import { planPeople } from './people/plan-people.ts';
import { planTasks } from './plan.ts';
import { isAmong, planWalk, planWeeksToRead } from './plan-past.ts';
import { kindsToRead } from './sources.ts';

/** What is known of a church as a run is planned. */
type Known = { kept: KeptChoices; coverage: Coverages; people: PeopleState | null };

/**
 * The tasks of a run: the newest weeks and those that were changed, or by day a part of the past. At night it
 * first asks what was changed.
 */
export async function planRun(
  context: ReaderContext,
  mode: ReadMode,
  { kept, coverage, people: counted }: Known,
  refused: ReadonlySet<ReadingKind>,
): Promise<ReadTask[]> {
  const { accountId, pool, now } = context;
  const choices = choicesInEffect(kept);
  const looksForChanges = mode === 'nightly' || mode === 'weekly';
  const kinds = kindsToRead(choices).filter((kind) => !refused.has(kind));
  const time = churchTime(now, choices);
  // As a week begins, its plans are listed, with those of the week before: on that night nothing else is asked of them.
  const listed = mode === 'nightly' && kinds.includes('team') ? coverage.get('team') : undefined;
  const isListed = listed !== undefined && listed.to < time.today;
  const heard = looksForChanges
    ? await keepChanges(context, kept, { kinds, later: isListed ? ['team'] : [], mode })
    : new Set<ReadingKind>();
  const planning = { kinds, choices, coverage, time, now };
  const people = planPeople({
    ...{ mode, choices, kinds, time },
    state: await readFollowed(context, { kept, people: counted }, mode),
  });
  if (mode === 'quarterly') {
    return people;
  }
  if (mode === 'past') {
    // Weeks that were changed are read at night: beside a part, they would take what a week of it may cost.
    return planWalk(planning);
  }
  const waiting = planWeeksToRead(
    await readWeeksToRead(pool, { accountId, type: 'planning_center' }),
    planning,
  );
  const newest = planTasks({ mode, choices, refused, coverage, now, heard });
  return [...newest, ...waiting.filter((task) => !isAmong(task, newest)), ...people];
}
