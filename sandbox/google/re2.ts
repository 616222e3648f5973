/** What RE2 lacks: lookahead, lookbehind and backreferences. */
const unknownToRe2 = /\(\?<?[=!]|\\[1-9]|\\k</;

/**
 * Reads a pattern in RE2 syntax, as Search Console does: a leading `(?i)` works, lookahead does not.
 *
 * @throws SyntaxError for what RE2 refuses
 */
export function readRe2(expression: string, ignoresCase: boolean): RegExp {
  const escapesLeftOut = expression.replace(/\\\\/g, '');
  if (unknownToRe2.test(escapesLeftOut)) {
    throw new SyntaxError('Invalid regular expression');
  }
  const [, flags = '', rest = expression] = /^\(\?([ims]+)\)(.*)$/s.exec(expression) ?? [];
  const all = new Set([...flags, ...(ignoresCase ? 'i' : ''), 'u']);
  return new RegExp(rest.replaceAll('(?P<', '(?<'), [...all].join(''));
}
