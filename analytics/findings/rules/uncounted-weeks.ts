import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { listWords } from '#contract/messages/figure-words.ts';
import { addWeeks, lastDayOf, sundayOf, weeksFrom } from '../../calendar/church-week.ts';
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
    'A week of the last four without a whole count of attendance, at a church that counted at least 8 of the last 13.',
  threshold:
    'One week without a count; four weeks back, because older counts are rarely found again.',
  origin:
    'Our own: a missing week makes every range wider and cannot be told from an empty church. Nothing is estimated.',
  restWeeks: 1,
  urgency: 1,
  look(church) {
    const counted = wholeWeeks(church, 'attendance', church.week, usualWeeks).length;
    if (counted < countedMin) {
      return {
        finding: null,
        reading: checkedMessages.uncounted.few(counted, usualWeeks),
      };
    }
    const weeks = church.figures.get('attendance')?.weeks;
    const recent = weeksFrom(addWeeks(church.week, 1 - recentWeeks), church.week);
    const gaps = recent.filter((week) => weeks?.get(week)?.state !== 'complete');
    const open = gaps.filter((week) => notesWithin(church, week, lastDayOf(week)).length === 0);
    const [first] = open;
    const last = open.at(-1);
    if (!first || !last) {
      const [noted] = gaps.flatMap((week) => notesWithin(church, week, lastDayOf(week)));
      const reading = checkedMessages.uncounted.of(usualWeeks - counted, usualWeeks);
      return {
        finding: null,
        reading: noted ? checkedMessages.uncounted.noted(reading, noted.name) : reading,
      };
    }
    return {
      finding: describe(open, { first, last, isPart: weeks?.get(last)?.value != null }),
      reading: checkedMessages.uncounted.of(open.length, recentWeeks),
    };
  },
};

/** @param isPart whether some of the newest were counted */
function describe(
  open: readonly string[],
  { first, last, isPart }: { first: string; last: string; isPart: boolean },
) {
  const said = findingMessages.uncounted_weeks;
  const days = open.map((week) => linked(dateWords(sundayOf(week)), 'attendance', week));
  return {
    figures: ['attendance' as const],
    weeks: { from: first, to: last },
    effect: null,
    n: open.length,
    sureness: 'certain' as const,
    title: said.title(dateWords(sundayOf(first)), open.length),
    seen: linkedSentence(days, (...marks) => said.seen(listWords(marks), open.length)),
    sure: said.sure,
    otherwise: [],
    step: isPart ? said.restStep(dateWords(sundayOf(last))) : said.step(dateWords(sundayOf(last))),
    measure: null,
  };
}
