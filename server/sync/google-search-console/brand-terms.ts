/** Words in many churches' names: searching for them does not mean this church. */
const common = new Set(
  'a an and at by for in of on the to church churches chapel cathedral community fellowship ministries ministry center centre city baptist methodist lutheran presbyterian catholic orthodox christian bible evangelical pentecostal anglican episcopal reformed first second new saint st inc'.split(
    ' ',
  ),
);
const lettersMin = 4;

/**
 * Suggests a church's brand terms: its name, its name without common words, and the name in its
 * domain.
 *
 * @param property `sc-domain:grace.example` or `https://www.grace.example/`
 */
export function suggestBrandTerms(churchName: string, property: string): string[] {
  const words = plain(churchName)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => !common.has(word));
  const terms = [words.join(' '), own.join(' '), own.join(''), domainWord(property)];
  return [...new Set(terms)].filter((term) => term.length >= lettersMin);
}

/** The name in a domain: `gracehill` of `www.gracehill.church`. */
function domainWord(property: string): string {
  const host =
    property
      .replace(/^sc-domain:/, '')
      .replace(/^https?:\/\//, '')
      .split('/')[0] ?? '';
  return plain(host.replace(/^www\./, '').split('.')[0] ?? '');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/['’]/g, '').trim();
}

/** The terms as one RE2 expression that ignores case and allows missing blanks; null without terms. */
export function brandPattern(terms: readonly string[]): string | null {
  const parts = terms
    .map((term) => term.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .filter((term) => term !== '')
    .map((term) => term.replaceAll(/\s+/g, ' ?'));
  return parts.length === 0 ? null : `(?i)(${parts.join('|')})`;
}
