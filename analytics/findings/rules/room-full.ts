import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { type Rule, wholeWeeks } from '../church.ts';
import { mean, median } from '../compare.ts';
import { causesWithin } from '../innocent.ts';
import { enoughWeeks } from '../judging.ts';
import { linked, linkedSentence, valueWords } from '../wording.ts';

const year = 52;
const weeksMin = 40;
const full = 0.8;
const write = (value: number) => valueWords(value, 'share', null);

/** The fullest service fills more than 80 % of the seats, on average over a year. */
export const roomFull: Rule = {
  id: 'room_full',
  definition:
    'Room use (the fullest service over the seats) averaged over the last 52 weeks, of which 40 are whole.',
  threshold: 'Mean and median of the year both at 80% or more.',
  origin:
    'The 80% rule of church planners applies to the yearly average, not to one Sunday; the evidence is mixed (Alban Institute; Hadaway found growing churches above it).',
  restWeeks: 26,
  urgency: 3,
  look(church) {
    const weeks = wholeWeeks(church, 'room_use', church.week, year);
    const [first] = weeks;
    const last = weeks.at(-1);
    if (weeks.length < weeksMin || !first || !last) {
      return enoughWeeks(weeks.length);
    }
    const values = weeks.map(({ value }) => value);
    const average = mean(values);
    const middle = median(values);
    if (average < full || middle < full) {
      const reading = checkedMessages.room.average(write(average));
      const isLifted = average >= full;
      return {
        finding: null,
        reading: isLifted ? checkedMessages.room.lifted(reading, write(middle)) : reading,
      };
    }
    const said = findingMessages.room_full;
    const above = values.filter((value) => value >= full).length;
    return {
      reading: checkedMessages.room.average(write(average)),
      strength: (average - full) * 20,
      finding: {
        figures: ['room_use'],
        weeks: { from: first.week, to: last.week },
        effect: null,
        n: weeks.length,
        sureness: 'fairly_sure',
        title: said.title,
        seen: linkedSentence([linked(write(average), 'room_use', last.week)], (share = '') =>
          said.seen(share, above, weeks.length),
        ),
        sure: said.sure,
        otherwise: causesWithin(church, ['room_use'], last.week, last.week),
        step: said.step,
        measure: { figure: 'room_use', weeks: 13 },
      },
    };
  },
};
