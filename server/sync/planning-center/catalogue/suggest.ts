import { suggest } from '#analytics/suggestion/suggest.ts';
import type {
  MeasureAvailable,
  MeasureChoices,
  MeasureQuestion,
} from '#contract/functions/measures.ts';
import type { KeptChoices } from '../../readings/choices-store.ts';
import type { Catalogue } from './read-catalogue.ts';

type Suggestion = Pick<KeptChoices, 'available' | 'suggested' | 'reasons'> & {
  questions: MeasureQuestion[];
  /** What counts now, which the questions' answers change: what was chosen, else what is suggested. */
  basis: MeasureChoices;
};

/**
 * Suggests what counts, with a sentence for each part and a question where only the church can say.
 *
 * A suggestion stays until a new connection, so that figures do not change by themselves; only events
 * that have begun since are added while nobody has chosen.
 *
 * @param kept the current choices; suggestions of the other integration's reader are preserved
 */
export function suggestChoices(
  { evidence, available }: Catalogue,
  kept: KeptChoices,
  isNew: boolean,
): Suggestion {
  const { choices, reasons, follows, begun, questionsFor } = suggest(evidence, kept.suggested);
  const known = new Map(kept.available.events.map((event) => [event.id, event.follows]));
  const added = choices.attendance.filter(
    ({ eventId }) =>
      begun.includes(eventId) && kept.suggested.attendance.every((one) => one.eventId !== eventId),
  );
  const suggested = isNew
    ? choices
    : { ...kept.suggested, attendance: [...kept.suggested.attendance, ...added] };
  const basis = kept.chosen ?? suggested;
  const isExplained = isNew || added.length > 0;
  return {
    suggested,
    reasons: isExplained ? { ...kept.reasons, ...reasons } : kept.reasons,
    questions: questionsFor(basis, kept.chosen !== null),
    basis,
    available: {
      ...available,
      brandTerms: kept.available.brandTerms,
      events: available.events.map((event) => {
        const earlier = follows.get(event.id) ?? known.get(event.id);
        return earlier === undefined ? event : { ...event, follows: earlier };
      }),
      locations: usedRooms(available, suggested),
    },
  };
}

/** The rooms of events that are in use or count; others were read as evidence only. */
function usedRooms(
  { events, locations }: Catalogue['available'],
  { attendance, kids }: MeasureChoices,
): MeasureAvailable['locations'] {
  return locations.filter(
    ({ id, eventId }) =>
      kids?.locationIds?.includes(id) === true ||
      attendance.some((one) => one.eventId === eventId) ||
      events.some((event) => event.id === eventId && event.times?.length !== 0),
  );
}
