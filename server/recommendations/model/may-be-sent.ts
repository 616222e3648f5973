import { unitOfFigure } from '#contract/figures/units.ts';
import type { Finding } from '#contract/findings.ts';

/** Fewer people than this could be known by name. */
const peopleMin = 10;

/**
 * Whether a model may be asked about a finding: not where it comes from Google's data, which stay with
 * us, and not where it counted fewer than ten people. No number is sent of any other either.
 */
export function mayBeSent(finding: Finding): boolean {
  return !isOfSearch(finding) && peopleCounted(finding).every((count) => count >= peopleMin);
}

function isOfSearch({ rule, figures }: Finding): boolean {
  return (
    rule === 'search_unclicked' ||
    rule === 'page_gone' ||
    figures.some((figure) => figure.startsWith('search_'))
  );
}

/** The numbers of people that a finding shows. */
function peopleCounted({ seen }: Finding): number[] {
  return seen
    .filter(({ figure }) => figure && unitOfFigure[figure] === 'people')
    .map(({ text }) => Number.parseFloat(text.replaceAll(',', '')))
    .filter(Number.isFinite);
}
