import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { capitalised, countWords, valueWords } from '#contract/messages/figure-words.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { reportQuestions } from '#contract/messages/report-questions.ts';
import type { PeopleVerdict } from '#contract/people.ts';
import { newestOf } from '../people/told-people.ts';
import { type CountedWeeks, sideOfWeeks } from './counted-weeks.ts';
import { giftsChange } from './giving-part.ts';
import { isYear, oneAsFar, type Period } from './guests-sentences.ts';
import type { ReportFacts } from './report-facts.ts';
import { isServingLess } from './serving-part.ts';

const least = 2;
const most = 4;

/**
 * Two to four questions: one for each measure that differs, with one on what went down where none of them is,
 * else three that always stand.
 */
export function questionsPart(facts: ReportFacts, weeks: CountedWeeks): ReportPart {
  const { people } = facts;
  const { heading, sentence, standing } = reportQuestions;
  const differing = people === null ? [] : raisedQuestions(people, facts);
  const down = differing.some(({ isDown }) => isDown)
    ? []
    : downQuestions(facts, weeks).slice(0, 1);
  const raised = [...differing.map(({ text }) => text).slice(0, most - down.length), ...down];
  const others = standingQuestions(people).slice(0, Math.max(0, least - raised.length));
  const isRaised = raised.length > 0;
  const lines = isRaised ? [...raised, ...others] : standingQuestions(people);
  return {
    id: 'questions',
    heading,
    sentence: isRaised ? capitalised(sentence(countWords(lines.length))) : standing,
    lines,
  };
}

type Question = { text: string; isDown: boolean };

function raisedQuestions(people: ChurchPeople, period: Period): Question[] {
  const { differs } = reportQuestions;
  const { flow, parts, quarters } = people;
  const regulars = quarters.find(({ quarter }) => quarter === flow?.quarter)?.measures.regulars_end;
  const asked = (verdict: PeopleVerdict | null | undefined, words: Pair) =>
    verdict === 'fewer'
      ? [{ text: words.fewer, isDown: true }]
      : verdict === 'more'
        ? [{ text: words.more, isDown: false }]
        : [];
  return [
    ...asked(newestOf(people, 'again')?.measure.verdict, againWords(people, period)),
    ...asked(newestOf(people, 'still_26')?.measure.verdict, {
      fewer: differs.stillFewer,
      more: differs.stillMore,
    }),
    ...asked(regulars?.verdict, { fewer: differs.regularsFewer, more: differs.regularsMore }),
    ...asked(parts?.verdicts.people, { fewer: differs.peopleFewer, more: differs.peopleMore }),
    ...asked(parts?.verdicts.often, { fewer: differs.oftenFewer, more: differs.oftenMore }),
  ];
}

type Pair = { fewer: string; more: string };

/** As careful as the sentence on the same guests. */
function againWords(people: ChurchPeople, period: Period): Pair {
  const { againFewer, againMore, againFewerThan, againMoreThan } = reportQuestions.differs;
  const far = isYear(period) ? null : oneAsFar(people);
  return far === null
    ? { fewer: againFewer, more: againMore }
    : {
        fewer: againFewerThan(countWords(far.of), far.compared),
        more: againMoreThan(countWords(far.of), far.compared),
      };
}

/** What went down of what no verdict is about, the weightiest first. */
function downQuestions(facts: ReportFacts, weeks: CountedWeeks): string[] {
  const { attendance, maybeAttendance, giving, serving } = reportQuestions.down;
  const side = sideOfWeeks(weeks);
  const gifts = giftsChange(facts.giving);
  const { serving: served = null } = facts.people ?? {};
  return [
    ...(side === 'down' ? [attendance] : side === 'maybeDown' ? [maybeAttendance] : []),
    ...(gifts !== null && gifts <= -askedFrom ? [giving(valueWords(-gifts, 'share', null))] : []),
    ...(served?.before && isServingLess(served)
      ? [serving(wholeWords(served.people), wholeWords(served.before.people))]
      : []),
  ];
}

/** Of gifts a board asks from so much less on. */
const askedFrom = 1 / 20;

function standingQuestions(people: ChurchPeople | null): string[] {
  const { guests, serving, servingAlone, easter, easterAlone } = reportQuestions;
  const often = people?.serving?.often ?? 0;
  const feast = people && newestOf(people, 'easter_again');
  return [
    guests,
    often > 1 ? capitalised(serving(countWords(often))) : servingAlone,
    feast ? easter(wholeWords(feast.counted.base), wholeWords(feast.counted.value)) : easterAlone,
  ];
}
