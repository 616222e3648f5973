import { plainText } from '#analytics/findings/wording.ts';
import type { Finding } from '#contract/findings.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/**
 * A whole number under ten that is not a number of weeks or part of a date, number, share or amount.
 * Errs on the side of not sending: the card then keeps the rule's own words.
 */
const smallCount = new RegExp(
  `(?<![\\d.,:$€£])(?<!(?:${months})\\s)\\b[1-9]\\b(?![.,:]\\d|%|\\s(?:weeks?|whole|counted|Sundays?|days|times)\\b)`,
  'u',
);

/**
 * Whether a finding may be sent to a model: not with small counts, which could identify people, and not
 * about a page, whose URL may contain somebody's name.
 */
export function mayBeSent(finding: Finding): boolean {
  return finding.rule !== 'page_gone' && !holdsSmallCell(finding);
}

/**
 * A cause as sent to a model: of a note, only that it exists. Notes may be about people, and the
 * sentence beside the switch does not announce that they are sent.
 */
function sentCause({ name, text, isNote }: Finding['otherwise'][number]) {
  // Older stored findings lack the mark and are recognized by their text.
  return {
    name: isNote || text.startsWith('You noted it for ') ? 'A note of the church' : name,
    text,
  };
}

/** A finding as sent to a model. */
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
