import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import { attendance, type Given, monday, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import type { ConnectionFacts } from './pulse-input.ts';

const last = '2027-02-15';

/** Sixty weeks of attendance, some of them changed, by how many weeks before the newest they lie. */
function weeksWith(changes: Record<number, Partial<FigureWeek>>): Given {
  const rows = attendance(quiet(60)).figures.get('attendance') ?? [];
  const changed = rows.map((row, index) => ({ ...row, ...changes[59 - index] }));
  return { figures: new Map([['attendance', changed]]) };
}

function note(week: string, doesNotCount: boolean): Annotation {
  const day = addWeeks(week, 0);
  return {
    id: 'a',
    from: day,
    to: day,
    text: 'Ice storm',
    kind: 'weather',
    doesNotCount,
    by: null,
    at: '2027-02-21T20:00:00Z',
  };
}

describe('the weeks', () => {
  test('that are all whole make the answer yes', () => {
    const { trust } = pulseOf(attendance(quiet(60)));
    expect(trust).toMatchObject({
      answer: 'Yes. Nothing is missing in the last 13 weeks.',
      counted: 13,
      of: 13,
    });
    expect([trust.gaps, trust.leftOut, trust.isComingIn]).toEqual([[], [], false]);
  });

  test('before the first count are no gaps; after it the oldest shown one is', () => {
    expect(pulseOf(attendance(quiet(5))).trust).toMatchObject({ counted: 5, of: 5, gaps: [] });
    const { trust } = pulseOf(weeksWith({ 12: { value: null, state: 'missing' } }));
    expect(trust).toMatchObject({
      answer: 'Yes, except for one week: November\u00a029 (no count).',
      counted: 12,
      of: 13,
    });
    expect(trust.gaps).toMatchObject([{ week: addWeeks(last, -12), isPartial: false }]);
  });

  test('that are many are counted, not listed, also under the headline', () => {
    const none = { value: null, state: 'missing' } as const;
    const everyOther = Object.fromEntries([1, 3, 5, 7, 9, 11].map((back) => [back, none]));
    const { trust, sentence } = pulseOf(weeksWith(everyOther));
    expect(trust.answer).toBe('Partly. Only 7 of the last 13 weeks have counts.');
    expect(sentence.facts).toMatch(/^All of the week’s numbers are in\. Updated/);
    expect(sentence.facts).not.toContain('no count');
    const few = pulseOf(weeksWith({ 3: none, 5: none }));
    expect(few.sentence.facts).toMatch(
      /Other weeks aren’t complete: \w+\s17 \(no count\) and \w+\s31 \(no count\)\./,
    );
  });

  test('of which a part was never counted are named, count nowhere and are called so', () => {
    const given = weeksWith({ 3: { state: 'incomplete', value: 60 } });
    const pulse = pulseOf(given);
    expect(pulse.trust).toMatchObject({
      answer: 'Yes, except for one week: January\u00a031 (partial count).',
      counted: 12,
      of: 13,
    });
    expect(pulse.trust.gaps).toMatchObject([{ week: addWeeks(last, -3), isPartial: true }]);
    const tile = pulse.tile('attendance');
    expect(tile?.weeksCounted).toBe(pulse.trust.counted);
    expect(tile?.line.at(-4)).toMatchObject({ judged: 'partial', value: 60 });
    expect(pulseOf(given, addWeeks(last, -3)).sentence.text).toMatch(
      /^Only part of Sunday has been counted: 60 so far/,
    );
  });

  test('that a note keeps out are named with the note and are no gap', () => {
    const { trust } = pulseOf({
      ...weeksWith({ 2: { value: 12 } }),
      annotations: [note(addWeeks(last, -2), true)],
    });
    expect(trust).toMatchObject({
      answer: 'Yes. Nothing is missing in the last 13 weeks.',
      counted: 12,
      of: 13,
    });
    expect(trust.leftOut).toMatchObject([{ week: addWeeks(last, -2), note: 'Ice storm' }]);
  });

  test('of which the newest is still coming in are not all counted, and that is said', () => {
    const pulse = pulseOf(weeksWith({ 0: { state: 'incomplete', value: 90, count: 1 } }));
    expect(pulse.tile('attendance')?.state).toBe('provisional');
    expect(pulse.trust).toMatchObject({ counted: 12, of: 13, gaps: [], isComingIn: true });
    expect(pulse.tile('attendance')?.weeksCounted).toBe(12);
  });
});

describe('duplicates', () => {
  const counted = (figure: FigureId, source: string) =>
    [figure, rowsOf(addWeeks(last, -59), quiet(60, 100), { source, count: 103 })] as const;
  const twiceOf = (rows: readonly FigureWeek[] | undefined) =>
    (rows ?? []).slice(-13).reduce((sum, { value }) => sum + Math.max(0, 103 - (value ?? 0)), 0);

  test('are the check-ins beyond the people they are of', () => {
    const figures = new Map([counted('attendance', 'check_ins')]);
    expect(pulseOf({ figures }).trust.duplicates).toEqual({
      tile: 'attendance',
      count: twiceOf(figures.get('attendance')),
    });
  });

  test('are the children’s where heads are counted, and unknown without check-ins', () => {
    const heads = counted('attendance', 'headcounts+check_ins');
    const figures = new Map([heads, counted('kids', 'check_ins')]);
    expect(pulseOf({ figures }).trust.duplicates?.tile).toBe('kids');
    expect(pulseOf({ figures: new Map([heads]) }).trust.duplicates).toBeNull();
  });
});

describe('a connection', () => {
  const facts: ConnectionFacts = {
    integrationType: 'planning_center',
    isConnected: true,
    disconnectedAt: null,
    readAt: `${monday}T10:00:00Z`,
    isReading: false,
    brokenSince: null,
    problem: null,
    notices: [],
  };
  const trustOf = (changes: Partial<ConnectionFacts>) =>
    pulseOf({ ...attendance(quiet(60)), connections: [{ ...facts, ...changes }] }).trust;

  test.each<[Partial<ConnectionFacts>, string, RegExp | null]>([
    [{}, 'fresh', null],
    [{ isReading: true }, 'reading', /^Still importing from /],
    [{ readAt: '2027-02-18T10:00:00Z' }, 'stale', /was last updated Thursday/],
    [{ readAt: null }, 'stale', /^Nothing from .* yet/],
    [{ problem: 'partly_failed' }, 'stale', /couldn’t be updated/],
    [
      { brokenSince: '2027-02-20T10:00:00Z' },
      'broken',
      /^Planning Center needs you to sign in again\. .* dropped on Saturday/,
    ],
  ])('%j is %s', (changes, state, sentence) => {
    const [connection] = trustOf(changes).connections;
    expect(connection?.state).toBe(state);
    expect(connection?.sentence ?? null).toEqual(
      sentence === null ? null : expect.stringMatching(sentence),
    );
  });

  test('that was disconnected is told: alone, it makes the answer no', () => {
    const gone = { isConnected: false, disconnectedAt: '2027-02-20T18:00:00Z' };
    expect(trustOf(gone)).toMatchObject({
      answer:
        'No. Planning Center was disconnected on February\u00a020, so its numbers aren’t updating.',
      connections: [],
    });
    expect(trustOf({ ...gone, disconnectedAt: `${monday}T08:00:00Z` }).answer).toBe(
      'No. Planning Center was disconnected today, so its numbers aren’t updating.',
    );
    const google: ConnectionFacts = { ...facts, integrationType: 'google_search_console' };
    const both = pulseOf({
      ...attendance(quiet(60)),
      connections: [{ ...facts, ...gone }, google],
    });
    expect(both.trust.answer).toBe(
      'Yes. Nothing is missing in the last 13 weeks. Planning Center was disconnected on February\u00a020, so its numbers aren’t updating.',
    );
  });

  test('whose access ended is in the answer', () => {
    expect(trustOf({ brokenSince: '2027-02-20T10:00:00Z' }).answer).toBe(
      'Yes. Nothing is missing in the last 13 weeks. Planning Center needs you to sign in again. The connection dropped on Saturday.',
    );
  });
});

describe('what is read as it stands', () => {
  const members = (weeks: readonly string[], state: FigureWeek['state']) =>
    pulseOf({
      figures: new Map([
        ...attendance(quiet(60)).figures,
        [
          'group_members',
          weeks.flatMap((week) =>
            rowsOf(week, [64], { source: 'memberships' }).map((row) => ({ ...row, state })),
          ),
        ],
      ]),
    }).tile('group_members');

  test('and was first read after the week is shown as it was read, with too little to judge', () => {
    expect(members([addWeeks(last, 1)], 'incomplete')).toMatchObject({
      value: 64,
      state: 'too_little',
      weeksToGo: 8,
      weeksSoFar: 0,
    });
  });

  test('is of the week itself once that has a look', () => {
    const tile = members([last, addWeeks(last, 1)], 'complete');
    expect(tile).toMatchObject({ value: 64, state: 'too_little', weeksToGo: 7 });
    expect(tile?.line.at(-1)?.week).toBe(last);
    // What lies before the connection is no gap.
    expect(tile?.line[0]).toMatchObject({ value: null, judged: 'too_little' });
  });
});
