import { type Rule, wholeWeeks } from '../church.ts';
import { compareWithBefore, median } from '../compare.ts';
import { changeOf, lookForShift, sureWords } from '../judging.ts';
import { linked, rangeWords, wholeWords } from '../wording.ts';

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
  innocent: [
    { name: 'Far away', text: 'People in other towns see your site and need no church here.' },
    { name: 'One event', text: 'A week in the news is seen by many and needed by few.' },
    { name: 'The season', text: 'Everybody looks for services at Easter and Christmas.' },
  ],
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
        reading: clicks ? 'both up' : 'other searches are not told apart yet',
      };
    }
    const { compared, from, to, causes } = shift;
    if (median(weeks.slice(-stretch).map(({ value }) => value)) <= compared.high) {
      return { finding: null, reading: `${shift.reading}. One week alone lifts it` };
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
        title: 'Other searches seen more, clicked no more',
        seen: [
          { text: 'Your site was shown ' },
          linked(wholeWords(compared.now), 'search_impressions', to),
          {
            text: ` times a week; we expected ${rangeWords(compared.low, compared.high, 'impressions', null)}. Searches other than for your name led to `,
          },
          linked(wholeWords(clicks.now), 'search_nonbrand_clicks', to),
          { text: ` clicks a week, after ${wholeWords(clicks.expected)} in the year before.` },
        ],
        sure: sureWords(shift),
        otherwise: causes,
        step: 'Rewrite the title and description of the page for new people: when, where, what to expect.',
        measure: { figure: 'search_nonbrand_clicks', weeks: 6 },
      },
    };
  },
};
