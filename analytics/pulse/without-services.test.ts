import { describe, expect, test } from 'vitest';
import type { Annotation } from '#contract/functions/annotations.ts';
import { attendance, inputOf, plain, quiet } from '#testing/figures/made-up-pulse.ts';
import { figureLook } from './figure-look.ts';
import { figuresPulse } from './figures-pulse.ts';
import type { PulseInput } from './pulse-input.ts';
import { stateWords } from './state-words.ts';

const week = '2027-02-15';
const sunday = '2027-02-21';
const at = (clock: string) => ({ event: 'Sunday Worship', time: `sunday ${clock}` });

/** A church that counted only a part of its newest Sunday, or nothing. */
function inputWith(
  value: number | null,
  { today = '2027-02-22', ...more }: Partial<PulseInput> = {},
) {
  const { figures } = attendance([...quiet(60), value]);
  const rows = (figures.get('attendance') ?? []).map((row) =>
    row.week === week && value !== null ? { ...row, state: 'incomplete' as const, count: 1 } : row,
  );
  const given = { figures: new Map([['attendance' as const, rows]]), today };
  return { ...inputOf({ ...given, now: `${today}T15:00:00Z` }), ...more };
}

function pulseOf(input: PulseInput) {
  const pulse = figuresPulse(input, {
    week: undefined,
    cards: [],
    aheadOf: () => ({ weeks: [], explain: () => null }),
  });
  if (pulse === null) {
    throw new Error('no page');
  }
  return pulse;
}

const services = new Map([[week, { counted: [at('11:00')], missing: [at('09:00')] }]]);
const note = (changes: Partial<Annotation>): Annotation => ({
  ...{ id: 'a', from: sunday, to: sunday, text: 'Snow', kind: 'no_service', doesNotCount: true },
  ...{ by: 'Ruth O.', at: '2027-02-22T14:00:00Z' },
  ...changes,
});

describe('a Sunday without its early service', () => {
  test('is told as what was counted, and what is missing is asked for by its name', () => {
    const { sentence, todo, trust } = pulseOf(inputWith(58, { services }));
    expect(plain(sentence.text)).toMatch(
      /^Only the 11:00 service has been counted for Sunday: 58 people\. We expected \d+ to \d+ in all\./,
    );
    expect(todo).toMatchObject({
      answer: 'Sunday’s count isn’t finished: 58 so far. The 9:00 service hasn’t been counted yet.',
      step: 'Ask whoever counts to enter the number. If the service was called off, add a note and check “Set these weeks aside.”',
      noteOn: sunday,
    });
    expect(trust.answer).toMatch(
      /^Not yet\. The count for Sunday isn’t finished: 58 so far\. The 9:00 service hasn’t been counted yet\./,
    );
    expect(trust.gaps).toEqual([]);
  });

  test('is so in the closer look too', () => {
    const look = figureLook(inputWith(58, { services }), { tile: 'attendance', weeks: 13 });
    expect(look.sentence).toMatch(
      /^58 on Sunday so far\. The 9:00 service hasn’t been counted yet\./,
    );
  });

  test('is asked for by the same name a week later, and listed without it', () => {
    const input = inputWith(58, { services, today: '2027-03-01' });
    const { todo, trust } = pulseOf(input);
    expect(plain(`${todo.answer} ${todo.step}`)).toContain(
      'February 21 only has a partial count: 58 people, without the 9:00 service.',
    );
    expect(plain(trust.answer)).toContain('February 21 (without the 9:00 service)');
    expect(trust.gaps[0]).toMatchObject({ day: sunday, services: 'the 9:00 service' });
  });

  test('where several were counted, is a sum without those that are missing', () => {
    const more = new Map([
      [week, { counted: [at('11:00'), at('18:00')], missing: [at('08:00'), at('09:00')] }],
    ]);
    expect(plain(pulseOf(inputWith(98, { services: more })).sentence.text)).toMatch(
      /^98 people counted for Sunday so far\. The 8:00 and 9:00 services haven’t been counted yet\./,
    );
  });

  test('says that a part is missing where nothing tells the services apart', () => {
    const { sentence, todo } = pulseOf(inputWith(98));
    expect(sentence.text).toMatch(/^98 people counted for Sunday so far\./);
    expect(todo.answer).toBe('Sunday’s count isn’t finished: 98 so far.');
  });
});

describe('a note on it', () => {
  test.each([
    ['a part', 58],
    ['nothing', null],
  ])('that sets it aside settles %s: no page asks again', (_, value) => {
    for (const today of ['2027-02-22', '2027-02-26']) {
      const input = inputWith(value, { services, today, annotations: [note({})] });
      const pulse = pulseOf(input);
      const { sentence, todo, trust } = pulse;
      const look = figureLook(input, { tile: 'attendance', weeks: 13 });
      const said = [
        sentence.text,
        sentence.facts,
        todo.answer,
        todo.step,
        trust.answer,
        look.sentence,
      ];
      expect(said.join(' ')).not.toMatch(/9:00|partial|finished|so far|still/);
      expect(said.join(' ')).not.toContain('a few more weeks');
      expect(trust.gaps).toEqual([]);
      expect(trust.leftOut).toEqual([{ week, day: sunday, note: 'Snow' }]);
    }
    expect(pulseOf(inputWith(value, { annotations: [note({})] })).sentence.text).toMatch(
      /^You’ve set this week aside: Snow\./,
    );
  });

  test('that sets nothing aside answers too, once the day is there', () => {
    const asked = (changes: Partial<Annotation>) =>
      pulseOf(inputWith(58, { services, annotations: [note({ doesNotCount: false, ...changes })] }))
        .todo.answer;
    expect(asked({})).toBe('Nothing to do this week.');
    // A sermon series that was planned says nothing of a count.
    expect(asked({ at: '2027-02-01T14:00:00Z' })).toContain('isn’t finished');
  });
});

test('weeks that a note sets aside do not look like weeks that nobody counts any more', () => {
  const aside = note({ from: '2027-01-18', to: '2027-02-21', text: 'Moving' });
  const given = inputOf(attendance(quiet(120)));
  const tileOf = (input: PulseInput) => pulseOf(input).tiles[0];
  expect(tileOf({ ...given, annotations: [aside] })?.growth).not.toBeNull();
  const uncounted = inputOf(attendance([...quiet(115), ...Array.from({ length: 5 }, () => null)]));
  expect(tileOf(uncounted)?.growth).toBeNull();
  expect(stateWords({ ...tileOf(uncounted), state: 'missing' }).word).toMatch(/^Last counted on/);
  const both = tileOf({ ...uncounted, annotations: [aside] });
  expect(stateWords({ ...both, state: 'missing' }).word).not.toMatch(/^Last counted on/);
});
