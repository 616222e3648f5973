import type { SentencePart } from '#contract/findings.ts';
import { causeMessages } from '#contract/messages/card-causes.ts';
import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { eitherWords } from '#contract/messages/figure-words.ts';
import { peopleNouns } from '#contract/messages/people-over-time.ts';
import { guestStageMessages } from '#contract/messages/people-page.ts';
import { addWeeks, weeksBetween, weeksFrom } from '../../calendar/church-week.ts';
import { addQuarters } from '../../people/quarter.ts';
import { guestTimeOf } from '../../people/telling/guests-sentence.ts';
import type { CameAgain } from '../../people/telling/tell-again.ts';
import type { Church, Outcome, Rule } from '../church.ts';
import { clearDistance } from '../compare.ts';
import { notesWithin } from '../innocent.ts';
import { linked, linkedSentence, wholeWords } from '../wording.ts';

/** Guests have so many weeks to come again. */
const againWeeks = 6;
/** After half a year it is no news. */
const newsWeeks = 26;
/** Where more of the weeks went uncounted, guests had fewer chances to come again. */
const uncountedMost = 1 / 4;

/** Of two quarters in a row, fewer new households came again than usual. */
export const guestsAgain: Rule = {
  id: 'guests_again',
  definition:
    'Of the ordinary new households of two quarters in a row, fewer came again within six weeks than those of the four quarters before each lead us to expect. Quarters whose check-ins look incomplete are left out.',
  threshold:
    'In both, Newcombe’s 99% interval of the difference from the four quarters before leaves out zero; at least ten new households, and twenty before. By chance one quarter is called fewer less than once in 100 times.',
  origin:
    'Compared with the church itself, by household, as the people’s section judges a quarter. Newcombe (1998) and Wilson are textbook; twice in a row is our own, measured on quiet made-up churches.',
  restWeeks: newsWeeks,
  urgency: 3,
  look(church) {
    if (church.cameAgain === null) {
      return { finding: null, reading: checkedMessages.again.notJudged };
    }
    const known = church.cameAgain.filter(({ to }) => isOver(to, church));
    const later = known.at(-1);
    const earlier = later && known.find(({ quarter }) => quarter === before(later));
    if (!later?.usual || !earlier?.usual || earlier.span !== later.span) {
      return { finding: null, reading: checkedMessages.again.tooFew };
    }
    const reading = checkedMessages.again.quarters(countWords(earlier), countWords(later));
    const areBothFewer = earlier.verdict === 'fewer' && later.verdict === 'fewer';
    return areBothFewer && weeksBetween(later.to, church.week) <= newsWeeks
      ? judgeReturns(church, { earlier, later, reading })
      : { finding: null, reading };
  },
};

const before = ({ quarter, span }: CameAgain) => addQuarters(quarter, -span);
const isOver = (to: string, { week }: Church) => addWeeks(to, againWeeks) <= week;
const countWords = ({ value, base }: CameAgain) =>
  guestStageMessages.ofBase(wholeWords(value), wholeWords(base));

type Fall = { earlier: CameAgain; later: CameAgain; reading: string };

function judgeReturns(church: Church, { earlier, later, reading }: Fall): Outcome {
  const weeks = weeksFrom(earlier.from, addWeeks(later.to, againWeeks));
  const gaps = weeks.filter((week) => isUncounted(church, week));
  if (gaps.length > uncountedMost * weeks.length) {
    const { name, text } = causeMessages.uncounted;
    const said = text(gaps.length, weeks.length);
    return { finding: null, reading: checkedMessages.explained(reading, name, said) };
  }
  const words = findingMessages.guests_again;
  return {
    reading,
    strength: clearDistance,
    finding: {
      figures: ['guest_return', 'first_time_guests'],
      weeks: { from: earlier.from, to: later.to },
      effect: null,
      n: earlier.base + later.base,
      sureness: 'fairly_sure',
      title: words.title(peopleNouns[later.noun](2)),
      seen: [...seenOf(earlier), { text: ' ' }, ...seenOf(later)],
      sure: words.sure,
      otherwise: notesWithin(church, earlier.from, later.to),
      step: words.step,
      measure: { figure: 'guest_return', weeks: againWeeks },
    },
  };
}

/** A week in which nobody counted who came, of a church that counts. */
function isUncounted({ figures }: Church, week: string): boolean {
  const attendance = figures.get('attendance')?.weeks;
  return attendance !== undefined && attendance.get(week)?.state !== 'complete';
}

function seenOf({ value, base, usual, to, ...cohort }: CameAgain): SentencePart[] {
  const { low, high } = usual ?? { low: 0, high: 0 };
  const { seen } = findingMessages.guests_again;
  const would = eitherWords(wholeWords(low), wholeWords(high));
  // Numbers of people, so that no model is told of few.
  return linkedSentence(
    [
      linked(wholeWords(base), 'first_time_guests', to),
      linked(wholeWords(value), 'first_time_guests', to),
    ],
    (of = '', again = '') =>
      seen(guestTimeOf(cohort, `${of} ${newWordsOf(cohort, base)}`), again, would, value),
  );
}

function newWordsOf({ noun }: Pick<CameAgain, 'noun'>, count: number): string {
  return findingMessages.guests_again.newOnes(peopleNouns[noun](count));
}
