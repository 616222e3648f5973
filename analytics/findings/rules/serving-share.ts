import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { type Rule, ratioWeeks, wholeWeeks } from '../church.ts';
import { compareWithBefore } from '../compare.ts';
import { changeOf, effectOf, lookForShift, sureWords } from '../judging.ts';
import { linked, linkedSentence, rangeWords, wholeWords } from '../wording.ts';

const stretch = 8;
/** Attendance must have risen by at least this fraction. */
const riseMin = 0.03;

/** A smaller share serves: serving falls while attendance rises. */
export const servingShare: Rule = {
  id: 'serving_share',
  definition:
    'People serving (of six weeks) per attendance, over the last eight whole weeks against the year before, while attendance is up and serving down.',
  threshold:
    'The share at least 10% down and 3.5 standard deviations off; attendance up at least 3%; serving itself down.',
  origin:
    'Compared with the church itself: published shares differ by definition (about 45%, The Unstuck Group; about 25%, Assemblies of God). The distance is our own.',
  restWeeks: 12,
  urgency: 3,
  look(church) {
    const { shift, quiet } = lookForShift(church, {
      weeks: ratioWeeks(church, 'serving', 'attendance', church.week, 112),
      stretch,
      changeMin: 0.1,
      direction: 'down',
      figures: ['serving', 'attendance'],
      unit: 'share',
    });
    if (!shift) {
      return quiet;
    }
    const serving = compareWithBefore(wholeWeeks(church, 'serving', church.week, 60), stretch);
    const attendance = compareWithBefore(
      wholeWeeks(church, 'attendance', church.week, 60),
      stretch,
    );
    if (!serving || !attendance || changeOf(attendance) < riseMin || changeOf(serving) >= 0) {
      return { finding: null, reading: checkedMessages.servingNotUp(shift.reading) };
    }
    const { from, to, causes } = shift;
    const said = findingMessages.serving_share;
    return {
      reading: shift.reading,
      strength: shift.strength,
      finding: {
        figures: ['serving', 'attendance'],
        weeks: { from, to },
        effect: effectOf(serving, 'people'),
        n: serving.n,
        sureness: shift.sureness,
        title: said.title,
        seen: linkedSentence(
          [
            linked(wholeWords(serving.now), 'serving', to),
            linked(wholeWords(attendance.now), 'attendance', to),
          ],
          (people = '', now = '') =>
            said.seen(
              people,
              rangeWords(serving.low, serving.high, 'people', null),
              now,
              wholeWords(attendance.expected),
            ),
        ),
        sure: sureWords(shift),
        otherwise: causes,
        step: said.step,
        measure: { figure: 'serving', weeks: 8 },
      },
    };
  },
};
