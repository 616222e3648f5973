import { expect, test } from 'vitest';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { measureProblems } from '#contract/messages/measure-reasons.ts';
import { nothingKnown } from '../../church/choices.ts';
import { problemOfChoices } from './problem-of-choices.ts';

const available = {
  ...nothingKnown.available,
  events: [{ id: '1', name: 'Sunday', frequency: 'Weekly', archived: false, attendanceTypes: [] }],
  funds: [{ id: '7', name: 'General', isDefault: true }],
};
const problem = (changes: Partial<MeasureChoices>, others: object = {}, counted: object = {}) =>
  problemOfChoices(
    { ...nothingKnown.suggested, ...changes },
    { available: { ...available, unread: [], ...others }, handServices: [] },
    { ...nothingKnown.suggested, ...counted },
  );

test('what is there can be chosen', () => {
  expect(
    problem({
      attendance: [{ eventId: '1', source: 'headcounts' }],
      giving: { fundIds: ['7'] },
      groups: { groupTypeIds: 'all' },
      seats: { '1': 100_000 },
    }),
  ).toBeNull();
});

test('what is refused or not read yet can be chosen, too', () => {
  const of = { giving: { fundIds: ['8'] }, kids: { locationIds: ['9'] } };
  expect(problem(of)).not.toBeNull();
  expect(problem(of, { refused: { giving: 'Not allowed.' }, unread: ['locations'] })).toBeNull();
});

test('what counts already stays, though it is not in Planning Center any more', () => {
  const giving = { fundIds: ['7', 'gone'] };
  expect(problem({ giving }, {}, { giving: { fundIds: ['gone'] } })).toBeNull();
  expect(problem({ giving }, {}, { seats: { gone: 100 } })).toBe(
    measureProblems.unknownId('funds'),
  );
});

test.each<[Partial<MeasureChoices>, string]>([
  [{ timeZone: 'Mars/Olympus' }, measureProblems.timeZone],
  [{ timeZone: '+02:00' }, measureProblems.timeZone],
  [{ timeZone: 'PST' }, measureProblems.timeZone],
  [{ timeZone: 'US/Pacific-New' }, measureProblems.timeZone],
  [{ country: 'QQ' }, measureProblems.country],
  [
    {
      attendance: [
        { eventId: '1', source: 'headcounts' },
        { eventId: '1', source: 'check_ins' },
      ],
    },
    measureProblems.eventTwice,
  ],
  [{ attendance: [{ eventId: '2', source: 'headcounts' }] }, measureProblems.unknownId('events')],
  [{ giving: { fundIds: ['8'] } }, measureProblems.unknownId('funds')],
  [{ kids: { locationIds: ['9'] } }, measureProblems.unknownId('rooms')],
  [{ firstTimeGuests: { source: 'form', ids: ['1'] } }, measureProblems.unknownId('forms')],
  [{ seats: { '1': 100_001 } }, measureProblems.seats],
  [{ seats: { '3': 10 } }, measureProblems.unknownId('events')],
])('%j is refused with a sentence', (changes, sentence) => {
  expect(problem(changes)).toBe(sentence);
});
