import { expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { measuredTo } from '#analytics/findings/expect-outcome.ts';
import type { RuleId } from '#contract/findings.ts';
import { demoRules, type ToldCard, tellDemo } from '#testing/recommendations/tell-demo.ts';
import { testMoment } from '#testing/sandbox/sandbox.ts';

const dayMs = 86_400_000;
/** A year of starts and a month. Of a second year five weeks lack one kind: see docs/decisions/recommendations.md. */
const weeksTried = 56;
/** Each week with `DEMO_DAYS=full`, which takes two minutes; always at another weekday. */
const step = process.env.DEMO_DAYS === 'full' ? 1 : 8;
const moments = Array.from(
  { length: weeksTried / step },
  (_, index) => testMoment + (index * step * 7 + (index % 7)) * dayMs,
);

test.each(moments.map((moment) => [new Date(moment).toISOString().slice(0, 10), moment] as const))(
  'started on %s, the demo church shows each kind of card, answered and scored, and one to answer',
  (_day, moment) => {
    const cards = tellDemo(moment);
    const lacking = (has: (card: ToldCard) => boolean, among: readonly RuleId[] = demoRules) =>
      among.filter((rule) => !cards.some((card) => card.rule === rule && has(card)));
    expect(lacking(() => true)).toEqual([]);
    expect(lacking(({ isAnswered }) => isAnswered)).toEqual([]);
    // A card whose weeks are not over yet is scored by nobody.
    const today = localDateOf(new Date(moment).toISOString(), 'America/Chicago');
    const newest = addWeeks(today, -3);
    const countable = demoRules.filter((rule) =>
      cards.some(
        ({ rule: of, expected }) =>
          of === rule && expected !== null && measuredTo(expected) < newest,
      ),
    );
    expect(lacking(({ isScored }) => isScored, countable)).toEqual([]);
    expect(cards.map(({ week }) => week)).toContain(weekOf(addDays(today, -10), 'monday'));
  },
  120_000,
);
