import type { ChurchReport, ReportPart } from '#contract/functions/church-report.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { feastSentences } from '../people/telling/feast-sentences.ts';
import { changePart } from './check-in-part.ts';
import {
  averageSentence,
  type CountedWeeks,
  countedWeeksOf,
  insideSentence,
} from './counted-weeks.ts';
import { givingPart, givingSentences } from './giving-part.ts';
import { guestsPart, guestsSentence } from './guests-part.ts';
import { aheadPart, notesPart, sinceSentences, sourcesPart, triedPart } from './other-parts.ts';
import { peopleOfTime } from './people-of-time.ts';
import { regularsPart, regularsSentence, servingPart, servingSentence } from './people-parts.ts';
import { questionsPart } from './questions-part.ts';
import { lastQuarterOf, type ReportFacts } from './report-facts.ts';
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
  const others = [told && servingPart(told), givingPart(facts), aheadPart(facts)];
  const last = [triedPart(facts), questionsPart(told), notesPart(), sourcesPart(facts)];
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
  const isOfSome = people?.who.checkIn === 'children' || people?.who.checkIn === 'some';
  const say = (texts: readonly (string | null | undefined)[]) =>
    texts.filter(Boolean).join(' ') || nothing;
  const regulars = people && regularsSentence(people);
  const guests = people && guestsSentence(people, facts);
  const lead = [averageSentence(weeks), regulars, guests];
  return {
    id: 'summary',
    heading: summary,
    sentence: say(lead),
    lines: [
      line.weeks(
        say([
          averageSentence(weeks),
          insideSentence(weeks),
          ...(isNewest ? sinceSentences(facts) : []),
        ]),
      ),
      line.guests(
        say([
          guests ?? sentences['fewGuests'],
          ...(people ? feastSentences(people).slice(-1) : []),
        ]),
      ),
      line.regulars(say([regulars ?? sentences['fewRegulars']])),
      line.serving(say([serving && servingSentence(serving)])),
      ...(giving === null ? [] : [line.giving(say(givingSentences(facts)))]),
      ...(isNewest ? [line.ahead(say([ahead?.answer]))] : []),
      line.sure(
        say([
          countedSentence(weeks),
          sentences['who'],
          isOfSome ? reportMessages.checkedIn : null,
          sentences['comparable'],
          reportMessages.sources.lines.chance,
        ]),
      ),
    ],
  };
}

function countedSentence({ counted, points }: CountedWeeks): string {
  return reportMessages.counted(valueWords(counted, 'people', null), points.length);
}
