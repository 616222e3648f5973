import { describe, expect, test } from 'vitest';
import {
  attendance,
  inputOf,
  monday,
  plain,
  pulseOf,
  quiet,
  western,
} from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { figuresPulse } from './figures-pulse.ts';

describe('the sentence', () => {
  test('says the story: how many came, and that there were more guests', () => {
    const story = storyChurch({ calendar: western, today: monday });
    const pulse = pulseOf({ figures: story.figures });
    expect(plain(pulse.sentence.text)).toMatch(
      /^168 people on Sunday, right in line with the \d+ to \d+ we expected\. Good news: more first-time guests\.$/,
    );
    expect(pulse.sentence.facts).toContain(
      'Everything is in except giving per person, which can still change. Giving can go up or down as gifts, refunds, and failed payments come in.',
    );
    expect(pulse.sentence.facts).toContain('Updated today at');
    expect(pulse.anythingOff).toMatch(
      /^Yes, and it’s good news: far more first-time guests than usual\./,
    );
  });

  test('names no day that is over when a number is still coming in', () => {
    const story = storyChurch({ calendar: western, today: monday });
    const thursday = addDays(monday, 3);
    const pulse = pulseOf({ figures: story.figures, today: thursday });
    expect(pulse.tile('giving_per_attender')).toMatchObject({
      state: 'provisional',
      closesOn: null,
    });
    expect(pulse.sentence.facts).toContain('giving per person, which can still change.');
  });

  test('of a first week promises no range', () => {
    const pulse = pulseOf(attendance([168]));
    expect(pulse.sentence.text).toBe(
      'Your first week: 168 people on Sunday. After 7 more weeks of counts, we’ll show you what to expect.',
    );
    expect(pulse.tile('attendance')).toMatchObject({
      state: 'too_little',
      expected: null,
      weeksToGo: 7,
    });
    expect(pulse.tile('kids')).toMatchObject({ state: 'no_data', value: null });
    expect(pulse.week).toMatchObject({ previous: null, next: null });
  });

  test('of a gap says that nobody counted, and the gap stays one', () => {
    const pulse = pulseOf(attendance([...quiet(60), null]));
    expect(plain(pulse.sentence.text)).toMatch(
      /^We don’t have a count for Sunday\. We expected \d+ to \d+\.$/,
    );
    expect(pulse.tile('attendance')?.line.at(-1)).toMatchObject({ value: null, state: 'missing' });
    expect(pulse.trust).toMatchObject({
      counted: 12,
      of: 13,
      answer: 'Not yet. Sunday hasn’t been counted. Otherwise, yes.',
    });
  });

  test('distinguishes a Sunday with nobody from one that nobody counted', () => {
    const pulse = pulseOf(attendance([...quiet(60), 0]));
    expect(plain(pulse.sentence.text)).toMatch(
      /^We’ve put Sunday’s count of 0 on hold until you check it\. We expected \d+ to \d+\.$/,
    );
    expect(pulse.tile('attendance')).toMatchObject({ value: 0, state: 'asked' });
  });

  test('of a shift counts its weeks and says which way', () => {
    const values = quiet(120).map((value, index) =>
      index < 110 ? value : Math.round(value * 0.75),
    );
    const pulse = pulseOf(attendance(values));
    expect(plain(pulse.sentence.text)).toMatch(
      /^\d+ people on Sunday\. Attendance has been lower since about \w+ \d+\.$/,
    );
    expect(pulse.tile('attendance')).toMatchObject({ state: 'shift', direction: 'fewer' });
    expect(pulse.sentence.parts).toHaveLength(1);
  });

  test('of a shift that has become the usual is a normal one again', () => {
    const values = quiet(170).map((value, index) =>
      index < 110 ? value : Math.round(value * 0.75),
    );
    expect(pulseOf(attendance(values)).tile('attendance')?.state).toBe('normal');
  });

  test('of Easter names it, and does not call it unusual', () => {
    const last = '2027-03-22';
    const weeks = 170;
    const values = quiet(weeks).map((value, index) => {
      const week = addWeeks(last, index + 1 - weeks);
      return western.eventsOf(week).some(({ id }) => id === 'easter')
        ? Math.round(value * 1.4)
        : value;
    });
    const pulse = pulseOf({
      ...attendance(values, last),
      today: '2027-03-29',
      now: '2027-03-29T12:00:00Z',
    });
    expect(plain(pulse.sentence.text)).toMatch(
      /^\d+ people on Sunday \(Easter\), right in line with the \d+ to \d+ we expected\. Last year it was \d+ people, on [A-Z][a-z]+ \d+\.$/,
    );
    expect(pulse.tile('attendance')?.state).toBe('normal');
  });

  test('of a running week judges nothing', () => {
    const given = attendance([...quiet(60), 40], '2027-02-22');
    const rows = given.figures.get('attendance') ?? [];
    const open = rows.map((row, index) =>
      index === rows.length - 1 ? { ...row, state: 'incomplete' as const } : row,
    );
    const pulse = pulseOf({
      figures: new Map([['attendance', open]]),
      today: '2027-02-28',
      now: '2027-02-28T18:00:00Z',
    });
    expect(plain(pulse.sentence.text)).toMatch(
      /^So far this week: 40\. We’re expecting \d+ to \d+\.$/,
    );
    expect(pulse.tile('attendance')?.state).toBe('provisional');
    expect(pulse.sentence.facts).toContain('This week isn’t over yet.');
  });

  test('of a week that is over, of which more may come in, names its Sunday and not this week', () => {
    const given = attendance([...quiet(103), 40], '2027-02-22');
    const rows = (given.figures.get('attendance') ?? []).map((row) =>
      row.value === 40 ? { ...row, state: 'incomplete' as const, count: 1 } : { ...row, count: 2 },
    );
    const pulse = pulseOf({
      figures: new Map([['attendance', rows]]),
      today: '2027-03-01',
      now: '2027-03-01T13:00:00Z',
    });
    expect(plain(pulse.sentence.text)).toMatch(
      /^40 people counted for Sunday so far\. We expected \d+ to \d+\. More may still come in\.$/,
    );
  });

  test('of a Sunday that nobody counted claims neither that all is in nor that history is short', () => {
    const pulse = pulseOf(attendance([...quiet(103), null]));
    expect(pulse.sentence.text).toMatch(/^We don’t have a count for Sunday\./);
    expect(pulse.sentence.facts).not.toContain('are in');
    expect(pulse.anythingOff).toBe('Not yet. We don’t have a full count to check for this week.');
  });

  test('of a week that does not count says why', () => {
    const pulse = pulseOf({
      ...attendance([...quiet(60), 12]),
      annotations: [
        {
          id: 'a',
          from: '2027-02-21',
          to: '2027-02-21',
          text: 'Ice storm',
          kind: 'weather',
          doesNotCount: true,
          by: null,
          at: '2027-02-21T20:00:00Z',
        },
      ],
    });
    expect(pulse.sentence.text).toBe('You’ve set this week aside: Ice storm.');
    expect(pulse.tile('attendance')?.line.at(-1)).toMatchObject({ value: 12, isMasked: true });
    expect(pulse.tile('attendance')?.median).not.toBe(12);
  });
});

test('every number of the tiles is one of the rows, for every week that can be chosen', () => {
  const story = storyChurch({ calendar: western, today: monday });
  const rows = new Map(
    (story.figures.get('attendance') ?? []).map(({ week, value }) => [week, value]),
  );
  for (const week of [story.newest, addWeeks(story.newest, -1), addWeeks(story.newest, -40)]) {
    const pulse = pulseOf({ figures: story.figures }, week);
    expect(pulse.week.first).toBe(week);
    const tile = pulse.tile('attendance');
    expect(tile?.value).toBe(rows.get(week));
    for (const point of tile?.line ?? []) {
      expect(point.value).toBe(rows.get(point.week) ?? null);
    }
  }
});

test('a later week changes nothing of what was said of an earlier one', () => {
  const story = storyChurch({ calendar: western, today: monday });
  const cut = new Map(
    [...story.figures].map(([figure, weeks]) => [
      figure,
      weeks.filter(({ week }) => week <= addWeeks(story.newest, -10)),
    ]),
  );
  const week = addWeeks(story.newest, -10);
  const then = pulseOf({ figures: cut, today: addWeeks(monday, -10), now: '2026-12-14T12:00:00Z' });
  const now = pulseOf({ figures: story.figures }, week);
  expect(then.week.first).toBe(week);
  expect(now.tile('attendance')?.expected).toEqual(then.tile('attendance')?.expected);
  expect(now.tile('kids')?.expected).toEqual(then.tile('kids')?.expected);
});

test('nothing is divided by an attendance of which only a part was counted', () => {
  const story = storyChurch({ calendar: western, today: monday });
  const week = addWeeks(story.newest, -2);
  const inPart = (story.figures.get('attendance') ?? []).map((row) =>
    row.week === week ? { ...row, value: 76, state: 'incomplete' as const } : row,
  );
  const figures = new Map(story.figures).set('attendance', inPart);
  const tilesOf = (given: typeof figures) => {
    const { tile } = pulseOf({ figures: given }, week);
    return { share: tile('kids')?.share, giving: tile('giving_per_attender')?.value };
  };
  expect(tilesOf(story.figures)).toEqual({ share: expect.anything(), giving: expect.anything() });
  expect(tilesOf(figures)).toEqual({ share: null, giving: null });
});

test.each(['2027-02-22', '2027-02-28'])(
  'what is coming is named by its date, whenever it is read: on %s',
  (today) => {
    const last = '2027-02-15';
    const values = quiet(170).map((value, index) => {
      const week = addWeeks(last, index - 169);
      return western.eventsOf(week).some(({ id }) => id === 'easter')
        ? Math.round(value * 1.6)
        : value;
    });
    const pulse = pulseOf({ ...attendance(values, last), today, now: `${today}T12:00:00Z` });
    expect(plain(pulse.coming?.answer ?? '')).toMatch(/^For Easter \(March 28\), expect /);
  },
);

test('what to do belongs to the newest week, however it was chosen, and to no earlier one', () => {
  const story = storyChurch({ calendar: western, today: monday });
  const input = inputOf({ figures: story.figures });
  const card = {
    id: 'one',
    week: story.newest,
    title: 'Write to guests',
    step: 'By hand.',
    sure: '',
  };
  const todoOf = (week: string | undefined) =>
    figuresPulse(input, {
      week,
      cards: [{ ...card, claim: null }],
      aheadOf: () => ({ weeks: [], explain: () => null }),
    })?.todo;
  expect(todoOf(undefined)).toEqual({
    answer: 'Write to guests',
    step: null,
    way: null,
    noteOn: null,
    card,
  });
  expect(todoOf(story.newest)).toEqual({
    answer: 'Write to guests',
    step: null,
    way: null,
    noteOn: null,
    card,
  });
  expect(todoOf(addWeeks(story.newest, -1))?.card).toBeNull();
});
