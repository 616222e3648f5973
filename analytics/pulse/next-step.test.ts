import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { todoMessages } from '#contract/messages/todo.ts';
import { attendance, inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figuresPulse } from './figures-pulse.ts';

/** A church whose newest Sunday was counted only in part, some days after it. */
function halfCounted(today: string) {
  const rows = attendance([...quiet(60), 98]).figures.get('attendance') ?? [];
  const open = rows.map((row, index) =>
    index === rows.length - 1 ? { ...row, state: 'incomplete' as const, count: 2 } : row,
  );
  const firstWeek = rows[0]?.week ?? '';
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', open],
    ['kids', rowsOf(firstWeek, quiet(61, 40), { source: 'check_ins' })],
    ['giving', rowsOf(firstWeek, quiet(61, 300_000, 0.1), { source: 'donations' })],
    [
      'giving_units',
      rowsOf(
        firstWeek,
        Array.from({ length: 61 }, () => 60),
      ),
    ],
  ]);
  return { figures, today, now: `${today}T15:00:00Z` };
}

describe('what should we do', () => {
  test.each(['2027-02-22', '2027-02-26'])(
    'on %s with half of Sunday counted: have the count finished',
    (today) => {
      const { todo, anythingOff, sentence, tile } = pulseOf(halfCounted(today));
      expect(todo).toEqual({
        answer: 'Sunday’s count isn’t finished: 98 so far.',
        step: 'Ask whoever counts to enter the rest. If a service was called off, add a note and check “Set these weeks aside.”',
        way: null,
        noteOn: '2027-02-21',
        card: null,
      });
      expect(anythingOff).toMatch(
        / We can’t check attendance until Sunday’s count is finished\.( Kids come from check-ins, so they’re complete\.)?$/,
      );
      expect(anythingOff).not.toMatch(/attendance came|\(the week before\)/i);
      expect(sentence.facts).toContain('giving per person');
      expect(tile('giving_per_attender')).toMatchObject({
        value: null,
        verdict: { side: null, state: 'normal' },
        standing: { week: '2027-02-08', side: 'in' },
      });
    },
  );

  test('with no count of Sunday: have it counted', () => {
    const { todo } = pulseOf(attendance([...quiet(60), null]));
    expect([todo.answer, todo.step]).toEqual([
      'Sunday hasn’t been counted yet.',
      'Ask whoever counts to enter the number. If you didn’t meet, add a note and check “Set these weeks aside.”',
    ]);
  });

  test('after a Sunday that was far off: write down why', () => {
    const { todo } = pulseOf(attendance([...quiet(60), 60]));
    expect(todo.answer).toBe('Write down what was different on Sunday.');
  });

  test('where a level has changed: ask whoever knows, while it is news', () => {
    const values = quiet(120).map((value, index) =>
      index < 112 ? value : Math.round(value * 0.75),
    );
    const { todo, tile } = pulseOf(attendance(values));
    expect(tile('attendance')?.verdict.state).toBe('lasting');
    expect(plain(todo.step ?? '')).toMatch(
      /^Ask your leadership team what changed around \w+ \d+\.$/,
    );
  });

  test('on a normal week, and of an earlier one: nothing', () => {
    const nothing = {
      answer: todoMessages.nothing,
      step: null,
      way: null,
      noteOn: null,
      card: null,
    };
    expect(pulseOf(attendance(quiet(60))).todo).toEqual(nothing);
    expect(pulseOf(attendance([...quiet(60), 60, 170]), '2027-02-08').todo).toEqual(nothing);
  });
});

describe('first-time guests who are many', () => {
  const weeks = 120;
  const guestsOf = (newest: number, week?: string) => {
    const firstWeek = '2024-11-04';
    const figures = new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(firstWeek, quiet(weeks))],
      [
        'first_time_guests',
        rowsOf(
          firstWeek,
          Array.from({ length: weeks }, (_, index) => [3, 2, 4, 3, 3, 5][index % 6] ?? 3).with(
            weeks - 1,
            newest,
          ),
        ),
      ],
    ]);
    return pulseOf({ figures }, week).todo;
  };

  test('should each hear from somebody, also where they were no surprise', () => {
    expect(guestsOf(7)).toMatchObject({
      answer: 'Ask about first-time guests.',
      step: 'Ask whoever follows up with guests to make sure all 7 hear from you this week.',
    });
    expect(guestsOf(4).answer).toBe(todoMessages.nothing);
  });
});

test('a card about headcounts asks for them once', () => {
  const input = inputOf(halfCounted('2027-02-26'));
  const stepBeside = (weeks: string[]) =>
    figuresPulse(input, {
      week: undefined,
      cards: [
        {
          ...{ id: 'a', week: '2027-02-15', title: 'No full headcount for February 21' },
          ...{ step: 'Enter the rest.', sure: 'Sure.', weeks, claim: null },
        },
      ],
      aheadOf: () => ({ weeks: [], explain: () => null }),
    })?.todo.step;
  expect(stepBeside(['2027-02-15'])).toBeNull();
  expect(stepBeside([])).toBe(
    'Sunday’s count isn’t finished: 98 so far. Ask whoever counts to enter the rest. If a service was called off, add a note and check “Set these weeks aside.”',
  );
});

describe('can I trust this', () => {
  test('names what is missing in part, and the weeks that are', () => {
    const { figures, ...when } = halfCounted('2027-02-26');
    const whole = rowsOf('2025-12-22', quiet(61));
    const giving = (figures.get('giving') ?? []).map((row, index, all) =>
      index === all.length - 1 ? { ...row, state: 'incomplete' as const } : row,
    );
    const some = new Map([...figures, ['attendance', whole] as const, ['giving', giving] as const]);
    expect(plain(pulseOf({ figures: some, ...when }).trust.answer)).toBe(
      'Mostly. February 21 isn’t complete for giving. Otherwise, yes.',
    );
    for (const today of ['2027-02-22', '2027-02-26']) {
      expect(pulseOf(halfCounted(today)).trust.answer).toBe(
        'Not yet. The count for Sunday isn’t finished: 98 so far. Otherwise, yes.',
      );
    }
  });
});

test('few guests who came back are asked after, and this week’s with them, however few they are', () => {
  const weeks = 130;
  const last = '2027-02-15';
  const first = addWeeks(last, 1 - weeks);
  const stepAfter = (share: number) => {
    const known = weeks - 7;
    const figures = new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(first, quiet(weeks))],
      ['first_time_guests', rowsOf(first, quiet(weeks, 6, 0.1), { source: 'check_ins' })],
      [
        'guest_return',
        Array.from({ length: known }, (_, index) => {
          const usual = [0.2, 0.6, 0.4][Math.floor((known - 1 - index) / 8) % 3] ?? 0;
          return rowsOf(addWeeks(first, index), [index >= known - 8 ? share : usual], { count: 5 });
        }).flat(),
      ],
    ]);
    const { todo } = pulseOf({ figures });
    return plain(`${todo.answer} ${todo.step ?? ''}`);
  };
  expect(stepAfter(0.1)).toMatch(
    /who has been in touch with the 32 first-time guests from [^.]* who haven’t come back, and who will reach out to this week’s \d\./,
  );
  expect(stepAfter(0.4)).not.toMatch(/hear from you|reach out/);
});
