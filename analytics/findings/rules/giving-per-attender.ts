import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { type Church, type Rule, type WeekValue, wholeWeeks } from '../church.ts';
import { compareWithBefore, median } from '../compare.ts';
import { changeOf, effectOf, lookForShift, sureWords } from '../judging.ts';
import { linked, linkedSentence, moneyWords, rangeWords, wholeWords } from '../wording.ts';

const stretch = 8;
/** Attendance must have moved at least this fraction in the other direction. */
const moveMin = 0.03;
/** A week's giving is clipped at this many median absolute deviations. */
const clipDistance = 2.5;

/** Giving per attender moves one way while attendance moves the other. */
export const givingPerAttender: Rule = {
  id: 'giving_per_attender',
  definition:
    'Giving per attender and week over the last eight whole weeks against the year before, while attendance moves the other way. Weeks of very large gifts are cut to 2.5 median deviations.',
  threshold:
    'At least 12% away and 3.5 standard deviations off; attendance at least 3% the other way.',
  origin:
    'Compared with the church itself; the published $45 to $50 a week (ChurchSalary) falls with size. The cut is that of robust statistics (Huber); the distance is our own.',
  restWeeks: 12,
  urgency: 3,
  look(church) {
    const { weeks, clipped } = perAttender(church);
    const { shift, quiet } = lookForShift(church, {
      weeks,
      stretch,
      changeMin: 0.12,
      direction: 'both',
      figures: ['giving', 'attendance'],
      unit: 'money',
    });
    const large = clipped.filter((week) => week >= (weeks.at(-stretch)?.week ?? church.week));
    if (!shift) {
      return large.length > 0
        ? { ...quiet, reading: checkedMessages.giving.large(quiet.reading) }
        : quiet;
    }
    const attendance = compareWithBefore(
      wholeWeeks(church, 'attendance', church.week, 60),
      stretch,
    );
    const moved = attendance ? changeOf(attendance) : 0;
    if (!attendance || Math.abs(moved) < moveMin || Math.sign(moved) === Math.sign(shift.change)) {
      return { finding: null, reading: checkedMessages.giving.same(shift.reading) };
    }
    const { compared, from, to, causes, change } = shift;
    const said = findingMessages.giving_per_attender;
    const move = change < 0 ? 'down' : 'up';
    return {
      reading: shift.reading,
      strength: shift.strength,
      finding: {
        figures: ['giving', 'attendance'],
        weeks: { from, to },
        effect: effectOf(compared, 'money'),
        n: compared.n,
        sureness: shift.sureness,
        title: said.title(move),
        seen: linkedSentence(
          [
            linked(moneyWords(compared.now, church.currency), 'giving', to),
            linked(wholeWords(attendance.now), 'attendance', to),
          ],
          (giving = '', now = '') =>
            said.seen({
              giving,
              expected: rangeWords(compared.low, compared.high, 'money', church.currency),
              now,
              before: wholeWords(attendance.expected),
            }),
        ),
        sure: sureWords(shift),
        otherwise: [
          ...(large.length > 0 ? [{ name: said.large, text: said.largeText }] : []),
          ...causes,
        ],
        step: said.step(move),
        measure: { figure: 'giving', weeks: 8 },
      },
    };
  },
};

/** Giving per attender by week, and the weeks that were clipped. */
function perAttender(church: Church): { weeks: WeekValue[]; clipped: string[] } {
  const giving = wholeWeeks(church, 'giving', church.week, 112);
  const people = new Map(
    wholeWeeks(church, 'attendance', church.week, 112).map((each) => [each.week, each.value]),
  );
  const middle = median(giving.map(({ value }) => value));
  const deviation = median(giving.map(({ value }) => Math.abs(value - middle)));
  // 1.4826 scales the median absolute deviation to a normal distribution's standard deviation.
  const most = middle + clipDistance * 1.4826 * deviation;
  const weeks = giving.flatMap((each) => {
    const attenders = people.get(each.week) ?? 0;
    return attenders > 0 ? [{ ...each, value: Math.min(each.value, most) / attenders }] : [];
  });
  return { weeks, clipped: giving.filter(({ value }) => value > most).map(({ week }) => week) };
}
