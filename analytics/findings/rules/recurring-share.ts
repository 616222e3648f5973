import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { addWeeks, weeksFrom } from '../../calendar/church-week.ts';
import { type Church, type Rule, wholeWeeks } from '../church.ts';
import { compareWithBefore, sum } from '../compare.ts';
import { changeOf, effectOf, lookForShift, sureWords } from '../judging.ts';
import { linked, linkedSentence, rangeWords, valueWords } from '../wording.ts';

const stretch = 8;
/** The weeks whose gifts are in a share. */
const giftWeeks = 13;
/** So far the recurring gifts themselves must have fallen, and so clearly. */
const fallMin = 0.05;
const fallDistance = 2;

/**
 * Whether the recurring gifts themselves have fallen: a large gift, or more of the others, lowers the share
 * without one plan less. Where giving is not counted, the share alone must do.
 */
function haveFallen(church: Church): boolean {
  const giving = new Map(
    wholeWeeks(church, 'giving', church.week, 125).map((each) => [each.week, each.value]),
  );
  const amounts = wholeWeeks(church, 'recurring_share', church.week, 112).flatMap((share) => {
    const gifts = weeksFrom(addWeeks(share.week, 1 - giftWeeks), share.week).flatMap(
      (week) => giving.get(week) ?? [],
    );
    return gifts.length < giftWeeks ? [] : [{ ...share, value: share.value * sum(gifts) }];
  });
  const compared = compareWithBefore(amounts.slice(-60), stretch);
  return compared === null || (changeOf(compared) <= -fallMin && compared.z <= -fallDistance);
}

/** A smaller share of giving is recurring. */
export const recurringShare: Rule = {
  id: 'recurring_share',
  definition:
    'The share of giving that is recurring, over the last eight whole weeks against the year before them.',
  threshold:
    'At least 10% down, and 3.5 standard deviations of an eight-week mean; and the recurring gifts themselves at least 5% down and two standard deviations.',
  origin:
    'There is no target to compare with; only the direction is judged, against the church itself. The distance is our own.',
  restWeeks: 12,
  urgency: 3,
  look(church) {
    const { shift, quiet } = lookForShift(church, {
      weeks: wholeWeeks(church, 'recurring_share', church.week, 112),
      stretch,
      changeMin: 0.1,
      direction: 'down',
      figures: ['recurring_share'],
      unit: 'share',
    });
    if (!shift) {
      return quiet;
    }
    if (!haveFallen(church)) {
      return {
        finding: null,
        reading: checkedMessages.recurringNotDown(shift.reading),
      };
    }
    const { compared, from, to, causes } = shift;
    const said = findingMessages.recurring_share;
    return {
      reading: shift.reading,
      strength: shift.strength,
      finding: {
        figures: ['recurring_share'],
        weeks: { from, to },
        effect: effectOf(compared, 'points', 100),
        n: compared.n,
        sureness: shift.sureness,
        title: said.title,
        seen: linkedSentence(
          [linked(valueWords(compared.now, 'share', null), 'recurring_share', to)],
          (share = '') =>
            said.seen(share, compared.n, rangeWords(compared.low, compared.high, 'share', null)),
        ),
        sure: sureWords(shift),
        otherwise: causes,
        step: said.step,
        measure: { figure: 'recurring_share', weeks: 8 },
      },
    };
  },
};
