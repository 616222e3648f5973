import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { addDays } from '../calendar/plain-date.ts';
import type { EventHabit } from './event-habits.ts';
import type { Evidence } from './evidence.ts';
import type { Suggested } from './suggested.ts';
import { means } from './vocabulary.ts';

const recentDays = 13 * 7;

/** Guests by first check-ins at the attendance events, else by a form or workflow for guests. */
export function suggestGuests(
  counted: readonly EventHabit[],
  { events, forms, workflows, refused, today }: Evidence,
): Suggested<'firstTimeGuests'> {
  const since = addDays(today, -recentDays);
  const checkedIn = events.filter(
    ({ id, times }) =>
      counted.some(({ event }) => event.id === id) &&
      times.some(({ day, checkIns }) => day >= since && checkIns > 0),
  );
  if (checkedIn.length > 0) {
    return {
      choice: { source: 'first_time_check_ins', ids: checkedIn.map(({ id }) => id) },
      reason: measureReasons.guestsByCheckIn(checkedIn.map(({ name }) => name)),
    };
  }
  const form = cardAmong(forms);
  if (form) {
    return {
      choice: { source: 'form', ids: [form.id] },
      reason: measureReasons.guestsByForm(form.name),
    };
  }
  const workflow = cardAmong(workflows);
  return workflow
    ? {
        choice: { source: 'workflow', ids: [workflow.id] },
        reason: measureReasons.guestsByWorkflow(workflow.name),
      }
    : {
        choice: null,
        reason: refused.check_ins ?? refused.people ?? measureReasons.guestsNone,
      };
}

/** The one that new people fill in or are put into; a sign-up for groups, teams or a lunch is another. */
function cardAmong<Paper extends { name: string }>(papers: readonly Paper[]): Paper | undefined {
  const cards = papers.filter(
    ({ name }) =>
      means(name, 'guestCards') && !means(name, 'groups') && !means(name, 'helperEvents'),
  );
  return cards.find(({ name }) => !means(name, 'besides')) ?? cards[0];
}
