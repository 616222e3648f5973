import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { attendance, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';

const last = '2027-02-15';
const weeks = 150;

/** A church whose newest week has these numbers; others as their middle was expected. */
function newestOf(newest: Partial<Record<'attendance' | 'kids' | 'first_time_guests', number>>) {
  const usual = {
    attendance: quiet(weeks, 170, 0.06, 3),
    kids: quiet(weeks, 38, 0.08, 5),
    first_time_guests: quiet(weeks, 24, 0.12, 7),
  };
  const middle = { attendance: 168, kids: 38, first_time_guests: 24 };
  const figures = new Map<FigureId, FigureWeek[]>(
    (['attendance', 'kids', 'first_time_guests'] as const).map((figure) => [
      figure,
      rowsOf(
        addWeeks(last, 1 - weeks),
        usual[figure].with(weeks - 1, newest[figure] ?? middle[figure]),
      ),
    ]),
  );
  return { figures };
}

/** The bounds of what is expected of the newest week. */
function boundsOf(tile: 'attendance' | 'kids') {
  const { low80 = 0, low95 = 0, high80 = 0 } = pulseOf(newestOf({})).tile(tile)?.expected ?? {};
  return { low80: Math.floor(low80), low95: Math.floor(low95), high80: Math.ceil(high80) };
}

describe('numbers outside their ranges', () => {
  test('of which there is one are no pattern, and last year’s same week is named where it was far', () => {
    const { low80 } = boundsOf('attendance');
    const given = newestOf({ attendance: low80 - 1 });
    expect(plain(pulseOf(given).anythingOff)).toMatch(
      /^No, just one low number, not a pattern: attendance came in below what we expected\. That happens about one week in five\./,
    );
    const rows = newestOf({ attendance: low80 - 4 }).figures.get('attendance') ?? [];
    const before = rows.map((row, index) =>
      index >= weeks - 54 && index < weeks - 51 ? { ...row, value: 260 } : row,
    );
    const figures = new Map(given.figures).set('attendance', before);
    expect(plain(pulseOf({ figures }).anythingOff)).toMatch(
      / The same week last year: 260 people, on [A-Z][a-z]+ \d+\.$/,
    );
  });

  test('at once are compared with how often so many were before, not with one week in five each', () => {
    const [people, kids] = [boundsOf('attendance'), boundsOf('kids')];
    const { anythingOff } = pulseOf(
      newestOf({ attendance: people.low80 - 1, kids: kids.low80 - 1 }),
    );
    expect(plain(anythingOff)).toMatch(
      /^No, nothing lasting so far\. Attendance and kids came in below what we expected\. (With this many numbers, it’s common for two or more to be outside their ranges in the same week|Two or more are outside their ranges in most weeks|It’s rare for two or more numbers to be outside their ranges in the same week|It’s the first week in a year with two numbers off at once)\.$/,
    );
    expect(anythingOff).not.toContain('one week in five');
  });

  test('outside of their 95 % range are said with the number, and never to be one in five', () => {
    const { low95 } = boundsOf('kids');
    const { anythingOff } = pulseOf(newestOf({ kids: low95 - 1 }));
    expect(plain(anythingOff)).toMatch(
      /^No, nothing lasting so far\. Kids came in far below what we expected: \d\d, when \d\d to \d\d is typical\. That happens at most one week in twenty\.$/,
    );
  });

  test('that are bad news go before good news', () => {
    const { low95 } = boundsOf('kids');
    const given = newestOf({ kids: low95 - 1 });
    const guests = (given.figures.get('first_time_guests') ?? []).map((row, index) =>
      index < weeks - 4 ? row : { ...row, value: 2 * (row.value ?? 0) },
    );
    const { anythingOff } = pulseOf({
      figures: new Map(given.figures).set('first_time_guests', guests),
    });
    expect(plain(anythingOff)).toMatch(
      /^Yes, one thing: far fewer kids than usual \(\d\d, when \d\d to \d\d is typical\)\. Good news: more first-time guests( lately)?\.$/,
    );
  });
});

describe('numbers of people who check in', () => {
  test('are said to be complete while headcounts are not', () => {
    const { figures } = newestOf({});
    const half = (figures.get('attendance') ?? []).map((row, index) => ({
      ...row,
      source: 'headcounts',
      ...(index === weeks - 1
        ? { state: 'incomplete' as const, value: 76, count: 1 }
        : { count: 2 }),
    }));
    const checkedIn = (figures.get('kids') ?? []).map((row) => ({ ...row, source: 'check_ins' }));
    const { anythingOff } = pulseOf({
      figures: new Map(figures).set('attendance', half).set('kids', checkedIn),
    });
    expect(plain(anythingOff)).toMatch(
      /We can’t check attendance until Sunday’s count is finished(?:; February 14 was below what we expected)?\. (First-time guests and kids|Kids) come from check-ins, so they’re complete\.$/,
    );
  });
});

test('a recurring share above its range says that other gifts are not in, while they are not', () => {
  const recurring = quiet(weeks, 200, 0.03, 4).map((value) => value / 1000);
  const open = (values: readonly number[], more: Partial<FigureWeek> = {}) =>
    rowsOf(addWeeks(last, 1 - weeks), values, more).map((row, index) =>
      index === weeks - 1 ? { ...row, state: 'incomplete' as const } : row,
    );
  const { figures } = newestOf({});
  const { anythingOff } = pulseOf({
    figures: new Map(figures)
      .set('giving', open(quiet(weeks, 340_000, 0.1, 9)))
      .set('giving_units', rowsOf(addWeeks(last, 1 - weeks), quiet(weeks, 60, 0)))
      .set('recurring_share', open(recurring.with(weeks - 1, 0.29), { count: 60 })),
  });
  expect(anythingOff).toContain(
    'Recurring giving looks high so far, likely because other gifts aren’t in yet.',
  );
  expect(anythingOff).not.toMatch(/Recurring giving[^.]*is above/);
});

test('of a church with too few weeks to know how many are outside at once, nothing is said of it', () => {
  const few = quiet(30);
  const { anythingOff } = pulseOf(attendance(few.with(29, 130)));
  expect(anythingOff).not.toContain('at once');
});
