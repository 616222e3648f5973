import { dayWords, fullDayWords, valueWords } from './figure-words.ts';
import type { Hole } from './not-entered.ts';
import { sentences } from './sentences.ts';

/** A count as it is written. */
export const people = (value: number) => valueWords(value, 'people', null);

/** A day in a sentence; with its year where that is not this one's. */
export function dayOf(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayWords(day) : fullDayWords(day);
}

/** A level as people say it. */
export function levelWords(level: number): string {
  return people(level < 100 ? Math.round(level) : 10 * Math.round(level / 10));
}

/** Who was counted. */
type Counted = 'attendance' | 'kids';

/** What a church is asked about its weeks, the answers that it can give, and the notes that they become. */
export const weekQuestions = sentences('weekQuestions', {
  nobody: (who: Counted, day: string, today: string) =>
    who === 'kids'
      ? `0 kids on ${dayOf(day, today)}. Did no kids come, or was there no service?`
      : `0 people on ${dayOf(day, today)}. Did no one come, or was there no service?`,
  tooMany: (who: Counted, value: number, usual: number, day: string, today: string) =>
    who === 'kids'
      ? `${people(value)} kids on ${dayOf(day, today)}, when about ${people(usual)} is usual. Is ${people(value)} right?`
      : `${people(value)} people on ${dayOf(day, today)}, when about ${people(usual)} is usual. Is ${people(value)} right?`,
  right: (value: number) => (value === 0 ? 'No one came' : `Yes, ${people(value)} is right`),
  noService: 'There was no service',
  wrong: (value: number) =>
    value === 0
      ? 'It’s wrong. We’ll fix it in Planning Center'
      : 'No, we’ll fix it in Planning Center',
  moved: {
    sundays: (after: number, day: string, before: number, today: string) =>
      `You’ve had about ${levelWords(after)} people on Sundays since ${dayOf(day, today)}. Before that, it was about ${levelWords(before)}. Did something change?`,
    weeks: (after: number, day: string, before: number, today: string) =>
      `You’ve had about ${levelWords(after)} people a week since ${dayOf(day, today)}. Before that, it was about ${levelWords(before)}. Did something change?`,
    kids: (after: number, day: string, before: number, today: string) =>
      after < before
        ? `You’ve had about ${levelWords(after)} kids a week since ${dayOf(day, today)}. Before that, it was about ${levelWords(before)}. Is every room still being counted, or did something change?`
        : `You’ve had about ${levelWords(after)} kids a week since ${dayOf(day, today)}. Before that, it was about ${levelWords(before)}. Did something change?`,
    serving: (after: number, day: string, before: number, today: string) =>
      `About ${levelWords(after)} people have been serving since ${dayOf(day, today)}. Before that, it was about ${levelWords(before)}. Did something change, or are some schedules missing?`,
  },
  gifts: (day: string, { isOneWeek, areFundsLeftOut }: Hole) => {
    if (areFundsLeftOut) {
      return isOneWeek
        ? `We see hardly any gifts for ${day} in the funds you count. Have all the gifts been entered?`
        : `We’ve seen hardly any gifts since ${day} in the funds you count. Have all the gifts been entered?`;
    }
    return isOneWeek
      ? `We see hardly any gifts for ${day}. Have all the gifts been entered?`
      : `We’ve seen hardly any gifts since ${day}. Have all the gifts been entered?`;
  },
  scheduled: 'Neither. All schedules are entered',
  unscheduled: 'Some schedules are missing',
  entered: 'Yes, all gifts are entered',
  missing: 'No, some are missing',
  merged: 'We merged with another church',
  services: 'We moved or added services',
  servicesEnded: 'We moved or ended services',
  campus: 'We opened a campus',
  campusEnded: 'A campus closed or left',
  counted: 'We count differently now',
  nothing: 'Nothing changed',
});

/** What an answer leaves beside its week. */
export const weekAnswerNotes = sentences('weekAnswerNotes', {
  noService: 'No service',
  wrong: 'The first count was wrong',
  merged: 'Merged with another church',
  services: 'Services changed',
  campus: 'New campus',
  campusEnded: 'A campus closed or left',
  counted: 'Counted differently from here on',
});

/** The words around the questions. */
export const weekQuestionMessages = sentences('weekQuestionMessages', {
  saving: 'Saving your answer…',
  saved: 'Thank you. We’ll use your answer from now on.',
  takenBack: 'Your answer was undone.',
  failed: 'We couldn’t save your answer. Please try again.',
  answered: (answer: string, by: string | null) => `${by ?? 'Someone'} answered: ${answer}.`,
  undo: 'Undo',
  mayNotAnswer: 'You can view this, but only someone who can make changes can answer.',
  /** Somebody else answered, or the number has changed. */
  changed: 'This question has changed. Please take another look.',
  /** In a tile, while its number waits. */
  waits: 'On hold until you check it',
});
