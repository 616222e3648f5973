import { findingMessages } from '#contract/messages/card-findings.ts';
import { type Rule, ratioWeeks } from '../church.ts';
import { effectOf, lookForShift, sureWords } from '../judging.ts';
import { linked, linkedSentence, rangeWords, valueWords } from '../wording.ts';

/** Children's share of attendance differs from this church's own year. */
export const kidsShare: Rule = {
  id: 'kids_share',
  definition: 'Kids per attendance over the last eight whole weeks against the year before them.',
  threshold: 'At least 12% away, and 3.5 standard deviations of an eight-week mean.',
  origin:
    'Compared with the church itself: the average of 18% (The Unstuck Group 2023, 288 churches) fits few. The distance is our own, set so that quiet years stay quiet.',
  restWeeks: 12,
  urgency: 3,
  look(church) {
    const weeks = ratioWeeks(church, 'kids', 'attendance', church.week, 112);
    const { shift, quiet } = lookForShift(church, {
      weeks,
      stretch: 8,
      changeMin: 0.12,
      direction: 'both',
      figures: ['kids', 'attendance'],
      unit: 'share',
    });
    if (!shift) {
      return quiet;
    }
    const { compared, from, to, causes } = shift;
    const said = findingMessages.kids_share;
    const move = shift.change < 0 ? 'down' : 'up';
    const expected = rangeWords(compared.low, compared.high, 'share', null);
    return {
      reading: shift.reading,
      strength: shift.strength,
      finding: {
        figures: ['kids', 'attendance'],
        weeks: { from, to },
        effect: effectOf(compared, 'points', 100),
        n: compared.n,
        sureness: shift.sureness,
        title: said.title(move),
        seen: linkedSentence(
          [linked(valueWords(compared.now, 'share', null), 'kids', to)],
          (share = '') => said.seen(share, compared.n, expected),
        ),
        sure: sureWords(shift),
        otherwise: causes,
        step: said.step(move),
        measure: { figure: 'kids', weeks: 8 },
      },
    };
  },
};
