import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { tenthWords, wholeWords } from '#contract/messages/people-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { lastDayOf } from '../calendar/church-week.ts';
import { verdictOfLoad } from '../people/difference.ts';
import { isNearly } from '../people/nearly.ts';

/** How many serve, and how the load lies on them. */
export function servingPart({ serving, sentences }: ChurchPeople): ReportPart | null {
  if (serving === null) {
    return null;
  }
  const { heading, columns, load } = reportMessages.serving;
  const { servingRows } = peopleLookMessages;
  const { before } = serving;
  // Where verdicts are told, this one has a sentence.
  const verdict = before && sentences['serving'] ? verdictOfLoad(serving, before) : null;
  const oftenMost = Math.max(serving.often, before?.often ?? 0);
  const each = ({ weeks, people }: { weeks: number; people: number }) =>
    tenthWords(people === 0 ? 0 : weeks / people);
  return {
    id: 'serving',
    heading,
    sentence: servingSentence(serving),
    lines: verdict === null ? [] : [load[verdict]],
    table: {
      columns: [
        columns.what(dayWords(lastDayOf(serving.week), 'short')),
        columns.now,
        columns.before,
      ],
      rows: [
        [servingRows.people, serving.people, before?.people ?? null],
        [servingRows.weeks, each(serving), before && each(before)],
        ...(oftenMost === 0 ? [] : [[servingRows.often, serving.often, before?.often ?? null]]),
      ],
    },
  };
}

/** How many served, and a year before, which is not judged. */
export function servingSentence(serving: NonNullable<ChurchPeople['serving']>): string {
  const { now, same, compared, often: ofThem } = reportMessages.serving;
  const { people, often, before } = serving;
  if (before === null) {
    return now(people, wholeWords(often));
  }
  const words = isNearly(people, before.people) ? same : compared;
  return [
    words(people, wholeWords(before.people)),
    ...(often === 0 || people === 1 ? [] : [ofThem(wholeWords(often))]),
  ].join(' ');
}

/** Whether clearly fewer served than a year before. */
export function isServingLess({ people, before }: NonNullable<ChurchPeople['serving']>): boolean {
  return before !== null && people < before.people && !isNearly(people, before.people);
}
