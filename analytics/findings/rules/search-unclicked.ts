import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { type Rule, wholeWeeks } from '../church.ts';
import { compareWithBefore, median } from '../compare.ts';
import { changeOf, lookForShift, sureWords } from '../judging.ts';
import { linked, linkedSentence, rangeWords, wholeWords } from '../wording.ts';

const stretch = 8;
const seenMin = 0.25;
/** Clicks that rose by less than this fraction did not follow impressions. */
const clickedMax = 0.05;

/** More impressions in searches, but no more clicks from searches that do not name the church. */
export const searchUnclicked: Rule = {
  id: 'search_unclicked',
  definition:
    'Search impressions over the last eight whole weeks are up against the year before, while clicks from searches other than for the church’s name are not.',
  threshold:
    'Impressions at least 25% and 3.5 standard deviations up; those clicks up less than 5%.',
  origin:
    'There is no credible benchmark for churches; only the direction is judged, against the church itself. The distance is our own.',
  restWeeks: 12,
  urgency: 3,
  look(church) {
    const weeks = wholeWeeks(church, 'search_impressions', church.week, 112);
    const { shift, quiet } = lookForShift(church, {
      weeks,
      stretch,
      changeMin: seenMin,
      direction: 'up',
      figures: ['search_impressions'],
      unit: 'impressions',
    });
    if (!shift) {
      return quiet;
    }
    const clicks = compareWithBefore(
      wholeWeeks(church, 'search_nonbrand_clicks', church.week, 60),
      stretch,
    );
    if (!clicks || changeOf(clicks) >= clickedMax) {
      return {
        finding: null,
        reading: clicks ? checkedMessages.search.bothUp : checkedMessages.search.noSplit,
      };
    }
    const { compared, from, to, causes } = shift;
    const said = findingMessages.search_unclicked;
    if (median(weeks.slice(-stretch).map(({ value }) => value)) <= compared.high) {
      return { finding: null, reading: checkedMessages.search.oneWeek(shift.reading) };
    }
    return {
      reading: shift.reading,
      strength: shift.strength,
      finding: {
        figures: ['search_nonbrand_clicks', 'search_impressions'],
        weeks: { from, to },
        effect: {
          value: Math.round(clicks.now - clicks.expected),
          low: Math.round(clicks.now - clicks.high),
          high: Math.round(clicks.now - clicks.low),
          unit: 'clicks',
        },
        n: clicks.n,
        sureness: shift.sureness,
        title: said.title,
        seen: linkedSentence(
          [
            linked(wholeWords(compared.now), 'search_impressions', to),
            linked(wholeWords(clicks.now), 'search_nonbrand_clicks', to),
          ],
          (shown = '', clicked = '') =>
            said.seen({
              shown,
              expected: rangeWords(compared.low, compared.high, 'impressions', null),
              clicks: clicked,
              before: wholeWords(clicks.expected),
            }),
        ),
        sure: sureWords(shift),
        otherwise: causes,
        step: said.step,
        measure: { figure: 'search_nonbrand_clicks', weeks: 6 },
      },
    };
  },
};
