import { addDays, daysBetween } from '#analytics/calendar/plain-date.ts';
import type { ConnectionReading } from '#analytics/findings/church.ts';
import type { RuleId } from '#contract/findings.ts';
import type { RecommendationAnswer } from '#contract/functions/recommendations.ts';

/** An outage once a year, from this day until somebody reconnected Planning Center. */
const outage = { from: '03-02', days: 11 };

/** The state of the demo church's connections on a past day. */
export function connectionsOn(today: string): ConnectionReading[] {
  const year = today.slice(0, 4);
  const began = `${year}-${outage.from}`;
  const isAway = today >= began && daysBetween(began, today) < outage.days;
  const connectedOn = `${Number(year) - 1}-01-01`;
  return [
    {
      type: 'planning_center',
      connectedOn,
      lastReadOn: isAway ? addDays(began, -1) : today,
      brokenSince: isAway ? began : null,
    },
    { type: 'google_search_console', connectedOn, lastReadOn: today, brokenSince: null },
  ];
}

/** Why Grace Okafor dismissed a card of a rule; a rule without a reason is dismissed without one. */
const reasons: Readonly<Partial<Record<RuleId, string>>> = {
  uncounted_weeks: 'We were all at the retreat, so there’s no count.',
  broken_connection: 'We’ll reconnect it on Monday.',
  guests_return: 'Most of them were here for the school play.',
  guests_again: 'Summer camp brought many families from out of town.',
  kids_share: 'The kids’ rooms are closed for repairs.',
  serving_share: 'We gave the teams the season off.',
  room_full: 'We’re adding a third service this fall.',
  festival_weeks: 'The welcome team has been planning this since January.',
  giving_per_attender: 'The offering went to the building fund those weeks.',
  recurring_share: 'The bank is sending everyone new cards.',
  search_unclicked: 'That sermon got shared a lot out of state.',
  page_gone: 'The new site goes live next week.',
  sustained_shift: 'A new neighborhood went in behind the school.',
};

export type DemoAnswer = { answer: RecommendationAnswer; daysLater: number; reason: string | null };

/**
 * The demo staff's answers to a card: of each rule, the first card was done, the second dismissed, the
 * third accepted, the fourth left open, and so on.
 *
 * @param earlier how many cards of the rule there were before
 */
export function answersTo(rule: RuleId, earlier: number): DemoAnswer[] {
  const accepted = { answer: 'accepted', daysLater: 0, reason: null } as const;
  const done = { answer: 'done', daysLater: 5, reason: null } as const;
  const dismissed = { answer: 'dismissed', daysLater: 1, reason: reasons[rule] ?? null } as const;
  return [[accepted, done], [dismissed], [accepted], []][earlier % 4] ?? [];
}
