import { expect, test } from 'vitest';
import type { IdsByList } from '#analytics/choices/choice-lists.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { nothingKnown } from '../../../church/choices.ts';
import { dropUnknown } from './drop-unknown.ts';

const named = (id: string) => ({ id, name: id });
const available = {
  ...nothingKnown.available,
  events: [
    { ...named('701'), frequency: null, archived: false, attendanceTypes: [named('adults')] },
  ],
  funds: [{ ...named('general'), isDefault: true }],
  serviceTypes: [named('sunday')],
  unread: ['groupTypes' as const],
};
const dropped = (changes: Partial<MeasureChoices>, chosenFrom: IdsByList = {}) =>
  dropUnknown({ available, chosen: { ...nothingKnown.suggested, ...changes }, chosenFrom });
const counted = (eventId: string, ...attendanceTypeIds: string[]) => ({
  eventId,
  source: 'headcounts' as const,
  attendanceTypeIds,
});

test('what exists stays, and so does what existed when it was chosen', () => {
  expect(dropped({ attendance: [counted('701', 'adults')], giving: { fundIds: 'all' } })).toBe(
    null,
  );
  expect(dropped({ giving: { fundIds: ['gone'] } }, { funds: ['gone'] })).toBe(null);
  expect(dropUnknown({ ...nothingKnown, available })).toBe(null);
});

test('of a list that was not read nothing is dropped, of one that is empty everything', () => {
  expect(dropped({ groups: { groupTypeIds: ['any'] } })).toBe(null);
  expect(dropped({ firstTimeGuests: { source: 'form', ids: ['any'] } })?.chosen).toMatchObject({
    firstTimeGuests: null,
  });
});

test('an event with the id of a fund is no fund', () => {
  expect(dropped({ giving: { fundIds: ['701'] } }, { events: ['701'] })?.chosen.giving).toBe(null);
});

test.each<[Partial<MeasureChoices>, Partial<MeasureChoices>]>([
  [{ attendance: [counted('no')] }, { attendance: [] }],
  [{ attendance: [counted('701', 'adults', 'no')] }, { attendance: [counted('701', 'adults')] }],
  [{ attendance: [counted('701', 'no')] }, { attendance: [] }],
  [{ giving: { fundIds: ['no', 'general'] } }, { giving: { fundIds: ['general'] } }],
  [{ giving: { fundIds: ['no'] } }, { giving: null }],
  [{ serving: { source: 'team_members', serviceTypeIds: ['no'] } }, { serving: null }],
  [{ kids: { eventIds: ['no'], attendanceTypeIds: ['no'] } }, { kids: null }],
  [{ firstTimeGuests: { source: 'first_time_check_ins', ids: ['no'] } }, { firstTimeGuests: null }],
  [{ seats: { '701': 300, no: 20 } }, { seats: { '701': 300 } }],
])('of %j is left %j, with a sentence', (before, after) => {
  const found = dropped(before);
  expect(found?.chosen).toMatchObject(after);
  expect(Object.keys(found?.reasons ?? {})).toEqual(Object.keys(before));
});
