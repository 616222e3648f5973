import { plainText } from '#analytics/findings/wording.ts';
import type { Finding } from '#contract/findings.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/**
 * A whole number under ten that counts no weeks and is no date, part of a number, share or amount.
 * Better one card too many that keeps the rule's words than one small count that is sent.
 */
const smallCount = new RegExp(
  `(?<![\\d.,:$€£])(?<!(?:${months})\\s)\\b[1-9]\\b(?![.,:]\\d|%|\\s(?:weeks?|whole|counted|Sundays?|days|times)\\b)`,
  'u',
);

/**
 * Whether a finding may be sent to a model: not one of so few that single people might be meant, and none
 * of a page, whose address may be somebody's name.
 */
export function mayBeSent(finding: Finding): boolean {
  return finding.rule !== 'page_gone' && !holdsSmallCell(finding);
}

function holdsSmallCell({ title, seen, sure, otherwise, step }: Finding): boolean {
  const texts = [title, plainText(seen), sure, step, ...otherwise.map(({ text }) => text)];
  return texts.some((text) => smallCount.test(text));
}
