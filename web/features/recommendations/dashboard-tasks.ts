import { claimOf } from '#analytics/judging/borne-out.ts';
import { isStillSo } from '#analytics/pulse/cards-beside-tiles.ts';
import { isOffNow, isServingHalved } from '#analytics/pulse/tile-facts.ts';
import type { RuleId } from '#contract/findings.ts';
import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import type { ChurchRecommendations, Recommendation } from '#contract/functions/recommendations.ts';

/** What the dashboard asks for; without a title where a card on this page says what else to do. */
export type DashboardTask = { title: string | null; step: string };

/**
 * What the dashboard's 'What should we do?' asks for besides this page's cards: a page that says that there is nothing
 * to do must have asked it.
 *
 * @returns null where there is nothing
 */
export function taskOf(
  { todo }: Pick<FiguresPulse, 'todo'>,
  cards: readonly Pick<ChurchRecommendations['cards'][number], 'id'>[],
): DashboardTask | null {
  const { answer, step, card } = todo;
  if (card === null) {
    return step === null ? null : { title: answer, step };
  }
  if (cards.some(({ id }) => id === card.id)) {
    return step === null ? null : { title: null, step };
  }
  return { title: answer, step: [card.step, step].filter(Boolean).join(' ') };
}

/** What was checked, without what the dashboard says may not be entered: their weeks mean nothing yet. */
export function believed(
  lookedAt: ChurchRecommendations['lookedAt'],
  { tiles }: Pick<FiguresPulse, 'tiles'>,
): ChurchRecommendations['lookedAt'] {
  const doubted = doubtedRules(tiles);
  return lookedAt.filter(({ rule }) => !doubted.has(rule));
}

type Card = Pick<Recommendation, 'id' | 'status'> & {
  finding: Pick<Recommendation['finding'], 'rule' | 'figures' | 'effect'>;
};

/**
 * This week's cards, and those of earlier weeks: a card that its tile on the dashboard no longer bears out is one of
 * what was seen then.
 */
export function currentAndPast<Each extends Card>(
  { cards, earlier }: Record<'cards' | 'earlier', readonly Each[]>,
  { tiles }: Pick<FiguresPulse, 'tiles'>,
): Record<'current' | 'past', Each[]> {
  const isNow = ({ status, finding }: Card) =>
    status === 'dismissed' || status === 'done' || isStillSo(claimOf(finding), tiles);
  return {
    current: cards.filter(isNow),
    past: [...cards.filter((card) => !isNow(card)), ...earlier],
  };
}

/**
 * Earlier cards, without open ones that rest on what the dashboard says may not be entered: nobody should act on them.
 *
 * @param open the card that the address names, which a link leads to
 */
export function stillOpen<Each extends Card>(
  cards: readonly Each[],
  { tiles, todo }: Pick<FiguresPulse, 'tiles' | 'todo'>,
  open: string | null,
) {
  const doubted = doubtedRules(tiles);
  return cards.filter(
    ({ id, status, finding }) =>
      status !== 'new' || !doubted.has(finding.rule) || id === open || id === todo.card?.id,
  );
}

function doubtedRules(tiles: FiguresPulse['tiles']): ReadonlySet<RuleId> {
  return new Set([
    ...(tiles.some(isGivingDoubted) ? givingRules : []),
    ...(tiles.some(isServingHalved) ? servingRules : []),
  ]);
}

const givingRules: readonly RuleId[] = ['giving_per_attender', 'recurring_share'];
const servingRules: readonly RuleId[] = ['serving_share'];

function isGivingDoubted(tile: PulseTile): boolean {
  const isGiving = tile.tile === 'giving_per_attender' || tile.tile === 'giving';
  const isLess = isOffNow(tile) && tile.direction === 'fewer' && !tile.areGiftsIn;
  return isGiving && (tile.notEntered !== undefined || isLess);
}
