import { addDays } from '#analytics/calendar/plain-date.ts';
import type { TriedCard } from '#analytics/report/report-facts.ts';
import { reasonLengthMax } from '#contract/functions/recommendations.ts';

/** Somebody who has much to say. */
const longReason = 'We talked about it for a whole evening and want to wait until the fall. '
  .repeat(10)
  .slice(0, reasonLengthMax)
  .trim();

/**
 * Answered cards of a made-up church, one a week and in order, in long words: of three, the first was dismissed,
 * the second made a difference, and the third made none.
 *
 * @param from the first day of the first card's week
 */
export function triedCards(from: string, count: number): TriedCard[] {
  return Array.from({ length: count }, (_, index) => cardOf(addDays(from, 7 * index), index));
}

function cardOf(week: string, index: number): TriedCard {
  const kind = index % 3;
  const dueOn = addDays(week, 10);
  const outcome =
    kind === 0 ? { expected: null, score: null } : outcomeOf(week, kind === 1 ? 67 : 87);
  const at = `${dueOn}T12:00:00Z`;
  return {
    id: `5eed0000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    week,
    finding: {
      id: `serving_share:serving:${week}`,
      rule: 'serving_share',
      figures: ['serving'],
      weeks: { from: addDays(week, -49), to: week },
      effect: null,
      n: 8,
      sureness: 'less_sure',
      title: 'Attendance is up on most Sundays, but fewer people are serving',
      seen: [],
      sure: '',
      otherwise: [],
      step: 'This week, ask one team leader for the names of people who might say yes if asked in person.',
      measure: null,
    },
    wording: null,
    entries: [],
    who: null,
    dueOn,
    ...outcome,
    status: kind === 0 ? 'dismissed' : 'done',
    answers: [
      kind === 0
        ? { answer: 'dismissed', reason: longReason, person: null, at }
        : { answer: 'done', reason: null, person: null, at },
    ],
    sent: 0,
    createdAt: at,
    madeOn: dueOn,
  };
}

function outcomeOf(week: string, value: number): Pick<TriedCard, 'expected' | 'score'> {
  const to = addDays(week, 56);
  return {
    expected: {
      figure: 'serving',
      from: addDays(week, 7),
      to,
      middle: 85,
      low: 76,
      high: 103,
      words: 'Serving over the next eight weeks.',
    },
    score: {
      value,
      weeks: 8,
      scoredOn: addDays(to, 10),
      words: `${value} people serving a week, where we expected 85 (76 to 103). Other things may have played a part.`,
      came: String(value),
      expected: '85 (76 to 103)',
      isAsExpected: value >= 76,
    },
  };
}
