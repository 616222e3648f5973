/**
 * Scores a page's headers like the MDN HTTP Observatory (its `src/grader/charts.js`, headers only; cookies
 * and subresources are ignored). 100 or more is an A+.
 */
export function observatoryScore(headers: Headers): number {
  const policy = headers.get('content-security-policy') ?? '';
  const has = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '');
  const penalties = [
    cspScore(policy),
    has('strict-transport-security', /max-age=(?:[2-9]\d{7}|1[6-9]\d{6}|1\d{8})/) ? 0 : -20,
    framingScore(policy, headers.get('x-frame-options')),
    has('x-content-type-options', /^nosniff$/) ? 0 : -5,
    has('referrer-policy', /^(no-referrer|same-origin|strict-origin)/) ? 5 : 0,
    has('cross-origin-opener-policy', /^same-origin/) ? 10 : 0,
    has('cross-origin-resource-policy', /^same-(origin|site)$/) ? 10 : 0,
    has('access-control-allow-origin', /\*/) ? -50 : 0,
  ];
  return penalties.reduce((sum, points) => sum + points, 100);
}

function cspScore(policy: string): number {
  if (policy === '') {
    return -25;
  }
  const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src') ?? '';
  const styles = directive(policy, 'style-src') ?? directive(policy, 'default-src') ?? '';
  if (/unsafe-inline|data:|\*/.test(scripts)) {
    return -20;
  }
  if (scripts.includes('unsafe-eval')) {
    return -10;
  }
  if (styles.includes('unsafe-inline')) {
    return 0;
  }
  return directive(policy, 'default-src') === "'none'" ? 10 : 5;
}

function framingScore(policy: string, frameOptions: string | null): number {
  const ancestors = directive(policy, 'frame-ancestors');
  if (ancestors !== undefined) {
    return 5;
  }
  return /^(DENY|SAMEORIGIN)$/i.test(frameOptions ?? '') ? 0 : -20;
}

function directive(policy: string, name: string): string | undefined {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${name} `));
  return found?.trim().slice(name.length + 1);
}
