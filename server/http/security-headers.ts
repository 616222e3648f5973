import type { Config } from '../config.ts';

/**
 * The headers of every answer, whoever makes it. API answers, errors and redirects need no more;
 * pages state a content security policy of their own instead.
 *
 * @returns names and values
 */
export function securityHeaders({ siteUrl }: Pick<Config, 'siteUrl'>): readonly [string, string][] {
  const transport: [string, string][] = siteUrl.startsWith('https:')
    ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']]
    : [];
  return [
    // Not cached unless the answer says that it may be.
    ['Cache-Control', 'no-store'],
    ['X-Content-Type-Options', 'nosniff'],
    // An answer that is not a page runs nothing, shows nothing and cannot be framed.
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'no-referrer'],
    ...transport,
  ];
}

/**
 * The policy of the web app. Scripts only from here, nothing inline, and no text becomes markup
 * (Trusted Types: the one policy is in web/public/theme.js). The opener policy lets the connect
 * pop-up message its opener. docs/decisions/security-headers.md says what was tried.
 */
export const pageSecurityHeaders: readonly [string, string][] = [
  [
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      // The component library inserts style sheets; style attributes are set by script, which needs
      // no permission.
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'none'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  [
    'Permissions-Policy',
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), publickey-credentials-get=(), usb=()',
  ],
];

/** The policy of the reader of spreadsheets: it runs apart from the page and reaches no address. */
export const workerSecurityHeaders: readonly [string, string][] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
];
