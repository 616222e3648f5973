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

/**
 * A cause as a model gets it: of a note only that there is one. What a church writes there is about its
 * people, and the sentence beside the switch promises nothing of it.
 */
function sentCause({ name, text, isNote }: Finding['otherwise'][number]) {
  // Findings that were kept before there was the mark are told by their text.
  return {
    name: isNote || text.startsWith('You noted it for ') ? 'A note of the church' : name,
    text,
  };
}

/** A finding as a model gets it. */
export function sentFinding(finding: Finding): Finding {
  return { ...finding, otherwise: finding.otherwise.map(sentCause) };
}

function holdsSmallCell({ title, seen, sure, otherwise, step }: Finding): boolean {
  const texts = [
    title,
    plainText(seen),
    sure,
    step,
    ...otherwise.flatMap((cause) => Object.values(sentCause(cause))),
  ];
  return texts.some((text) => smallCount.test(text));
}
