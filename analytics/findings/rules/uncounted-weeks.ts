import type { Finding } from '#contract/findings.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { causeMessages } from '#contract/messages/card-causes.ts';
import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { listWords } from '#contract/messages/figure-words.ts';
import { missingServiceMessages } from '#contract/messages/missing-services.ts';
import { addWeeks, lastDayOf, weeksBetween, weeksFrom } from '../../calendar/church-week.ts';
import { serviceDayOf } from '../../calendar/service-day.ts';
import { missingWords, type ServicesByWeek } from '../../figures/missing-words.ts';
import { type Rule, wholeWeeks } from '../church.ts';
import { notesWithin } from '../innocent.ts';
import { dateWords, linked, linkedSentence } from '../wording.ts';

const recentWeeks = 4;
const usualWeeks = 13;
/** Of thirteen weeks, so many must be counted for a missing one to be a gap. */
const countedMin = 8;

/** An uncounted Sunday in the last four weeks, at a church that usually counts. */
export const uncountedWeeks: Rule = {
  id: 'uncounted_weeks',
  definition:
    'A week of the last four without a whole count of attendance, at a church that counted at least 8 of the last 13. All of these 13 that lack one are named, as on the dashboard.',
  threshold:
    'One week without a count; four weeks back, because older counts are rarely found again.',
  origin:
    'Our own: a missing week makes every range wider and cannot be told from an empty church. Nothing is estimated.',
  restWeeks: 1,
  urgency: 1,
  // Which of its weeks still lack a count is looked at whenever it is read.
  holds: ({ week }, { weeks }) => weeksBetween(weeks.to, week) < recentWeeks,
  look(church) {
    const counted = wholeWeeks(church, 'attendance', church.week, usualWeeks).length;
    if (counted < countedMin) {
      return {
        finding: null,
        reading: checkedMessages.uncounted.few(counted, usualWeeks),
      };
    }
    const weeks = church.figures.get('attendance')?.weeks;
    const shown = weeksFrom(addWeeks(church.week, 1 - usualWeeks), church.week);
    const begun = [...(weeks?.values() ?? [])].find(({ value }) => value !== null)?.week;
    // A count that is asked about is there: the question stands beside it.
    const all = shown.filter(
      (week) =>
        weeks?.get(week)?.state !== 'complete' &&
        !church.doubted.has(week) &&
        begun !== undefined &&
        week >= begun,
    );
    const isRecent = (week: string) => week > addWeeks(church.week, -recentWeeks);
    const gaps = all.some(isRecent) ? all : [];
    const open = gaps.filter((week) => notesWithin(church, week, lastDayOf(week)).length === 0);
    const [first] = open;
    const last = open.at(-1);
    if (!first || !last || !isRecent(last)) {
      const [noted] = gaps.flatMap((week) => notesWithin(church, week, lastDayOf(week)));
      const reading = checkedMessages.uncounted.of(usualWeeks - counted, usualWeeks);
      return {
        finding: null,
        reading: noted ? checkedMessages.uncounted.noted(reading, noted.name) : reading,
      };
    }
    return {
      finding: {
        figures: ['attendance'],
        weeks: { from: first, to: last },
        effect: null,
        sureness: 'certain',
        sure: findingMessages.uncounted_weeks.sure,
        measure: null,
        ...tellUncounted(
          open.map((week) => ({ week, value: weeks?.get(week)?.value ?? null })),
          church,
        ),
      },
      reading: checkedMessages.uncounted.of(open.length, usualWeeks),
    };
  },
};

/** A week without a whole count, and what of it was counted; null for nothing at all. */
export type UncountedWeek = { week: string; value: number | null };

/**
 * What a card says of weeks without a whole count, oldest first: of those that are still missing when it is read, and
 * whether nobody met is asked only where nothing was counted.
 *
 * @param serviceDay the day that the church names its weeks by; Sunday by default
 * @param services which services of the weeks are missing, where that is known
 */
export function tellUncounted(
  open: readonly UncountedWeek[],
  {
    serviceDay = 'sunday',
    services,
  }: { serviceDay?: Weekday | undefined; services?: ServicesByWeek },
): Pick<Finding, 'n' | 'title' | 'seen' | 'otherwise' | 'step'> {
  const said = findingMessages.uncounted_weeks;
  const dayOf = (week: string) => dateWords(serviceDayOf(week, { serviceDay }));
  const daysOf = (weeks: readonly UncountedWeek[]) => weeks.map(({ week }) => dayOf(week));
  const blank = open.filter(({ value }) => value === null);
  const links = open.map(({ week }) => linked(dayOf(week), 'attendance', week));
  const days = listWords(daysOf(open));
  const stepOf = blank.length === 0 ? said.restStep : said.step;
  const without = open.flatMap(({ week }) => {
    const words = missingWords(services, week);
    return words ? missingServiceMessages.without(dayOf(week), words.missing) : [];
  });
  const areBoth = blank.length > 0 && blank.length < open.length;
  return {
    n: open.length,
    title: said.title(days, open.length),
    seen: linkedSentence(links, (...marks) =>
      [said.seen(listWords(marks), open.length), ...without].join(' '),
    ),
    otherwise: blank.length > 0 ? [causeMessages.noService] : [],
    step: areBoth ? said.bothStep(days, listWords(daysOf(blank))) : stepOf(days, open.length),
  };
}
