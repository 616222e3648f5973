import { addWeeks } from '../../calendar/church-week.ts';
import { withoutLargeGifts } from '../../forecast/large-gifts.ts';
import { type Church, type Rule, wholeWeeks } from '../church.ts';
import { effectOf, lookForShift, sureWords } from '../judging.ts';
import { linked, rangeWords, valueWords } from '../wording.ts';

/** The weeks whose gifts are in the newest eight shares. */
const giftWeeks = 21;

/** Whether a very large gift is among those shares: it lowers them without one plan less. */
function hasLargeGift(church: Church): boolean {
  const giving = wholeWeeks(church, 'giving', church.week, 112);
  const from = addWeeks(church.week, 1 - giftWeeks);
  return withoutLargeGifts(giving).largeGifts.some(({ week }) => week >= from);
}

/** A smaller share of giving is recurring. */
export const recurringShare: Rule = {
  id: 'recurring_share',
  definition:
    'The share of giving that is recurring, over the last eight whole weeks against the year before them.',
  threshold:
    'At least 10% down, and 3.5 standard deviations of an eight-week mean; not with a very large gift in those weeks.',
  origin:
    'There is no target to compare with; only the direction is judged, against the church itself. The distance is our own.',
  innocent: [
    {
      name: 'More one-time gifts',
      text: 'They lower the share without one plan less; look at giving itself beside it.',
    },
    { name: 'Expired cards', text: 'A plan whose card has expired ends without a decision.' },
    {
      name: 'Another provider',
      text: 'Some of the giving may have moved to one that is not connected.',
    },
  ],
  restWeeks: 12,
  urgency: 3,
  look(church) {
    const { shift, quiet } = lookForShift(church, {
      weeks: wholeWeeks(church, 'recurring_share', church.week, 112),
      stretch: 8,
      changeMin: 0.1,
      direction: 'down',
      figures: ['recurring_share'],
      unit: 'share',
    });
    if (!shift) {
      return quiet;
    }
    if (hasLargeGift(church)) {
      return { finding: null, reading: `${shift.reading}; a very large gift lowers it` };
    }
    const { compared, from, to, causes } = shift;
    return {
      reading: shift.reading,
      strength: shift.strength,
      finding: {
        figures: ['recurring_share'],
        weeks: { from, to },
        effect: effectOf(compared, 'points', 100),
        n: compared.n,
        sureness: shift.sureness,
        title: 'Less of the giving is recurring',
        seen: [
          linked(valueWords(compared.now, 'share', null), 'recurring_share', to),
          {
            text: ` of giving was recurring over the last ${compared.n} whole weeks; we expected ${rangeWords(compared.low, compared.high, 'share', null)}.`,
          },
        ],
        sure: sureWords(shift),
        otherwise: causes,
        step: 'Ask your giving provider this week for plans that failed, and write to all of them alike.',
        measure: { figure: 'recurring_share', weeks: 8 },
      },
    };
  },
};
