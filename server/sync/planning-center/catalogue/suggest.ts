import { fundQuestionPrefix } from '#analytics/suggestion/giving-questions.ts';
import { suggest } from '#analytics/suggestion/suggest.ts';
import type {
  ChoiceList,
  MeasureAvailable,
  MeasureChoices,
  MeasureQuestion,
} from '#contract/functions/measures.ts';
import type { KeptChoices } from '../../../church/choices.ts';
import { questionsOfGranted } from './questions-of-granted.ts';
import type { Catalogue } from './read-catalogue.ts';
import { onlyParts, regainedParts } from './regained.ts';

type Suggestion = Pick<KeptChoices, 'available' | 'suggested' | 'reasons'> & {
  questions: MeasureQuestion[];
  /** About what nobody could choose; asked whatever is new. */
  granted: MeasureQuestion[];
  /** How ids of questions begin whose facts are only read where a suggestion is made. */
  unread: string[];
  /** What counts now, which the questions' answers change: what was chosen, else what is suggested. */
  basis: MeasureChoices;
};

/**
 * Suggests what counts, with a sentence for each part and a question where only the church can say.
 *
 * A suggestion stays until a new connection, so that figures do not change by themselves; only events
 * that have begun since are added while nobody has chosen, and what rests on a product that was refused
 * is suggested once it is granted. What could not be read now is known from before.
 *
 * @param kept the current choices; suggestions of the other integration's reader are preserved
 */
export function suggestChoices(
  catalogue: Catalogue,
  kept: KeptChoices,
  isNew: boolean,
): Suggestion {
  const { evidence } = catalogue;
  const available = isNew ? catalogue.available : withUnread(catalogue.available, kept.available);
  const { choices, reasons, follows, begun, questionsFor } = suggest(evidence, kept.suggested);
  const added = choices.attendance.filter(
    ({ eventId }) =>
      begun.includes(eventId) && kept.suggested.attendance.every((one) => one.eventId !== eventId),
  );
  const regained = regainedParts(kept.available, available);
  const suggested = isNew
    ? choices
    : {
        ...kept.suggested,
        attendance: [...kept.suggested.attendance, ...added],
        ...onlyParts(choices, regained),
      };
  const basis = kept.chosen ?? suggested;
  const isExplained = isNew || added.length > 0 || regained.length > 0;
  return {
    suggested,
    reasons: isExplained ? { ...kept.reasons, ...reasons } : kept.reasons,
    questions: questionsFor(basis, kept.chosen !== null),
    granted: questionsOfGranted({ ...kept, suggested: choices, available }),
    unread: evidence.funds.some(({ gifts }) => gifts !== null) ? [] : [fundQuestionPrefix],
    basis,
    available: {
      ...available,
      brandTerms: kept.available.brandTerms,
      events: withFollows(available.events, kept.available.events, follows.events),
      funds: withFollows(available.funds, kept.available.funds, follows.funds),
      locations: usedRooms(available, [suggested, basis]),
    },
  };
}

/** Adds what is known from before of lists that could not be read now. */
function withUnread(
  available: Catalogue['available'],
  known: MeasureAvailable,
): Catalogue['available'] {
  const isUnread = (list: ChoiceList) => available.unread?.includes(list) === true;
  const unread = {
    ...(isUnread('events') && { events: known.events }),
    ...(isUnread('locations') && { locations: known.locations }),
    ...(isUnread('serviceTypes') && { serviceTypes: known.serviceTypes }),
    ...(isUnread('groupTypes') && { groupTypes: known.groupTypes }),
    ...(isUnread('funds') && { funds: known.funds }),
    ...(isUnread('forms') && { forms: known.forms }),
    ...(isUnread('workflows') && { workflows: known.workflows }),
  };
  return { ...available, ...unread };
}

type Followable = { id: string; follows?: string | undefined };

/** Adds what each continues; of what ended long ago only the first reading knows. */
function withFollows<Row extends Followable>(
  rows: readonly Row[],
  known: readonly Followable[],
  follows: ReadonlyMap<string, string>,
): Row[] {
  return rows.map((row) => {
    const earlier = follows.get(row.id) ?? known.find(({ id }) => id === row.id)?.follows;
    return earlier === undefined ? row : { ...row, follows: earlier };
  });
}

/** The rooms of events that are in use or count; others were read as evidence only. */
function usedRooms(
  { events, locations }: Catalogue['available'],
  counted: readonly MeasureChoices[],
): MeasureAvailable['locations'] {
  return locations.filter(
    ({ id, eventId }) =>
      counted.some(({ kids }) => kids?.locationIds?.includes(id)) ||
      counted.some(({ attendance }) => attendance.some((one) => one.eventId === eventId)) ||
      events.some((event) => event.id === eventId && event.times?.length !== 0),
  );
}
