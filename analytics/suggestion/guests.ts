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
  const form = forms.find(({ name }) => means(name, 'guestCards'));
  if (form) {
    return {
      choice: { source: 'form', ids: [form.id] },
      reason: measureReasons.guestsByForm(form.name),
    };
  }
  const workflow = workflows.find(({ name }) => means(name, 'guestCards'));
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
