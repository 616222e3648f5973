/** What RE2 does not know: looking ahead or behind, and referring back to what was found. */
const unknownToRe2 = /\(\?<?[=!]|\\[1-9]|\\k</;

/**
 * A pattern in the syntax of RE2, which Search Console takes: `(?i)` at its start is known, looking
 * ahead is not.
 *
 * @throws SyntaxError for what RE2 refuses
 */
export function readRe2(expression: string, ignoresCase: boolean): RegExp {
  const escapesLeftOut = expression.replace(/\\\\/g, '');
  if (unknownToRe2.test(escapesLeftOut)) {
    throw new SyntaxError('Invalid regular expression');
  }
  const [, flags, rest] = /^\(\?([ims]+)\)(.*)$/s.exec(expression) ?? [];
  const pattern = rest === undefined ? expression : `(?${flags}:${rest})`;
  return new RegExp(pattern.replaceAll('(?P<', '(?<'), ignoresCase ? 'iu' : 'u');
}
