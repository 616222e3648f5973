import { html } from 'hono/html';
import { returnPageMessages } from '#contract/messages/integrations.ts';
import { directionOf, languageNow } from '#contract/messages/language.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { SteepleContext } from '../../http/context.ts';
import { endings, type Outcome } from './outcomes.ts';

/**
 * The page that ends a connection. Its script tells the page that asked and closes the window, or
 * else goes back by itself (web/public/oauth-return.js); without scripts there is a link. The
 * status is 200 whatever the outcome, unless we failed: it is the page that has to arrive.
 *
 * @param origin where the asking page lives; only it is messaged
 */
export async function answerWithReturnPage(
  c: SteepleContext,
  type: IntegrationType,
  outcome: Outcome,
  origin: string,
): Promise<Response> {
  const ending = endings[type][outcome === 'connected' ? 'success' : 'failure'];
  const fallback = `${origin}${ending.path}`;
  const sentence = ending.sentence();
  const language = languageNow();
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${sentence} - Steeple</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/oauth-return.css" />
        <script src="/theme.js"></script>
        <script src="/oauth-return.js" defer></script>
      </head>
      <body data-type="${ending.type}" data-origin="${origin}" data-fallback="${fallback}">
        <main>
          <h1>${sentence}</h1>
          <p>${returnPageMessages[outcome]}</p>
          <p><a href="${fallback}">${returnPageMessages.back}</a></p>
          <noscript><p>${returnPageMessages.noScript}</p></noscript>
        </main>
      </body>
    </html>`;
  for (const [name, value] of pageHeaders) {
    c.header(name, value);
  }
  return c.html(await page, outcome === 'failed' ? 500 : 200);
}

/**
 * Nothing but our own script, style and icon; and the opener keeps its reference to this window.
 */
const pageHeaders = [
  [
    'Content-Security-Policy',
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
  ['Cross-Origin-Opener-Policy', 'unsafe-none'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Frame-Options', 'DENY'],
] as const;
