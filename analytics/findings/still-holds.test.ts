import { describe, expect, test } from 'vitest';
import type { Finding } from '#contract/findings.ts';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { addWeeks } from '../calendar/church-week.ts';
import type { Church } from './church.ts';
import { findFindings } from './find-findings.ts';
import { stillHolds } from './still-holds.ts';

const october = 147;
const quiet = quietChurch(21, october + 12);
const page = (path: string, clicks: number) => ({ page: `https://grace.test${path}`, clicks });

/** What is found in a week beside its open cards, and which of those hold. */
function weekWith(church: Church, open: readonly Finding[]) {
  const week = addWeeks(church.week, -1);
  const { findings, held } = findFindings(
    church,
    open.map((finding) => ({ finding, week, open: finding })),
  );
  return { rules: findings.map(({ rule }) => rule), held: held.length };
}

describe('an open card holds', () => {
  test('about a page, as long as that page gets hardly any clicks, however long it has been so', () => {
    const at = (now: number, before: number) =>
      seenInWeek(quiet, october, {
        topPages: { now: [page('/visit', now)], before: [page('/visit', before)] },
      });
    const [card] = findFindings(at(1, 60), []).findings;
    expect(card).toMatchObject({ rule: 'page_gone', about: 'https://grace.test/visit' });
    const open = card ? [card] : [];
    expect(weekWith(at(2, 1), open)).toMatchObject({ held: 1 });
    expect(weekWith(at(1, 60), open).rules).not.toContain('page_gone');
    expect(weekWith(at(40, 1), open)).toMatchObject({ held: 0 });
  });

  test('about a connection, as long as that one fails; another one is another matter', () => {
    const failing = (...types: ('planning_center' | 'google_search_console')[]) =>
      seenInWeek(quiet, october, {
        connections: types.map((type) => ({
          ...{ type, connectedOn: '2024-01-01', lastReadOn: '2026-10-01' },
          brokenSince: '2026-10-02',
        })),
      });
    const open = findFindings(failing('planning_center'), []).findings;
    expect(weekWith(failing('planning_center'), open)).toEqual({ rules: [], held: 1 });
    expect(weekWith(failing('google_search_console'), open)).toMatchObject({ held: 0 });
    expect(weekWith(failing(), open)).toEqual({ rules: [], held: 0 });
  });

  test('about Easter, until it is over', () => {
    const easter = quiet.weeks.indexOf('2026-03-30');
    const before = { figures: ['attendance' as const], weeks: weeksTo(easter - 3) };
    const after = { figures: ['first_time_guests' as const], weeks: weeksTo(easter) };
    const heldAt = (index: number, card: typeof before | typeof after) =>
      stillHolds(
        { id: '', rule: 'festival_weeks', effect: null, n: 1, ...card },
        seenInWeek(quiet, index),
        [],
      );
    expect([-2, -1, 0].map((weeks) => heldAt(easter + weeks, before))).toEqual([true, true, false]);
    // They are to be invited within two weeks.
    expect([1, 2].map((weeks) => heldAt(easter + weeks, after))).toEqual([true, false]);
  });

  test('about a level, while its tile says the same, and where the tile’s newest number is not there or asked about', () => {
    const card = {
      ...{ id: '', rule: 'sustained_shift' as const, figures: ['kids' as const], n: 8 },
      ...{ weeks: weeksTo(october), effect: { value: -20, low: -30, high: -10 } as const },
    };
    const tile = (state: 'lasting' | 'normal' | 'asked') => ({
      ...{ week: '', value: 20, base: null, side: 'below' as const, state },
      direction: state === 'lasting' ? ('down' as const) : null,
      expected: { median: 30, low80: 25, high80: 35, low95: 22, high95: 38 },
    });
    const held = (said: ReturnType<Church['tileOf']>, church = quiet) =>
      stillHolds(
        { ...card, effect: { ...card.effect, unit: 'percent' } },
        seenInWeek(church, october, { tileOf: () => said }),
        [],
      );
    /** Nobody has counted kids for so many weeks. */
    const uncountedFor = (weeks: number) => {
      const church = quietChurch(21, october + 12);
      church.values.get('kids')?.fill(null, october + 1 - weeks);
      return church;
    };
    const said = [tile('lasting'), tile('normal'), tile('asked'), null];
    expect(said.map((each) => held(each))).toEqual([true, false, true, true]);
    const isHeldAfter = (weeks: number) => held(null, uncountedFor(weeks));
    expect([12, 13].map(isHeldAfter)).toEqual([true, false]);
  });

  test('about a share, while its rule would find it again', () => {
    const fewer = quietChurch(21, october + 12);
    change(fewer, 'kids', 20, (value, at) => Math.round(at < 12 ? value * 0.6 : value));
    const open = findFindings(seenInWeek(fewer, october), []).findings;
    expect(open.map(({ rule }) => rule)).toEqual(['kids_share']);
    expect(weekWith(seenInWeek(fewer, october + 2), open)).toEqual({ rules: [], held: 1 });
    expect(weekWith(seenInWeek(fewer, october + 11), open)).toMatchObject({ held: 0 });
  });
});

function weeksTo(index: number): Finding['weeks'] {
  const week = quiet.weeks[index] ?? '';
  return { from: week, to: week };
}
