import { type Rule, ratioWeeks } from '../church.ts';
import { effectOf, lookForShift, sureWords } from '../judging.ts';
import { linked, rangeWords } from '../wording.ts';

/** Children's share of attendance differs from this church's own year. */
export const kidsShare: Rule = {
  id: 'kids_share',
  definition: 'Kids per attendance over the last eight whole weeks against the year before them.',
  threshold: 'At least 12% away, and 3.5 standard deviations of an eight-week mean.',
  origin:
    'Compared with the church itself: the average of 18% (The Unstuck Group 2023, 288 churches) fits few. The distance is our own, set so that quiet years stay quiet.',
  innocent: [
    { name: 'Check-in', text: 'A child who is not checked in is not counted.' },
    { name: 'The season', text: 'Camps, holidays and the start of school move the share.' },
    {
      name: 'Attendance',
      text: 'Counted differently, it moves the share without one child more or less.',
    },
  ],
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
    const isDown = shift.change < 0;
    return {
      reading: shift.reading,
      strength: shift.strength,
      finding: {
        figures: ['kids', 'attendance'],
        weeks: { from, to },
        effect: effectOf(compared, 'points', 100),
        n: compared.n,
        sureness: shift.sureness,
        title: isDown ? 'Fewer kids than in your own year' : 'More kids than in your own year',
        seen: [
          { text: 'Of every 100 people, ' },
          linked(String(Math.round(compared.now * 100)), 'kids', to),
          {
            text: ` were kids over the last ${compared.n} counted weeks; the year before leads us to expect ${rangeWords(compared.low * 100, compared.high * 100, 'people', null)}.`,
          },
        ],
        sure: sureWords(shift),
        otherwise: causes,
        step: isDown
          ? 'Ask the kids team this week what has changed since the share began to move.'
          : 'Check this week that the kids rooms have enough helpers for what is coming.',
        measure: { figure: 'kids', weeks: 8 },
      },
    };
  },
};
