import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { addDays } from '../calendar/plain-date.ts';
import { quarterOfDay } from './quarter-of-day.ts';

/**
 * What a church's people are told of some quarters: the answer may end with an earlier one, whose changes are
 * not theirs.
 *
 * @returns null where no row is of these quarters
 */
export function peopleOfTime(
  people: ChurchPeople | null,
  quarters: readonly string[],
): ChurchPeople | null {
  if (!people?.quarters.some(({ quarter }) => quarters.includes(quarter))) {
    return null;
  }
  const { flow, parts, serving, givers, sentences } = people;
  const isOfTime = (week: string) => quarters.includes(quarterOfDay(addDays(week, 6)));
  const isCounted = people.quarters.some(
    ({ quarter, measures }) =>
      quarters.includes(quarter) && measures.regulars_end?.state === 'complete',
  );
  const hasParts = parts !== null && isOfTime(parts.week);
  const hasServing = serving !== null && isOfTime(serving.week);
  const left = new Set([
    ...(isCounted ? [] : ['regulars', 'movedUp']),
    ...(hasParts ? [] : ['parts']),
    ...(hasServing ? [] : ['serving']),
  ]);
  return {
    ...people,
    flow: flow && quarters.includes(flow.quarter) ? flow : null,
    parts: hasParts ? parts : null,
    serving: hasServing ? serving : null,
    givers: givers && quarters.includes(givers.quarter) ? givers : null,
    sentences: Object.fromEntries(Object.entries(sentences).filter(([place]) => !left.has(place))),
  };
}
