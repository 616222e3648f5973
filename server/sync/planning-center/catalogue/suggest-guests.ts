import type { MeasureChoices } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/measure-reasons.ts';
import type { Catalogue } from './read-catalogue.ts';
import type { Suggested } from './suggested.ts';

const forGuests =
  /\b(connect\w*|welcome|guests?|visitors?|new (here|people|to)|first[- ]?tim\w+)\b/i;

/** Guests by first check-ins at the attendance events, else by a form or workflow for guests. */
export function suggestGuests(
  { available, samples }: Catalogue,
  attendance: MeasureChoices['attendance'],
): Suggested<'firstTimeGuests'> {
  const events = available.events.filter(
    ({ id }) =>
      attendance.some(({ eventId }) => eventId === id) &&
      samples.some(({ eventId, checkIns }) => eventId === id && checkIns > 0),
  );
  if (events.length > 0) {
    return {
      choice: { source: 'first_time_check_ins', ids: events.map(({ id }) => id) },
      reason: measureReasons.guestsByCheckIn(events.map(({ name }) => name)),
    };
  }
  const form = available.forms.find(({ name }) => forGuests.test(name));
  if (form) {
    return {
      choice: { source: 'form', ids: [form.id] },
      reason: measureReasons.guestsByForm(form.name),
    };
  }
  const workflow = available.workflows.find(({ name }) => forGuests.test(name));
  return workflow
    ? {
        choice: { source: 'workflow', ids: [workflow.id] },
        reason: measureReasons.guestsByWorkflow(workflow.name),
      }
    : { choice: null, reason: measureReasons.guestsNone };
}
