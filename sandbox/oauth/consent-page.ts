import { html, raw } from 'hono/html';
import { type AuthorizeRequest, authorizeParameters } from './authorize-request.ts';
import { consentStyle } from './consent-style.ts';
import type { OauthDialect } from './dialect.ts';

type Markup = ReturnType<typeof html>;

/** The page on which a make-believe person allows or denies. Its form posts back to its own address. */
export function consentPage(
  dialect: OauthDialect,
  request: AuthorizeRequest,
  parameters: URLSearchParams,
): Markup {
  const { providerName } = dialect;
  return page(
    `${providerName} sandbox: allow Steeple?`,
    providerName,
    html`<h1>Steeple would like to use ${providerName} on your behalf</h1>
<form method="post" action="${dialect.authorizePath}">
${authorizeParameters
  .filter((name) => parameters.has(name))
  .map((name) => html`<input type="hidden" name="${name}" value="${parameters.get(name) ?? ''}">`)}
<fieldset><legend>Who are you in this sandbox?</legend>
${dialect.choices.map(
  ({ id, title, description }, place) =>
    html`<label><input type="radio" name="identity" value="${id}" ${place === 0 ? 'checked' : ''}>
<span>${title}<span class="quiet">${description}</span></span></label>`,
)}
</fieldset>
${dialect.grantsScopesOneByOne ? scopeBoxes(dialect, request) : scopeList(dialect, request)}
<div class="buttons"><button class="allow" name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button></div>
</form>`,
  );
}

/** The page for a request that may not be answered with a redirect. */
export function problemPage(providerName: string, error: string, text: string): Markup {
  return page(
    `${providerName} sandbox: this request can’t be completed`,
    providerName,
    html`<h1>This request can’t be completed</h1><p>${text}</p>
<p>Error: <code>${error}</code></p><p>Close this window and connect again.</p>`,
  );
}

/** What a person sees at the sandbox's root address. */
export function welcomePage(providerName: string): Markup {
  return page(
    `${providerName} sandbox`,
    providerName,
    html`<h1>This is Steeple’s ${providerName} sandbox</h1>
<p>It stands in for ${providerName} until Steeple is registered there. Everyone and
everything in it is made up. Connect it from Steeple's Integration page.</p>`,
  );
}

function scopeBoxes(dialect: OauthDialect, { scopes }: AuthorizeRequest): Markup {
  return html`<fieldset><legend>Steeple may:</legend>
${scopes.map(
  (scope) =>
    html`<label><input type="checkbox" name="granted" value="${scope}" checked>
<span>${dialect.scopes[scope] ?? scope}</span></label>`,
)}
</fieldset>`;
}

function scopeList(dialect: OauthDialect, { scopes }: AuthorizeRequest): Markup {
  const words = scopes.map((scope) => dialect.scopes[scope] ?? scope);
  return html`<p>Steeple may read: ${words.join(', ')}.</p>`;
}

function page(title: string, providerName: string, content: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(consentStyle)}</style></head>
<body><aside class="notice" aria-label="Notice">Sandbox: no real ${providerName} account is involved.</aside>
<main>${content}</main></body>
</html>`;
}
