import type { ReportPart } from '#contract/functions/church-report.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { guestStageMessages, peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { newestOf } from '../people/told-people.ts';
import { lastQuarterOf, ofQuarter, type ReportFacts } from './report-facts.ts';

/** Who gives, as far as that tells no household's gift; null where giving is not shown. */
export function givingPart(facts: ReportFacts): ReportPart | null {
  if (facts.giving === null) {
    return null;
  }
  const { heading, note, columns, guests } = reportMessages.giving;
  const rows = givingRows(facts);
  const hasGuests = rows.length > 0 && facts.people !== null && newestOf(facts.people, 'gave_26');
  const sentences = givingSentences(facts);
  const [sentence = peopleLookMessages.tooFew, ...lines] = sentences;
  return {
    id: 'giving',
    heading,
    sentence,
    lines: [...lines, ...(hasGuests ? [guests] : []), note],
    ...(rows.length === 0 ? {} : { table: { columns: [columns.what, columns.count], rows } }),
  };
}

/** How many households gave, and how much an average week brought. */
export function givingSentences(facts: ReportFacts): string[] {
  const { people, giving, look } = facts;
  if (giving === null) {
    return [];
  }
  const { givingAnswer, givingAnswerAlone } = peopleLookMessages;
  const money = (value: number) => valueWords(value, 'money', look?.currency ?? null);
  const { now, before } = giving;
  const { givers = null, first = null, stopped = null, quarter = '' } = people?.givers ?? {};
  const year = Number(lastQuarterOf(facts).slice(0, 4));
  return [
    ...(givers === null
      ? []
      : [
          ofQuarter(
            first === null
              ? givingAnswerAlone(wholeWords(givers))
              : givingAnswer(wholeWords(givers), wholeWords(first)),
            quarter,
            facts,
          ),
        ]),
    ...(stopped === null || facts.quarters.length === 1
      ? []
      : [reportMessages.giving.stopped(wholeWords(stopped), String(year - 1), String(year))]),
    ...(now === null
      ? []
      : [averageWords(money(now), before === null ? null : money(before), facts)]),
  ];
}

function averageWords(now: string, before: string | null, facts: ReportFacts): string {
  const { average, alone, averageOfYear, aloneOfYear } = reportMessages.giving;
  if (facts.quarters.length === 1) {
    return before === null ? alone(now) : average(now, before);
  }
  const year = lastQuarterOf(facts).slice(0, 4);
  return before === null ? aloneOfYear(year, now) : averageOfYear(year, now, before);
}

function givingRows({ people, quarters }: ReportFacts): (string | number)[][] {
  if (!people?.givers) {
    return [];
  }
  const { givingRows: names, tooFew } = peopleLookMessages;
  const { givers, first, stopped, quarter } = people.givers;
  const year = Number(quarter.slice(0, 4));
  const guests = newestOf(people, 'gave_26');
  const named = (name: string) =>
    quarters.length > 1
      ? reportMessages.giving.rowOfQuarter(name, quarterWords(quarter, { isShort: true }))
      : name;
  return [
    [named(names.givers), givers ?? tooFew],
    [named(names.first), first ?? tooFew],
    ...(stopped === null ? [] : [[names.stopped(String(year - 1), String(year)), stopped]]),
    ...(guests === null
      ? []
      : [
          [
            names.guests(quarterWords(guests.quarter, { span: guests.span })),
            guestStageMessages.ofBase(
              wholeWords(guests.counted.value),
              wholeWords(guests.counted.base),
            ),
          ],
        ]),
  ];
}
