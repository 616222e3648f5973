import type { Finding } from '#contract/findings.ts';
import { claimOf, isBorneOut, speaksForTile } from '../judging/borne-out.ts';
import { type Church, isCountedLately, type MadeOf } from './church.ts';
import { rules } from './rules.ts';

/**
 * Whether what a card says is still so in a later week: its rule says how it is known, its figure's tile bears it out,
 * or else the rule would find it again.
 *
 * @param found what the rules find in that week
 */
export function stillHolds(card: MadeOf, church: Church, found: readonly Matter[]): boolean {
  const holds = ruleOf(card.rule)?.holds;
  if (holds) {
    return holds(church, card);
  }
  const claim = speaksForTile(card.rule) ? claimOf(card) : null;
  const said = claim ? church.tileOf(claim.figure) : undefined;
  if (claim && said !== undefined) {
    // Where the newest number is not there, or asked about, nothing speaks against it; where none is any more, nothing
    // for it either.
    const isUnjudged = said === null || said.state === 'asked';
    return isUnjudged ? isCountedLately(church, claim.figure) : isBorneOut(claim, said);
  }
  return found.some((each) => isSameMatter(card, each));
}

type Matter = Pick<Finding, 'rule' | 'figures' | 'effect' | 'about'>;

/** Whether two findings are about the same thing: of one figure the same way, of one page or system. */
export function isSameMatter(one: Matter, other: Matter): boolean {
  const signs = [one, other].map(({ effect }) => Math.sign(effect?.value ?? 0));
  return (
    one.rule === other.rule &&
    one.figures[0] === other.figures[0] &&
    one.about === other.about &&
    (signs.includes(0) || signs[0] === signs[1])
  );
}

/**
 * Whether a card would be made again in its own week, by what is known of that week by now: later its numbers may turn
 * out to have been wrong.
 *
 * @param then the church in that week
 */
export function standsBy(card: MadeOf, then: Church): boolean {
  const finding = ruleOf(card.rule)?.look(then).finding;
  const found = finding ? [{ rule: card.rule, ...finding }] : [];
  return found.some((each) => isSameMatter(card, each)) || stillHolds(card, then, found);
}

function ruleOf(id: MadeOf['rule']) {
  return rules.find((rule) => rule.id === id);
}
