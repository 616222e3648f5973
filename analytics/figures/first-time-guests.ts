import type { FigureWeek } from '#contract/figures.ts';
import { distinctPeople } from './check-in-people.ts';
import type { Figure } from './figure.ts';
import {
  areGuestsCheckedIn,
  choicesOfGuests,
  guestEvents,
  guestVisits,
  kindsOfGuests,
} from './first-visits.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';

/** First-time guests, by the source that the church has chosen. */
export const firstTimeGuests = {
  needs(choices) {
    if (areGuestsCheckedIn(choices)) {
      return kindsOfGuests;
    }
    return choices.firstTimeGuests === null ? null : ['guestCards'];
  },
  choicesBehind: choicesOfGuests,
  model: { kind: 'count', priors: 'attendance' },
  compute: (input) =>
    areGuestsCheckedIn(input.choices) ? guestsOfCheckIns(input) : guestsOfCards(input),
  tile: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['first_time_guests'],
    wholeAfter: 'service',
    windowWeeks: 1,
    priors: 'attendance',
    product: 'check_ins',
  },
} satisfies Figure;

function guestsOfCheckIns(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const { weeks, asOf } = weeksKnown(input, ['checkIns', 'firstVisits']);
  // Who is a guest follows from first visits, which are kept: an earlier visit that is found later, or is
  // deleted, changes weeks whose check-ins have gone.
  const former = weeksKnown(input, ['firstVisits']).weeks.filter(
    (week) => frame.guestsCounted?.has(week) === true && !weeks.includes(week),
  );
  const events = guestEvents(choices);
  const visitsOf = byWeek(guestVisits(readings, choices), choices);
  const recordsOf = byWeek(
    readings.firstVisits.filter(({ eventId }) => events.has(eventId)),
    choices,
  );
  const checkInsOf = byWeek(
    readings.checkIns.filter(({ eventId }) => events.has(eventId)),
    choices,
  );
  return [...weeks, ...former].map((week) => {
    const guests = new Set(visitsOf(week).map(({ person }) => person));
    const isCounted = guests.size > 0 || checkInsOf(week).length > 0 || former.includes(week);
    const count = recordsOf(week).filter(({ person }) => guests.has(person)).length;
    const counted = { value: isCounted ? guests.size : null, count, isWhole: true };
    return figureWeek(week, { ...counted, source: 'first_time_check_ins' }, asOf, frame);
  });
}

/** Submitted connect cards; a week without any is zero. */
function guestsOfCards(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const { ids, source = '' } = choices.firstTimeGuests ?? {};
  const { weeks, asOf } = weeksKnown(input, ['guestCards']);
  const cardsOf = byWeek(
    readings.guestCards.filter(({ listId }) => ids === undefined || ids.includes(listId)),
    choices,
  );
  return weeks.map((week) => {
    const cards = cardsOf(week);
    const nameless = sumOf(cards, (card) => card.nameless);
    const value = distinctPeople(cards).size + nameless;
    const count = sumOf(cards, ({ people }) => people.length) + nameless;
    return figureWeek(week, { value, count, source, isWhole: true }, asOf, frame);
  });
}
