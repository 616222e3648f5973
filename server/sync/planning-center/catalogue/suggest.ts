import { questionsOf } from '#analytics/suggestion/doubt.ts';
import { doubtsAboutTimes } from '#analytics/suggestion/doubts-about-times.ts';
import { fundQuestionPrefix } from '#analytics/suggestion/giving-questions.ts';
import { suggest } from '#analytics/suggestion/suggest.ts';
import type { ChoiceList, MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import type { KeptChoices } from '../../../church/choices.ts';
import { questionsOfGranted } from './questions-of-granted.ts';
import type { Catalogue } from './read-catalogue.ts';
import { onlyParts, type Part, regainedParts } from './regained.ts';
import { outdatedParts, suggestionBases } from './suggestion-bases.ts';
import { changeReason, changesOf, type SuggestionChange } from './suggestion-changes.ts';

type Suggestion = Pick<KeptChoices, 'available' | 'suggested' | 'suggestedBy' | 'reasons'> & {
  /** The parts that were suggested otherwise before, though nothing was missing then. */
  changed: Part[];
  questions: MeasureQuestion[];
  /** Asked whatever is new: about what nobody could choose, and what is no longer counted. */
  evenIfChosen: MeasureQuestion[];
  /** How ids of questions begin whose facts are only read where a suggestion is made. */
  unread: string[];
  /** What counts now, which the questions' answers change: what was chosen, else what is suggested. */
  basis: MeasureChoices;
};

/**
 * Suggests what counts, with a sentence for each part and a question where only the church can say.
 *
 * While nobody has chosen, parts that rest on other rules or facts than before are suggested anew; so are those of
 * a product that was refused, once it is granted. What could not be read now is known from before.
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
  const { choices, reasons, follows, questionsFor } = suggest(evidence, kept.suggested);
  const isAnew = isNew || (catalogue.isWhole && isOutdated(catalogue, kept));
  const outdated = isAnew ? outdatedParts(kept.suggestedBy, suggestionBases(catalogue)) : [];
  const regained = regainedParts(kept.available, available);
  const parts = isNew ? null : [...outdated, ...regained];
  const suggested = parts ? { ...kept.suggested, ...onlyParts(choices, parts) } : choices;
  const isUnexpected = ({ part }: SuggestionChange) => !regained.includes(part);
  const changes =
    parts && kept.chosen === null
      ? changesOf(kept.suggested, suggested, available).filter(isUnexpected)
      : [];
  const basis = kept.chosen ?? suggested;
  return {
    suggested,
    suggestedBy: isAnew ? { ...kept.suggestedBy, ...suggestionBases(catalogue) } : kept.suggestedBy,
    changed: changes.map(({ part }) => part),
    reasons: {
      ...kept.reasons,
      ...(parts ? reasonsOf(reasons, parts) : reasons),
      ...Object.fromEntries(
        changes.map((change) => [change.part, changeReason(change, reasons, evidence.today)]),
      ),
    },
    questions: questionsFor(basis, kept.chosen !== null),
    evenIfChosen: [
      ...questionsOfGranted({ ...kept, suggested: choices, available }),
      ...questionsOf(doubtsAboutTimes(basis.attendance, evidence, available.events), basis),
    ],
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

/** Whether the suggestion counts and was made from something else than what is found now. */
export function isOutdated(catalogue: Catalogue, kept: KeptChoices): boolean {
  return (
    kept.chosen === null && outdatedParts(kept.suggestedBy, suggestionBases(catalogue)).length > 0
  );
}

const reasonsOf = (reasons: Readonly<Record<string, string>>, parts: readonly Part[]) =>
  Object.fromEntries(parts.map((part) => [part, reasons[part] ?? '']));

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
