import type { ReportPart } from '#contract/functions/church-report.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { addQuarters } from '../people/quarter.ts';
import { type Gifts, lastQuarterOf, ofQuarter, type ReportFacts } from './report-facts.ts';

/**
 * Who gives, as far as that tells no household's gift; null where giving is not shown. Which guests gave is for the
 * closer look: beside how few of them came again, a board can do nothing with it.
 */
export function givingPart(facts: ReportFacts): ReportPart | null {
  if (facts.giving === null) {
    return null;
  }
  const { heading, note, columns } = reportMessages.giving;
  const rows = givingRows(facts);
  const hasBefore = rows.some(([, , before]) => before != null);
  const [sentence = peopleLookMessages.tooFew, ...lines] = givingSentences(facts);
  return {
    id: 'giving',
    heading,
    sentence,
    lines: [...lines, note],
    ...(rows.length === 0
      ? {}
      : {
          table: hasBefore
            ? { columns: [columns.what, columns.count, columns.before], rows }
            : { columns: [columns.what, columns.count], rows: rows.map((row) => row.slice(0, 2)) },
        }),
  };
}

/** What came in, beside the year before, and how many households gave. */
export function givingSentences(facts: ReportFacts): string[] {
  const { people, giving } = facts;
  if (giving === null) {
    return [];
  }
  const { givingAnswer, givingAnswerAlone } = peopleLookMessages;
  const { givers = null, first = null, stopped = null, quarter = '' } = people?.givers ?? {};
  const year = Number(lastQuarterOf(facts).slice(0, 4));
  const households =
    givers === null
      ? null
      : first === null
        ? givingAnswerAlone(wholeWords(givers))
        : givingAnswer(wholeWords(givers), wholeWords(first));
  return [
    ...(giving.now === null ? [] : [giftsSentence(giving.now, giving.before, facts)]),
    ...(stopped === null || facts.quarters.length === 1
      ? []
      : [reportMessages.giving.stopped(wholeWords(stopped), String(year - 1), String(year))]),
    ...(households === null ? [] : [ofQuarter(households, quarter, facts)]),
  ];
}

/** Totals of as many weeks in both years, else averages; how much more or less that is. */
function giftsSentence(now: Gifts, before: Gifts | null, { look }: ReportFacts): string {
  const { total, average, alone, ofWeeks } = reportMessages.giving;
  const money = (value: number) => valueWords(value, 'money', look?.currency ?? null);
  if (before === null) {
    return alone(money(now.total), now.weeks);
  }
  const isEven = now.weeks === before.weeks;
  const written = (gifts: Gifts) =>
    isEven ? money(gifts.total) : ofWeeks(money(gifts.total / gifts.weeks), gifts.weeks);
  const change = changeBetween(now, before);
  const share = valueWords(Math.abs(change ?? 0), 'share', null);
  const words = isEven ? total : average;
  if (change === null || Math.abs(change) < nearly) {
    return words.even(written(now), written(before));
  }
  return words[change > 0 ? 'more' : 'less'](written(now), share, written(before));
}

/** How much more or less came in a week than a year before; null where that is not told. */
export function giftsChange(giving: ReportFacts['giving']): number | null {
  return giving?.now && giving.before ? changeBetween(giving.now, giving.before) : null;
}

function changeBetween(now: Gifts, before: Gifts): number | null {
  const change = now.total / now.weeks / (before.total / before.weeks) - 1;
  return Number.isFinite(change) ? change : null;
}

/** A change of less is written as one of none. */
const nearly = 1 / 200;

function givingRows({ people, quarters }: ReportFacts): (string | number | null)[][] {
  if (!people?.givers) {
    return [];
  }
  const { givingRows: names, tooFew } = peopleLookMessages;
  const { givers, first, stopped, quarter } = people.givers;
  const year = Number(quarter.slice(0, 4));
  const before = people.quarters.find((each) => each.quarter === addQuarters(quarter, -4));
  const yearAgo = (measure: 'givers' | 'givers_first') => before?.measures[measure]?.value ?? null;
  const named = (name: string) =>
    quarters.length > 1
      ? reportMessages.giving.rowOfQuarter(name, quarterWords(quarter, { isShort: true }))
      : name;
  return [
    [named(names.givers), givers ?? tooFew, yearAgo('givers')],
    [named(names.first), first ?? tooFew, yearAgo('givers_first')],
    ...(stopped === null ? [] : [[names.stopped(String(year - 1), String(year)), stopped, null]]),
  ];
}
