import type { FigureId } from '#contract/figures.ts';
import type { Finding, RuleId } from '#contract/findings.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';

/** Cards of a date, a gap or a page say nothing of a level: no tile speaks against them, and they silence nothing. */
export const saysNoLevel: ReadonlySet<RuleId> = new Set([
  'uncounted_weeks',
  'broken_connection',
  'festival_weeks',
  'room_full',
  'page_gone',
]);

/** Rules that call a change lasting, or a number unusual, as tiles do. */
const saysLasting: ReadonlySet<RuleId> = new Set(['sustained_shift']);
const saysOff: ReadonlySet<RuleId> = new Set(['guests_return', 'guests_again']);

/** Whether a rule's cards say what a tile does: none is made where that says otherwise. */
export function speaksForTile(rule: RuleId): boolean {
  return saysLasting.has(rule) || saysOff.has(rule);
}

/** What a card says of a figure's level. */
export type Claim = { rule: RuleId; figure: FigureId; direction: 'up' | 'down' };

/** @returns null for a card that says nothing of a level */
export function claimOf({
  rule,
  figures: [figure],
  effect,
}: Pick<Finding, 'rule' | 'figures'> & {
  effect: Pick<NonNullable<Finding['effect']>, 'value'> | null;
}): Claim | null {
  const value = saysOff.has(rule) ? -1 : (effect?.value ?? 0);
  return figure === undefined || saysNoLevel.has(rule) || value === 0
    ? null
    : { rule, figure, direction: value > 0 ? 'up' : 'down' };
}

/** Whether a tile's verdict on its newest number says what a card does. What is inside its range bears nothing out. */
export function isBorneOut(
  { rule, direction }: Pick<Claim, 'rule' | 'direction'>,
  said: Pick<Verdict, 'state' | 'direction' | 'side'>,
): boolean {
  if (said.state === 'lasting' || said.state === 'unusual') {
    const isMeant = said.state === 'lasting' || !saysLasting.has(rule);
    return isMeant && said.direction === direction;
  }
  const isOutside = said.state === 'outside' && !saysLasting.has(rule) && !saysOff.has(rule);
  return isOutside && said.side === (direction === 'up' ? 'above' : 'below');
}
