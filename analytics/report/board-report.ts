import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ChurchReport, ReportPart } from '#contract/functions/church-report.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { feastSentences } from '../people/telling/feast-sentences.ts';
import { newestRegulars } from '../people/told-people.ts';
import { changePart } from './check-in-part.ts';
import {
  averageSentence,
  type CountedWeeks,
  comparedSentences,
  countedWeeksOf,
  insideSentence,
} from './counted-weeks.ts';
import { givingPart, givingSentences } from './giving-part.ts';
import { guestsPart } from './guests-part.ts';
import { guestsSentence, oneAsFarSentences } from './guests-sentences.ts';
import { aheadPart, notesPart, sinceSentences, sourcesPart, triedPart } from './other-parts.ts';
import { peopleOfTime } from './people-of-time.ts';
import { mostlyKnownSentence, regularsPart, regularsSentence } from './people-parts.ts';
import { questionsPart } from './questions-part.ts';
import { lastQuarterOf, type ReportFacts } from './report-facts.ts';
import { servingPart, servingSentence } from './serving-part.ts';
import { weeksPart } from './weeks-part.ts';

/**
 * A quarter or a year as the board reads it: what the screens say, in two to four pages.
 *
 * @returns null where there is nothing of that time
 */
export function boardReport(given: ReportFacts): ChurchReport | null {
  const { quarters } = given;
  const told = peopleOfTime(given.people, quarters);
  const facts = { ...given, people: told };
  const weeks = countedWeeksOf(facts);
  if (weeks.counted === 0 && told === null) {
    return null;
  }
  const first = [
    summaryPart(facts, weeks),
    weeksPart(weeks, facts),
    told && changePart(told, facts),
  ];
  const guests = told ? [guestsPart(told, facts), regularsPart(told, facts)] : [];
  const ahead = aheadPart(facts);
  const tried = triedPart(facts);
  // What is ahead of the newest time takes the room of what was tried.
  const others = [told && servingPart(told), givingPart(facts), ahead ?? tried];
  const last = [ahead && tried, questionsPart(facts, weeks), notesPart(), sourcesPart(facts)];
  // Without guests there is less to tell, and two pages hold it.
  const pages = guests.some((part) => part !== null)
    ? [first, guests, others, last]
    : [[...first, ...others], last];
  const title = reportMessages.title(facts.church, periodWords(facts));
  return {
    pages: pages.map((parts) => ({ title, parts: parts.filter((part) => part !== null) })),
  };
}

/** What a report is about, e.g. `October to December 2026`, or its year. */
function periodWords({ quarters }: Pick<ReportFacts, 'quarters'>): string {
  return quarterWords(lastQuarterOf({ quarters }), { span: quarters.length });
}

/** The time in seven lines; of giving there is none where it is not shown, and none ahead of an earlier time. */
function summaryPart(facts: ReportFacts, weeks: CountedWeeks): ReportPart {
  const { people, ahead, giving, isNewest } = facts;
  const { line, nothing, summary } = reportMessages;
  const sentences: Record<string, string> = people?.sentences ?? {};
  const serving = people?.serving ?? null;
  const say = (texts: readonly (string | null | undefined)[]) =>
    texts.filter(Boolean).join(' ') || nothing;
  const regulars = people && regularsSentence(people);
  const guests = people && guestsSentence(people, facts);
  const [lead, ofWeeks] =
    weeks.now === null
      ? [[regulars, guests], averageSentence(weeks)]
      : [[averageSentence(weeks)], null];
  return {
    id: 'summary',
    heading: summary,
    // What stands large is not said again in a line.
    sentence: say(lead),
    lines: [
      line.weeks(
        say([
          ofWeeks,
          ...comparedSentences(weeks),
          insideSentence(weeks),
          ...(isNewest ? sinceSentences(facts) : []),
        ]),
      ),
      // Of whom they are, before the first number that is not of everybody.
      line.guests(
        say([
          ...(people ? whoSentences(people) : []),
          ...(people && guests ? [guests, ...oneAsFarSentences(people, facts)] : []),
          guests ? undefined : sentences['fewGuests'],
          ...(people ? feastSentences(people).slice(-1) : []),
        ]),
      ),
      line.regulars(say(regularsSentences(people, facts))),
      line.serving(say([serving && servingSentence(serving)])),
      ...(giving === null ? [] : [line.giving(say(givingSentences(facts)))]),
      ...(isNewest ? [line.ahead(say([ahead?.answer]))] : []),
      line.sure(
        say([countedSentence(weeks), sentences['comparable'], reportMessages.sources.lines.chance]),
      ),
    ],
  };
}

/** How many come regularly, and what a headline of more or fewer leaves out. */
function regularsSentences(people: ChurchPeople | null, facts: ReportFacts): (string | null)[] {
  if (people === null) {
    return [];
  }
  const told = regularsSentence(people);
  return told === null
    ? [people.sentences['fewRegulars'] ?? null]
    : [told, mostlyKnownSentence(people, facts)];
}

/** Of whom the numbers are, where they are not of everybody. */
function whoSentences(people: ChurchPeople): (string | undefined)[] {
  const { who, sentences } = people;
  const count = newestRegulars(people)?.base ?? null;
  const { checkedIn, ofFamilies } = reportMessages;
  if (who.checkIn === 'children' && count !== null) {
    return [ofFamilies(wholeWords(count))];
  }
  const isOfSome = who.checkIn === 'children' || who.checkIn === 'some';
  return [sentences['who'], isOfSome ? checkedIn : undefined];
}

function countedSentence({ counted, points }: CountedWeeks): string {
  return reportMessages.counted(valueWords(counted, 'people', null), points.length);
}
