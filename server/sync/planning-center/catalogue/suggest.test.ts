import { expect, test } from 'vitest';
import { choiceLists } from '#contract/functions/measure-available.ts';
import { connectOrdinary } from '#testing/ordinary-churches/connect.ts';
import type { OrdinaryChurch } from '#testing/ordinary-churches/ordinary-church.ts';
import { type KeptChoices, nothingKnown } from '../../../church/choices.ts';
import { readCatalogue } from './read-catalogue.ts';
import { isOutdated, suggestChoices } from './suggest.ts';
import { outdatedParts } from './suggestion-bases.ts';

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
  const { available, suggested, suggestedBy, reasons } = first;
  return { ...nothingKnown, available, suggested, suggestedBy, reasons };
}

const idsOf = ({ attendance }: KeptChoices['suggested']) =>
  attendance.map(({ eventId }) => eventId);

test('next year’s event counts as soon as it is counted, while nobody has chosen', async () => {
  const kept = await keptInDecember();
  expect(idsOf(kept.suggested)).toEqual(['700']);
  const listed = await catalogueOf(after, false);
  expect(isOutdated(listed, kept)).toBe(true);
  const then = suggestChoices(await catalogueOf(after, true), kept, false);
  expect(idsOf(then.suggested)).toEqual(['700', '701']);
  expect(then.changed).toEqual(['attendance']);
  expect(then.reasons.attendance).toContain('New: Sunday 2027.');
  expect(then.reasons.attendance).toContain('Sunday 2027 started when Sunday 2026 ended');
  expect(then.available.events.find(({ id }) => id === '701')?.follows).toBe('700');
  expect(then.questions).toEqual([]);
});

test('somebody who has chosen is asked about next year’s event', async () => {
  const kept = await keptInDecember();
  const chosen = { ...kept.suggested, brandTerms: ['Grace'] };
  const then = suggestChoices(await catalogueOf(after, false), { ...kept, chosen }, false);
  expect(then.basis).toEqual(chosen);
  expect(then.questions).toMatchObject([
    { figure: 'attendance', question: 'Did Sunday 2027 replace Sunday 2026?' },
  ]);
  const [yes, no] = then.questions[0]?.answers ?? [];
  expect(yes && idsOf(yes.choices)).toEqual(['700', '701']);
  expect(no?.choices).toEqual(chosen);
});

test('a suggestion of long ago, by other rules, is made anew and says what changed', async () => {
  const kept = await keptInDecember();
  const old = {
    ...kept,
    suggestedBy: {},
    suggested: { ...kept.suggested, kids: { eventIds: ['700'] } },
  };
  expect(isOutdated(await catalogueOf(before, false), old)).toBe(true);
  const then = suggestChoices(await catalogueOf(before, true), old, false);
  expect(then.suggested).toEqual(kept.suggested);
  expect(then.suggestedBy).toEqual(kept.suggestedBy);
  expect(then.changed).toEqual(['kids']);
  expect(then.reasons.kids).toMatch(
    /^We changed our suggestion on November.16\. No longer counted: Sunday 2026\. We couldn’t find/,
  );
});

test('with the same rules and facts, a suggestion stays, however it came about', async () => {
  const kept = await keptInDecember();
  const other = { ...kept, suggested: { ...kept.suggested, kids: { eventIds: ['700'] } } };
  expect(isOutdated(await catalogueOf(before, false), other)).toBe(false);
  const then = suggestChoices(await catalogueOf(before, false), other, false);
  expect(then).toMatchObject({ suggested: other.suggested, changed: [], reasons: kept.reasons });
});

test('a service that is held once makes no suggestion anew, one that goes on does', async () => {
  const kept = await keptInDecember();
  const withEvenings = (weeks: number): OrdinaryChurch => ({
    ...before,
    events: [
      {
        ...thisYear,
        times: [...times, { ...times[0], at: 'friday 19:00', isHeld: ({ ago }) => ago < weeks }],
      },
    ],
  });
  expect(isOutdated(await catalogueOf(withEvenings(1), false), kept)).toBe(false);
  expect(isOutdated(await catalogueOf(withEvenings(4), false), kept)).toBe(true);
});

test('what somebody has chosen makes no suggestion anew, nor does what cannot be read now', async () => {
  const kept = await keptInDecember();
  const chosen = { ...kept, suggestedBy: {}, chosen: kept.suggested };
  const listed = await catalogueOf(after, false);
  expect(isOutdated(listed, chosen)).toBe(false);
  const refused = { ...listed, available: { ...listed.available, unread: choiceLists.slice() } };
  expect(isOutdated(refused, kept)).toBe(false);
});

test('a product that cannot be read now keeps what rests on it and another one', () => {
  const kept = { check_ins: 'a', services: 'b', giving: 'c' };
  expect(outdatedParts(kept, { check_ins: 'x', giving: 'c' })).not.toContain('serving');
  expect(outdatedParts(kept, { ...kept, check_ins: 'x' })).toContain('serving');
  expect(outdatedParts({}, { giving: 'c' })).toEqual(['giving']);
});

/** Counted for two years, and only put on the schedule since. */
const lapsed = (counts: Record<string, string>): OrdinaryChurch => ({
  title: 'An early service that nobody counts any more',
  events: [
    {
      name: 'Sunday',
      times: [
        { at: 'sunday 08:00', room: { people: 30 }, counts, isHeld: ({ ago }) => ago >= 52 },
        { at: 'sunday 08:00', room: {}, counts: {}, isHeld: ({ ago }) => ago < 52 },
        { at: 'sunday 10:00', room: { people: 90 }, counts: { Attendance: 'people' } },
      ],
    },
  ],
  right,
});

test('a time that is scheduled and has not been counted for a year is asked about, chosen or not', async () => {
  const church = lapsed({ Attendance: 'people' });
  const first = suggestChoices(await catalogueOf(church, true), nothingKnown, true);
  expect(first.evenIfChosen).toMatchObject([
    {
      figure: 'attendance',
      question: expect.stringMatching(/^Sunday is still on your schedule for Sunday 8:00.AM/),
    },
  ]);
  const [yes, no] = first.evenIfChosen[0]?.answers ?? [];
  expect(yes?.choices).toEqual(first.suggested);
  const [counted] = first.suggested.attendance;
  // What was counted until then stays.
  expect(no?.choices.attendance).toEqual([
    {
      ...counted,
      leftOutTimes: ['sunday 08:00'],
      leftOutFrom: { 'sunday 08:00': '2025-11-17' },
    },
  ]);

  const chosen = { ...nothingKnown, ...first, chosen: first.suggested };
  const weekly = suggestChoices(await catalogueOf(church, false), chosen, false);
  expect(weekly.evenIfChosen.map(({ question }) => question)).toHaveLength(1);
  const answered = { ...chosen, chosen: no?.choices ?? null };
  expect(suggestChoices(await catalogueOf(church, false), answered, false).evenIfChosen).toEqual(
    [],
  );
});

test('a time that began after somebody chose and is never counted is asked about after eight weeks', async () => {
  const begun = (ago: number): OrdinaryChurch => ({
    title: 'A rehearsal is on the schedule',
    events: [
      {
        name: 'Sunday',
        times: [
          { at: 'sunday 07:30', room: {}, counts: {}, isHeld: (week) => week.ago <= ago },
          { at: 'sunday 10:00', room: { people: 90 }, counts: { Attendance: 'people' } },
        ],
      },
    ],
    right,
  });
  const first = suggestChoices(await catalogueOf(begun(-1), true), nothingKnown, true);
  const chosen = { ...nothingKnown, ...first, chosen: first.suggested };
  const askedAfter = async (weeks: number) =>
    suggestChoices(await catalogueOf(begun(weeks), false), chosen, false).evenIfChosen;
  expect(await askedAfter(6)).toEqual([]);
  const [question] = await askedAfter(8);
  expect(question?.answers[1]?.choices.attendance).toMatchObject([
    { leftOutTimes: ['sunday 07:30'] },
  ]);
});

test('where nobody counts anything any more, no single time is asked about', async () => {
  const church: OrdinaryChurch = {
    title: 'Nobody counts',
    events: [
      {
        name: 'Sunday',
        times: [
          {
            at: 'sunday 10:00',
            room: { people: 90 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) => ago >= 20,
          },
          { at: 'sunday 10:00', room: {}, counts: {}, isHeld: ({ ago }) => ago < 20 },
        ],
      },
    ],
    right,
  };
  const first = suggestChoices(await catalogueOf(church, true), nothingKnown, true);
  expect(first.evenIfChosen).toEqual([]);
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
  expect(found.reasons.giving).toContain('Church Account ended when another one started');
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
    { figure: 'giving', question: 'Are gifts to “Blue Basket” part of your regular giving?' },
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
    groups: expect.stringContaining('the Administrator role in Groups'),
  });
});
