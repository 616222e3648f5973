import { sundayOf } from '#analytics/calendar/church-week.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { unitOfFigure } from '#contract/figures/units.ts';
import type { FigureId } from '#contract/figures.ts';
import type { FindingChart } from '#contract/findings.ts';
import { dateFormat } from '#contract/formats.ts';
import { tileIds, type UsualTileId } from '#contract/functions/church-pulse.ts';
import type { ChurchRecommendations, Recommendation } from '#contract/functions/recommendations.ts';
import { signatureMessages } from '#contract/messages/app.ts';
import { capitalised, dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { figureWords } from '#contract/messages/figures.ts';
import { plainWords } from '#contract/messages/plain-words.ts';
import { answerMessages, cardChartMessages } from '#contract/messages/recommendation-cards.ts';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { paths } from '#web/lib/paths.ts';

/**
 * The headline: how much there is to do.
 *
 * @param dashboard whether the dashboard asks for something besides; where that is not known, no more is claimed than
 * was checked
 */
export function headlineOf(
  cards: readonly Pick<Recommendation, 'status'>[],
  dashboard: 'clear' | 'asks' | 'unknown',
): string {
  const said = recommendationMessages;
  if (cards.length === 0) {
    return dashboard === 'clear' ? said.nothing : said.nothingNew;
  }
  const open = cards.filter(({ status }) => status === 'new').length;
  if (open === 0) {
    return dashboard === 'clear' ? said.caughtUp : said.answeredHere;
  }
  return dashboard === 'asks' ? said.toDoAndMore(open) : said.toDo(open);
}

/** What was checked, and for which week. */
export function basisOf({ week, lookedAt, cards }: ChurchRecommendations): string {
  if (week === null) {
    return '';
  }
  return cards.length === 0
    ? recommendationMessages.checkedQuiet(lookedAt.length, weekWords(week))
    : recommendationMessages.checked(lookedAt.length, weekWords(week), cards.length);
}

/** A week as its days, e.g. `February 15–21`. */
export function weekWords(week: string): string {
  const [from, to] = [dayOf(week), new Date(dayOf(week).getTime() + 6 * 86_400_000)];
  return dateFormat({ month: 'long', day: 'numeric' })
    .formatRange(from, to)
    .replaceAll(/\s*–\s*/g, plainWords.through);
}

/** A plain date, e.g. `Thursday, February 25`, or with its year. */
export function dateWords(date: string, style: 'weekday' | 'year'): string {
  return dateFormat({
    month: 'long',
    day: 'numeric',
    ...(style === 'weekday' ? { weekday: 'long' } : { year: 'numeric' }),
  }).format(dayOf(date));
}

/** An instant's local date. */
export function instantWords(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return dateFormat({ timeZone, month: 'long', day: 'numeric', year: 'numeric' }).format(
    new Date(instant),
  );
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** E.g. `Accepted by Ruth Okafor on October 5, 2026`; null without an answer. */
function answerWords({ status, answers }: Recommendation): string | null {
  const last = answers.at(-1);
  if (status === 'new' || !last) {
    return null;
  }
  const who = last.person === '' ? signatureMessages.formerUser : last.person;
  const given = answerMessages.given[last.answer](who, instantWords(last.at));
  return last.reason ? answerMessages.reason(given, last.reason) : given;
}

/** The current answer as a sentence of its own; null without one. A reason may end with its own punctuation. */
export function answerSentence(card: Recommendation): string | null {
  const words = answerWords(card);
  return words === null || /[.!?]”$/.test(words) ? words : `${words}.`;
}

/** The outcome of an earlier card, in one line. */
export function outcomeOf(card: Recommendation): string {
  const answered = answerSentence(card) ?? `${answerMessages.none}.`;
  return card.score ? `${answered} ${card.score.words}` : answered;
}

/** The title of a card's chart. */
export function chartTitle({ figure }: FindingChart): string {
  return capitalised(figureWords(figure).noun);
}

/** The first and last Sunday of a chart, e.g. `Aug 23`. */
export function chartEnds({ weeks }: FindingChart): [string, string] {
  const wordsOf = (week: string | undefined) => (week ? dayWords(sundayOf(week), 'short') : '');
  return [wordsOf(weeks[0]?.week), wordsOf(weeks.at(-1)?.week)];
}

/** The line of a card's chart. */
export function chartLine(
  { weeks }: FindingChart,
  shift: { from: string; to: string } | null,
): LineWeek[] {
  return weeks.map(({ week, value, expected }) => ({
    value,
    expected: expected && { low80: expected.low, high80: expected.high },
    isProvisional: false,
    mark: shift && week >= shift.from && week <= shift.to ? 'shift' : null,
  }));
}

/** What a chart shows, in words. */
export function chartWords(chart: FindingChart): string {
  const values = chart.weeks.flatMap(({ value }) => value ?? []);
  const gaps = chart.weeks.length - values.length;
  const write = (value: number) => valueWords(value, unitOfFigure[chart.figure], chart.currency);
  const [first, last] = chartEnds(chart);
  const newest = values.at(-1);
  if (newest === undefined) {
    return cardChartMessages.none(chartTitle(chart), first, last);
  }
  const [low, high] = [write(Math.min(...values)), write(Math.max(...values))];
  return [
    cardChartMessages.line({ title: chartTitle(chart), from: first, to: last, low, high }),
    cardChartMessages.newest(write(newest)),
    gaps === 0 ? '' : cardChartMessages.gaps(gaps, chart.weeks.length),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The newest counted value of a chart in words; null without one. */
export function newestWords({ figure, weeks, currency }: FindingChart): string | null {
  const newest = weeks.findLast(({ value }) => value !== null)?.value ?? null;
  return newest === null ? null : valueWords(newest, unitOfFigure[figure], currency);
}

/** The address of a card. */
export function cardPath(id: string): string {
  return `${paths.recommendations}?${new URLSearchParams({ card: id })}`;
}

/** The Sunday that a card's week is named by, e.g. `November 8, 2026`. */
export function sundayWords(week: string): string {
  return dateWords(sundayOf(week), 'year');
}

/** The tile whose closer look shows a figure. */
const looks: Partial<Record<FigureId, UsualTileId>> = {
  ...Object.fromEntries(tileIds.map((tile) => [tile, tile])),
  giving: 'giving_per_attender',
};

/** The path to a figure's chart: the closer look at that week, else the forecast. */
export function figurePath(figure: FigureId, week: string): string {
  const look = looks[figure];
  return look
    ? `${paths.dashboard}?${new URLSearchParams({ figure: look, week })}`
    : `${paths.forecast}?${new URLSearchParams({ figure })}`;
}
