import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { ReportPart } from '#contract/functions/church-report.ts';
import { capitalised, countWords } from '#contract/messages/figure-words.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { reportQuestions } from '#contract/messages/report-questions.ts';
import type { PeopleVerdict } from '#contract/people.ts';
import { newestOf } from '../people/told-people.ts';

const least = 2;
const most = 4;

/** Two to four questions: one for each measure that differs, else three that always stand. */
export function questionsPart(people: ChurchPeople | null): ReportPart {
  const { heading, sentence, standing } = reportQuestions;
  const raised = people === null ? [] : raisedQuestions(people).slice(0, most);
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

function raisedQuestions(people: ChurchPeople): string[] {
  const { differs } = reportQuestions;
  const { flow, parts, quarters } = people;
  const regulars = quarters.find(({ quarter }) => quarter === flow?.quarter)?.measures.regulars_end;
  const asked = (verdict: PeopleVerdict | null | undefined, words: Pair) =>
    verdict === 'fewer' ? [words.fewer] : verdict === 'more' ? [words.more] : [];
  return [
    ...asked(newestOf(people, 'again')?.measure.verdict, {
      fewer: differs.againFewer,
      more: differs.againMore,
    }),
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
