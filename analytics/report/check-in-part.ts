import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { dayWords, fullDayWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { roundedParts } from '../people/told-people.ts';
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
  const { heading, columns, note } = reportMessages.parts;
  const { partNames } = peopleLookMessages;
  const shown = roundedParts(parts);
  const order = ['people', 'often', 'once', 'all'] as const;
  return {
    id: 'parts',
    heading,
    sentence: changeSentence(people, checkedIn),
    lines: [note(dayWords(parts.week), fullDayWords(parts.weekBefore))],
    table: {
      columns: [columns.part, columns.change],
      rows: order.map((part) => [partNames[part], shown[part]]),
    },
  };
}

/** Where neither is judged to have changed, the report says of whom its numbers are. */
function changeSentence(
  { parts, who, sentences }: ChurchPeople,
  checkedIn: ReportFacts['checkedIn'],
): string {
  const isNeither = parts?.verdicts.people === 'same' && parts.verdicts.often === 'same';
  if (!isNeither || checkedIn === null) {
    return sentences['parts'] ?? '';
  }
  const { same, sameKids, unsure, unsureKids } = reportMessages.parts;
  const areKids = who.checkIn === 'children';
  const { day } = checkedIn;
  const [now, before] = [wholeWords(checkedIn.now), wholeWords(checkedIn.before)];
  if (Math.abs(checkedIn.now - checkedIn.before) <= nearly * checkedIn.before) {
    return (areKids ? sameKids : same)(now, day);
  }
  return (areKids ? unsureKids : unsure)(now, before, day);
}

/** Nobody calls a change of more than a twentieth the same. */
const nearly = 1 / 20;
