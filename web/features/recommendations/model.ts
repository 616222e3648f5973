import type { FigureId } from '#contract/figures.ts';
import type { ChurchRecommendations, Recommendation } from '#contract/functions/recommendations.ts';
import { recommendationMessages } from '#contract/recommendation-messages.ts';
import { paths } from '#web/lib/paths.ts';

const counts = ['Nothing', 'One thing', 'Two things', 'Three things'];

/** The one large sentence: how much there is to do. */
export function headlineOf({ cards }: Pick<ChurchRecommendations, 'cards'>): string {
  if (cards.length === 0) {
    return recommendationMessages.nothing;
  }
  const open = cards.filter(({ status }) => status === 'new').length;
  return open === 0
    ? 'Everything is answered this week.'
    : `${counts[open] ?? open} to do this week.`;
}

/** What was looked at, and in which week. */
export function basisOf({ week, lookedAt, cards }: ChurchRecommendations): string {
  if (week === null) {
    return '';
  }
  const looked = `We looked at ${numberWords(lookedAt.length)} things in the week of ${weekWords(week)}`;
  return cards.length === 0
    ? `${looked}. None of them calls for anything new.`
    : `${looked}; ${numberWords(cards.length)} of them found something.`;
}

function numberWords(count: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  return (words.concat('nine', 'ten', 'eleven', 'twelve')[count] ?? String(count)).toString();
}

/** A week as its days, e.g. `February 15–21`. */
export function weekWords(week: string): string {
  const [from, to] = [dayOf(week), new Date(dayOf(week).getTime() + 6 * 86_400_000)];
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
    .formatRange(from, to)
    .replaceAll(/\s*–\s*/g, '–');
}

/** A plain date, e.g. `Thursday, February 25`, or with its year. */
export function dateWords(date: string, style: 'weekday' | 'year'): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    ...(style === 'weekday' ? { weekday: 'long' } : { year: 'numeric' }),
  }).format(dayOf(date));
}

/** An instant as the day it was here. */
export function instantWords(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(instant));
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

const verbs = {
  accepted: 'Accepted',
  dismissed: 'Dismissed',
  done: 'Done',
  taken_back: 'Taken back',
} as const;

/** The newest answer that still holds, e.g. `Accepted by Ruth Okafor on October 5, 2026`; null without one. */
export function answerWords({ status, answers }: Recommendation): string | null {
  const last = answers.at(-1);
  if (status === 'new' || !last) {
    return null;
  }
  const by = last.person ? ` by ${last.person}` : '';
  const reason = last.reason ? `: “${last.reason}”` : '';
  return `${verbs[last.answer]}${by} on ${instantWords(last.at)}${reason}`;
}

/** What became of an earlier card, in one line. */
export function outcomeOf(card: Recommendation): string {
  const answered = answerWords(card) ?? 'Not answered';
  return card.score ? `${answered}. ${card.score.words}` : `${answered}.`;
}

/** How a figure is called in a sentence. */
export const figureNames: Readonly<Record<FigureId, string>> = {
  attendance: 'attendance',
  first_time_guests: 'first-time guests',
  guest_return: 'guest return',
  kids: 'kids',
  serving: 'serving',
  group_members: 'group members',
  group_attendance: 'group attendance',
  giving: 'giving',
  giving_settled: 'settled giving',
  giving_units: 'giving units',
  recurring_share: 'recurring giving',
  reach: 'reach',
  room_use: 'room use',
  search_clicks: 'search clicks',
  search_impressions: 'search impressions',
  search_nonbrand_clicks: 'other searches',
};

/** The chart of a figure, at a week. */
export function figurePath(figure: FigureId, week: string): string {
  return `${paths.dashboard}?${new URLSearchParams({ figure, week })}`;
}
