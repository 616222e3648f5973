import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { expectTile } from '../pulse/expect-tile.ts';
import type { PulseInput } from '../pulse/pulse-input.ts';
import { toldQuestion } from '../pulse/week-question-words.ts';
import { weeksAskedAbout } from '../pulse/week-questions.ts';

const first = '2023-11-20';
const weeks = 250;
const stopped = 140;
/** What six weeks hold of the usual number, week by week, once half of the schedules are not entered. */
const wayDown = [0.93, 0.85, 0.76, 0.67, 0.56];
const half = 0.38;

type Given = { known: number; backAt?: number };

/** Volunteers of whom about half are not entered from a week on, until another; known up to one. */
function church({ known, backAt = weeks }: Given) {
  const serving = quiet(weeks, 88, 0.04, 7).map((value, index) => {
    const share = index < stopped || index >= backAt ? 1 : (wayDown[index - stopped] ?? half);
    return Math.round(value * share);
  });
  const cut = (values: number[]) => values.slice(0, known + 1);
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(first, cut(quiet(weeks, 180, 0.05)))],
    ['serving', rowsOf(first, cut(serving))],
  ]);
  const today = addWeeks(first, known + 1);
  return { figures, today, now: `${today}T12:00:00Z` };
}

const isNamed = /serving looks only half entered \(\d+, when [78]\d to 9\d is typical\)/;

test.each([5, 8, 11, 14, 20, 25])(
  'schedules of which half are missing are named %i weeks later, beside what was usual before them',
  (since) => {
    const pulse = pulseOf(church({ known: stopped + since }));
    expect(plain(pulse.trust.answer)).toMatch(/^Not for serving\. Only \d+ people are scheduled/);
    expect(pulse.tile('serving')?.verdict).toMatchObject({ state: 'unusual', direction: 'down' });
    // Of its first week it was expected by the weeks on the way down.
    expect(plain(pulse.anythingOff)).toMatch(since === 5 ? /half entered/ : isNamed);
    expect(pulse.tile('serving')?.newest).toBeNull();
  },
);

test('they are named as such while the newest weeks are coming in', () => {
  const { figures, ...when } = church({ known: stopped + 12 });
  const serving = (figures.get('serving') ?? []).map((row, index) =>
    index < stopped + 12 ? row : { ...row, state: 'incomplete' as const, count: 0 },
  );
  const pulse = pulseOf({ figures: new Map([...figures, ['serving', serving]]), ...when });
  expect(pulse.tile('serving')?.state).toBe('provisional');
  expect(plain(pulse.anythingOff)).toMatch(isNamed);
  expect(pulse.anythingOff).not.toContain('week before');
});

test('half a year later they are told as a level that has changed, and then are the usual one', () => {
  const later = pulseOf(church({ known: stopped + 30 }));
  expect(later.tile('serving')).toMatchObject({
    state: 'shift',
    verdict: { direction: 'down' },
    lasting: { direction: 'down' },
  });
  expect(plain(later.anythingOff)).toMatch(/^Yes, one thing: fewer people serving lately\./);
  expect(pulseOf(church({ known: stopped + 31 })).tile('serving')?.expected?.high80).toBeLessThan(
    50,
  );
  const muchLater = pulseOf(church({ known: stopped + 60 }));
  expect(muchLater.tile('serving')?.state).toBe('normal');
});

test.each([9, 14, 24])(
  'entered again after %i weeks, they are no news, nor a year later',
  (long) => {
    const backAt = stopped + long;
    for (const since of [1, 4, 8, 52 - 4]) {
      const pulse = pulseOf(church({ known: backAt + since, backAt }));
      const serving = pulse.tile('serving');
      expect(serving?.state).toBe('normal');
      expect(serving?.lasting).toBeNull();
      expect(serving?.expected?.low80).toBeGreaterThan(70);
      expect(pulse.anythingOff).not.toMatch(/than last year for serving/);
      expect(serving?.growth?.said ?? null).toBeNull();
    }
  },
);

const note = (given: ReturnType<typeof church>, doesNotCount: boolean) => ({
  ...{ id: 'rest', text: 'Teams rest', kind: 'change' as const, doesNotCount },
  ...{ by: null, at: given.now, from: addWeeks(first, stopped), to: given.today },
});

test('weeks that somebody set aside are not named', () => {
  const given = church({ known: stopped + 14 });
  const pulse = pulseOf({ ...given, annotations: [note(given, true)] });
  expect(pulse.trust.answer).not.toContain('serving');
});

test('after a note that something has changed they are learned from, and soon as expected', () => {
  const given = church({ known: stopped + 12 });
  const pulse = pulseOf({ ...given, annotations: [note(given, false)] });
  expect(pulse.trust.answer).not.toContain('serving');
  expect(pulse.tile('serving')?.expected?.high80).toBeLessThan(50);
  expect(pulse.tile('serving')?.newest?.now).toBeLessThan(40);
});

test('whether all schedules are entered is asked after some weeks; once they are, the fall is what is usual', () => {
  const given = church({ known: stopped + 12 });
  const askedAt = (known: number, answers: PulseInput['answers'] = []) => {
    const input = inputOf({ ...church({ known }), answers });
    return weeksAskedAbout(input, (tile) => expectTile(tile, input));
  };
  expect(askedAt(stopped + 6)).toEqual([]);
  const [asked, ...others] = askedAt(stopped + 12);
  expect(others).toEqual([]);
  if (asked?.about !== 'level') {
    throw new Error('A level is asked about');
  }
  const told = toldQuestion(asked, given.today);
  expect(plain(told.question)).toMatch(
    /^About 3\d people have been serving since \w+ \d+\. Before that, it was about 8\d\. Did something change, or are some schedules missing/,
  );
  expect(told.answers.map(({ id }) => id)).toEqual([
    ...['entered', 'missing', 'services', 'campus', 'counted'],
  ]);
  const after = (answer: string) => {
    const answers = [{ ...asked, answered: { answer, by: null, at: given.now } }];
    expect(askedAt(stopped + 12, answers)).toEqual([]);
    return pulseOf({ ...given, answers });
  };
  expect(after('missing').trust.answer).toMatch(/^Not for serving\./);
  const entered = after('entered');
  expect(entered.trust.answer).not.toContain('serving');
  expect(entered.tile('serving')?.expected?.high80).toBeLessThan(50);
});

test('numbers that halve each summer are compared with those of the summer before', () => {
  const known = 3 * 52 + 35;
  const shareAt = (index: number) => (index % 52 >= 30 && index % 52 < 42 ? 0.5 : 1);
  const serving = quiet(known + 1, 88, 0.04, 7).map((value, index) =>
    Math.round(value * shareAt(index)),
  );
  const figures = new Map<FigureId, FigureWeek[]>([['serving', rowsOf(first, serving)]]);
  const today = addWeeks(first, known + 1);
  const pulse = pulseOf({ figures, today, now: `${today}T12:00:00Z` });
  expect(pulse.tile('serving')?.line.at(-1)?.lastYear).toBeLessThan(55);
});

test('what is known on a Monday never depends on later weeks', () => {
  const backAt = stopped + 14;
  const of = (known: number) => expectTile('serving', inputOf(church({ known, backAt })));
  const whole = of(weeks - 1);
  for (const since of [3, 5, 9, 14, 17, 30, 60]) {
    const known = addWeeks(first, stopped + since);
    const cut = of(stopped + since);
    expect(cut.weeks.get(known)).toEqual(whole.weeks.get(known));
    expect(cut.ahead[0]).toEqual(whole.weeks.get(addWeeks(known, 1)));
    const { doubted: _, ...said } = whole.judged.get(known) ?? {};
    const { doubted: _then, ...saidThen } = cut.judged.get(known) ?? {};
    expect(saidThen).toEqual(said);
  }
});
