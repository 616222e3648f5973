import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { dayWords, fullDayWords } from '#contract/messages/figure-words.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { lastDayOf } from '../calendar/church-week.ts';
import { isNearly } from '../people/nearly.ts';
import { newestRegulars, roundedParts } from '../people/told-people.ts';
import type { ReportFacts } from './report-facts.ts';

/** Whether fewer people came, or the same people less often. */
export function changePart(
  people: ChurchPeople,
  { checkedIn }: Pick<ReportFacts, 'checkedIn'>,
): ReportPart | null {
  const { parts } = people;
  if (parts === null) {
    return null;
  }
  const { heading, headingKids, columns, note, rows } = reportMessages.parts;
  const shown = roundedParts(parts);
  const order = ['people', 'often', 'once', 'all'] as const;
  // What adds up to nothing, of parts that are none either, is chance in four rows.
  const isNothing = isNeither(people) && shown.all === 0;
  return {
    id: 'parts',
    heading: areKids(people) ? headingKids : heading,
    sentence: changeSentence(people, checkedIn),
    lines: [
      ...fewerKidsSentences(people, checkedIn),
      ...(isNothing
        ? []
        : [note(dayWords(lastDayOf(parts.week)), fullDayWords(lastDayOf(parts.weekBefore)))]),
    ],
    ...(isNothing
      ? {}
      : {
          table: {
            columns: [columns.part, columns.change],
            rows: order.map((part) => [rows[part], shown[part]]),
          },
        }),
  };
}

const areKids = ({ who }: ChurchPeople) => who.checkIn === 'children';

/** Two numbers of one church that look as if they could not both be true. */
function fewerKidsSentences(people: ChurchPeople, checkedIn: ReportFacts['checkedIn']): string[] {
  const regulars = newestRegulars(people)?.value ?? 0;
  const isFewer = checkedIn !== null && Math.round(checkedIn.now) < regulars;
  return areKids(people) && isFewer ? [reportMessages.parts.fewerKids] : [];
}

/** Where neither is judged to have changed, the report says of whom its numbers are. */
function changeSentence(people: ChurchPeople, checkedIn: ReportFacts['checkedIn']): string {
  const { sentences } = people;
  if (!isNeither(people) || checkedIn === null) {
    return sentences['parts'] ?? '';
  }
  const { same, sameKids, unsure, unsureKids } = reportMessages.parts;
  const isOfKids = areKids(people);
  const { day } = checkedIn;
  const [now, before] = [wholeWords(checkedIn.now), wholeWords(checkedIn.before)];
  if (isNearly(checkedIn.now, checkedIn.before)) {
    return (isOfKids ? sameKids : same)(now, day);
  }
  return (isOfKids ? unsureKids : unsure)(now, before, day);
}

function isNeither({ parts }: ChurchPeople): boolean {
  return parts?.verdicts.people === 'same' && parts.verdicts.often === 'same';
}
