import { expect, test } from 'vitest';
import { connectOrdinary } from '#testing/ordinary-churches/connect.ts';
import type { OrdinaryChurch } from '#testing/ordinary-churches/ordinary-church.ts';
import { type KeptChoices, nothingKnown } from '../../../church/choices.ts';
import { readCatalogue } from './read-catalogue.ts';
import { suggestChoices } from './suggest.ts';

const times = [
  { at: 'sunday 10:00', room: { people: 90 }, counts: { Attendance: 'people' } },
] as const;
const right = { attendance: [] };
const thisYear = { name: 'Sunday 2026', times };
const before: OrdinaryChurch = { title: 'In December', events: [thisYear], right };
/** The new event was counted once. */
const after: OrdinaryChurch = {
  title: 'In January',
  events: [
    { ...thisYear, until: 1 },
    { name: 'Sunday 2027', from: 0, times },
  ],
  right,
};

async function catalogueOf(church: OrdinaryChurch, isForSuggestion: boolean) {
  return readCatalogue(connectOrdinary(church).context, isForSuggestion);
}

async function keptInDecember(): Promise<KeptChoices> {
  const first = suggestChoices(await catalogueOf(before, true), nothingKnown, true);
  const { available, suggested, reasons } = first;
  return { ...nothingKnown, available, suggested, reasons };
}

const idsOf = ({ attendance }: KeptChoices['suggested']) =>
  attendance.map(({ eventId }) => eventId);

test('next year’s event counts as soon as it is counted, while nobody has chosen', async () => {
  const kept = await keptInDecember();
  expect(idsOf(kept.suggested)).toEqual(['700']);
  const then = suggestChoices(await catalogueOf(after, false), kept, false);
  expect(idsOf(then.suggested)).toEqual(['700', '701']);
  expect(then.reasons.attendance).toContain('Sunday 2027 began as Sunday 2026 ended');
  expect(then.available.events.find(({ id }) => id === '701')?.follows).toBe('700');
  expect(then.questions).toEqual([]);
});

test('somebody who has chosen is asked about next year’s event', async () => {
  const kept = await keptInDecember();
  const chosen = { ...kept.suggested, brandTerms: ['Grace'] };
  const then = suggestChoices(await catalogueOf(after, false), { ...kept, chosen }, false);
  expect(then.basis).toEqual(chosen);
  expect(then.questions).toMatchObject([
    { figure: 'attendance', question: 'Does Sunday 2027 continue Sunday 2026?' },
  ]);
  const [yes, no] = then.questions[0]?.answers ?? [];
  expect(yes && idsOf(yes.choices)).toEqual(['700', '701']);
  expect(no?.choices).toEqual(chosen);
});

test('what was suggested stays until a new connection, whatever is counted otherwise', async () => {
  const kept = await keptInDecember();
  const suggested = { ...kept.suggested, kids: { eventIds: ['700'] } };
  const then = suggestChoices(await catalogueOf(before, false), { ...kept, suggested }, false);
  expect(then.suggested).toEqual(suggested);
  expect(then.reasons).toEqual(kept.reasons);
});

test('a fund that took another’s place says so', async () => {
  const church: OrdinaryChurch = {
    title: 'A new fund',
    funds: [
      { name: 'Church Account', gifts: 3, until: 40 },
      { name: 'Ministry Fund', isDefault: true, gifts: 3, from: 39 },
      { name: 'Building Fund', gifts: 1, from: 40 },
    ],
    right,
  };
  const found = suggestChoices(await catalogueOf(church, true), nothingKnown, true);
  expect(found.suggested.giving).toEqual({ fundIds: ['311', '310'] });
  expect(found.available.funds.map(({ follows }) => follows)).toEqual([
    undefined,
    '310',
    undefined,
  ]);
  expect(found.reasons.giving).toContain('Church Account ended as another one began');
});

test('a fund that says nothing and is given to nearly as often as the everyday one is asked about', async () => {
  const church: OrdinaryChurch = {
    title: 'Baskets',
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 6 },
      { name: 'Blue Basket', gifts: 4 },
      { name: 'Red Basket', gifts: 1 },
      { name: 'Offering for Missions and Budget', gifts: 5 },
      { name: 'Building Fund', gifts: 6 },
    ],
    right,
  };
  const found = suggestChoices(await catalogueOf(church, true), nothingKnown, true);
  expect(found.questions).toMatchObject([
    { figure: 'giving', question: 'Are gifts to “Blue Basket” part of your everyday giving?' },
    { figure: 'giving', question: expect.stringContaining('“Offering for Missions and Budget”') },
  ]);
  const [yes, no] = found.questions[0]?.answers ?? [];
  expect(yes?.choices.giving).toEqual({ fundIds: ['310', '311'] });
  expect(no?.choices).toEqual(found.suggested);
  expect(found.unread).toEqual([]);
  const weekly = suggestChoices(await catalogueOf(church, false), nothingKnown, false);
  expect(weekly.unread).toEqual(['giving-fund-']);
});

test('what is refused is no proof that there is nothing', async () => {
  const catalogue = await catalogueOf({ title: 'Nothing seen', right }, true);
  const refused = {
    check_ins: 'Check-Ins hides.',
    people: 'People hides.',
    services: 'Services hides.',
  };
  const evidence = { ...catalogue.evidence, refused };
  const { reasons } = suggestChoices({ ...catalogue, evidence }, nothingKnown, true);
  expect(reasons).toMatchObject({
    attendance: refused.check_ins,
    firstTimeGuests: refused.check_ins,
    kids: refused.check_ins,
    serving: refused.services,
    groups: expect.stringContaining('the role Administrator in Groups'),
  });
});
