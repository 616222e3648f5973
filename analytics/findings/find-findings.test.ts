import { expect, test } from 'vitest';
import { quartersBefore } from '#testing/figures/came-again.ts';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { findFindings } from './find-findings.ts';
import { rules } from './rules.ts';

const october = 147;

/** A church in which nearly everything goes wrong at once. */
function troubled() {
  const church = quietChurch(21, october + 1);
  change(church, 'attendance', 1, () => null);
  change(church, 'kids', 9, (value) => Math.round(value * 0.6));
  change(church, 'recurring_share', 8, (value) => value * 0.6);
  change(church, 'group_attendance', 8, (value) => value * 2);
  const broken = {
    type: 'planning_center',
    connectedOn: '2024-01-01',
    lastReadOn: '2026-10-01',
    brokenSince: '2026-10-02',
  } as const;
  return seenInWeek(church, october, { connections: [broken] });
}

test('a week asks for three things at most, what spoils the other numbers first', () => {
  const { findings, lookedAt } = findFindings(troubled(), []);
  expect(findings).toHaveLength(3);
  expect(
    findings
      .slice(0, 2)
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(['broken_connection', 'uncounted_weeks']);
  expect(lookedAt).toHaveLength(rules.length);
});

test('says what else it may be, each cause once', () => {
  for (const { rule, otherwise } of findFindings(troubled(), []).findings) {
    const names = otherwise.map(({ name }) => name);
    expect(names.length, rule).toBeGreaterThanOrEqual(2);
    expect(new Set(names).size, rule).toBe(names.length);
  }
});

test('nothing comes again within its resting time, and the same thing never', () => {
  const church = troubled();
  const first = findFindings(church, []).findings;
  const shown = first.map((finding) => ({ finding, week: church.week }));
  const second = findFindings(church, shown).findings;
  const ids = new Set(first.map(({ id }) => id));
  expect(
    second.filter(({ id, rule }) => ids.has(id) || first.some((old) => old.rule === rule)),
  ).toEqual([]);
});

test.each([
  ['normal', null, 0],
  ['outside', null, 0],
  ['unusual', 'up', 0],
  ['unusual', 'down', 1],
  ['lasting', 'down', 1],
] as const)(
  'where the tile of returning guests says %s %s, so do the cards',
  (state, direction, made) => {
    const church = quietChurch(21, october + 1);
    const { tileOf, week, ...seen } = seenInWeek(church, october);
    const cameAgain = quartersBefore(week, [3, 25, 'fewer'], [2, 28, 'fewer']);
    const expected = { median: 10, low80: 5, high80: 15, low95: 3, high95: 18 };
    const tile = { week, value: 2, base: 50, expected, side: 'below', state, direction } as const;
    const rulesOf = (said: typeof tileOf) =>
      findFindings({ ...seen, week, cameAgain, tileOf: said }, []).findings.map(({ rule }) => rule);
    const asked = rulesOf((figure) => (figure === 'guest_return' ? tile : undefined));
    expect(asked.filter((rule) => rule === 'guests_again')).toHaveLength(made);
    expect(rulesOf((figure) => (figure === 'guest_return' ? null : undefined))).not.toContain(
      'guests_again',
    );
  },
);

test('the same church has the same findings', () => {
  expect(findFindings(troubled(), [])).toEqual(findFindings(troubled(), []));
});
