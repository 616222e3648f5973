import { expect, test } from 'vitest';
import type { RuleId } from '#contract/findings.ts';
import { quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { findFindings, type Shown } from './find-findings.ts';

let mostAWeek = 0;

/** The third year of a quiet church, week by week, as its people would have met it. */
function quietYear(seed: number): RuleId[] {
  const church = quietChurch(seed);
  const shown: Shown[] = [];
  for (let index = 104; index < 156; index += 1) {
    const week = church.weeks[index] ?? '';
    const { findings } = findFindings(seenInWeek(church, index), shown);
    shown.push(...findings.map((finding) => ({ finding, week })));
    mostAWeek = Math.max(mostAWeek, findings.length);
  }
  return shown.map(({ finding }) => finding.rule);
}

const years = Array.from({ length: 100 }, (_, seed) => quietYear(seed));

test('over a hundred quiet years none has more than two findings that are false', () => {
  // The weeks around Easter and Christmas are no alarm: the date is what they say.
  const falseOnes = years.map((rules) => rules.filter((rule) => rule !== 'festival_weeks'));
  const tally = Object.groupBy(falseOnes.flat(), (rule) => rule);
  const perRule = Object.entries(tally).map(([rule, list]) => [rule, list?.length]);
  expect(
    Math.max(...falseOnes.map(({ length }) => length)),
    JSON.stringify(perRule),
  ).toBeLessThanOrEqual(2);
});

test('in all of them together there are no more than thirty false findings, and no week has more than three', () => {
  const falseOnes = years.flat().filter((rule) => rule !== 'festival_weeks');
  expect(falseOnes.length).toBeLessThanOrEqual(30);
  expect(mostAWeek).toBeLessThanOrEqual(3);
});

test('the calendar speaks at most four times in a quiet year', () => {
  const spoken = years.map((rules) => rules.filter((rule) => rule === 'festival_weeks').length);
  expect(Math.max(...spoken)).toBeLessThanOrEqual(4);
  expect(Math.max(...spoken)).toBeGreaterThan(0);
});
