import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import {
  expectOutcome,
  measuredTo,
  measureOf,
  scoreOutcome,
} from '#analytics/findings/expect-outcome.ts';
import { findFindings, type Shown } from '#analytics/findings/find-findings.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { type Finding, type RuleId, ruleIds } from '#contract/findings.ts';
import {
  type ExpectedOutcome,
  recommendationWeeksMin,
} from '#contract/functions/recommendations.ts';
import { createHistory, type ReadChurch } from '#server/recommendations/church-history.ts';
import { answersTo, connectionsOn } from '#server/recommendations/demo/demo-story.ts';
import { demoChoices, demoChurchAt } from '../figures/demo-church.ts';

/** The rules that speak in the demo's past: of two quarters in a row nothing is judged before its third year. */
export const demoRules = ruleIds.filter((rule) => rule !== 'guests_again');

/** A card of the demo church's past. */
export type ToldCard = {
  week: string;
  rule: RuleId;
  expected: ExpectedOutcome | null;
  isAnswered: boolean;
  isScored: boolean;
};

const calendar = churchCalendar(demoChoices);
const currency = 'USD';

/**
 * The cards of the demo church's past if it is started at a moment, by the same pure functions as in
 * `server/recommendations`, without a database.
 */
export function tellDemo(moment: number): ToldCard[] {
  const { rows, pages } = demoChurchAt(moment);
  const now = localDateOf(new Date(moment).toISOString(), demoChoices.timeZone);
  const history = createHistory({
    rows: rows.map((row) => ({ ...row, source: 'planning_center' })),
    calendar,
    currency,
    notes: [],
    answers: [],
    cameAgain: null,
    pages,
    passOf: runOnePass,
  });
  const shown: Shown[] = [];
  const cards: ToldCard[] = [];
  for (const week of history.weeks.filter((each) => addDays(each, 10) <= now)) {
    const today = addDays(week, 10);
    const read = history.asOf({ week, today, connections: connectionsOn(today) });
    if (read.weeksCounted < recommendationWeeksMin) {
      continue;
    }
    const { findings } = findFindings(read.church, shown);
    for (const finding of findings) {
      const earlier = cards.filter(({ rule }) => rule === finding.rule).length;
      const isAnswered = answersTo(finding.rule, earlier).some(
        ({ daysLater }) => addDays(today, daysLater) < now,
      );
      const expected = expectedOf(finding, read);
      cards.push({ week, rule: finding.rule, expected, isAnswered, isScored: false });
      shown.push({ finding, week });
    }
    for (const card of cards.filter(({ isScored }) => !isScored)) {
      card.isScored = isScoredBy(card, read);
    }
  }
  return cards;
}

function expectedOf(finding: Finding, { church, aheadOf }: ReadChurch) {
  const measure = measureOf(church, finding);
  return measure && expectOutcome(measure, church.week, aheadOf(measure.figure), currency);
}

function isScoredBy({ expected }: ToldCard, { church }: ReadChurch): boolean {
  if (expected === null || measuredTo(expected) > church.week) {
    return false;
  }
  const history = church.figures.get(expected.figure);
  return history !== undefined && scoreOutcome(expected, history, church.today, currency) !== null;
}
