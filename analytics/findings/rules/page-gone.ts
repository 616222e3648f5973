import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import type { Outcome, PageClicks, Rule } from '../church.ts';

/** The number of top pages watched. */
const topPages = 5;
const clicksMin = 20;
const leftMax = 0.1;
/** A page that gained at least this fraction of the clicks is the same page, moved. */
const movedMin = 0.5;
const eventWords = /christmas|easter|advent|vbs|camp|summer|event|registration|lent|holy-week/i;

/** A top landing page of searches now gets hardly any clicks. */
export const pageGone: Rule = {
  id: 'page_gone',
  definition:
    'A page among the five that most clicks went to in the 28 days before, with at least 20 of them, that has a tenth or less of them in the newest 28 days.',
  threshold:
    'Twenty clicks, so that chance does not take nine tenths away; a tenth, because pages are rarely gone whole.',
  origin:
    'Our own. Of 20 clicks to come by chance, 2 or fewer come less than once in 10,000 times (Poisson).',
  restWeeks: 8,
  urgency: 2,
  holds: ({ topPages }, { about: page, n }) =>
    page !== undefined && topPages !== null && clicksOf(topPages.now, page) <= n * leftMax,
  look(church) {
    if (!church.topPages) {
      return { finding: null, reading: checkedMessages.page.tooFew };
    }
    const { now, before } = church.topPages;
    const gone = before
      .toSorted((a, b) => b.clicks - a.clicks)
      .slice(0, topPages)
      .filter(({ page, clicks }) => clicks >= clicksMin && clicksOf(now, page) <= clicks * leftMax);
    const isOfEvent = ({ page }: PageClicks) => eventWords.test(page);
    const first = gone.find((each) => !isOfEvent(each));
    if (!first) {
      const [over] = gone;
      return {
        finding: null,
        reading: over ? checkedMessages.page.over(pathOf(over.page)) : checkedMessages.none,
      };
    }
    const moved = now.find(
      (each) =>
        !isOfEvent(each) &&
        clicksOf(before, each.page) === 0 &&
        each.clicks >= first.clicks * movedMin,
    );
    if (moved) {
      return {
        finding: null,
        reading: checkedMessages.page.moved(pathOf(first.page), pathOf(moved.page)),
      };
    }
    return {
      finding: describe(first, clicksOf(now, first.page), church.week),
      reading: pathOf(first.page),
      strength: 5,
    };
  },
};

function clicksOf(pages: readonly PageClicks[], page: string): number {
  return pages.find((each) => each.page === page)?.clicks ?? 0;
}

/** The URL without the church's own host. */
function pathOf(page: string): string {
  return URL.parse(page)?.pathname ?? page;
}

function describe({ page, clicks }: PageClicks, left: number, week: string): Outcome['finding'] {
  const said = findingMessages.page_gone;
  return {
    figures: ['search_clicks'],
    weeks: { from: week, to: week },
    effect: null,
    n: clicks,
    about: page,
    sureness: 'fairly_sure',
    title: said.title,
    seen: [{ text: said.seen(pathOf(page), clicks, left) }],
    sure: said.sure,
    otherwise: [],
    step: said.step(pathOf(page)),
    measure: { figure: 'search_clicks', weeks: 6 },
  };
}
