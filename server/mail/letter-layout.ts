import { html } from 'hono/html';
import { languageNow } from '#contract/messages/language.ts';
import { mailMessages } from '#contract/messages/mails.ts';
import type { MailContent } from './mail-kind.ts';

/** A short mail: paragraphs, and perhaps one thing to press. */
export type ShortLetter = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; url: string };
  /** What ends further ones. */
  stop?: { label: string; url: string };
};

const frame = 'margin:0;padding:24px 12px;background-color:#f4f1ea';
const sheet =
  'width:100%;max-width:560px;background-color:#ffffff;border-radius:8px;border-collapse:separate';
const words =
  "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif;font-size:16px;line-height:24px;color:#22252b";
const press =
  'display:inline-block;padding:12px 20px;border-radius:6px;background-color:#1f664f;color:#ffffff;font-weight:600;text-decoration:none';
const small = `${words};font-size:13px;line-height:20px;color:#5b6069`;

/** Both parts of a short mail: the text says all that the HTML does. */
export function shortLetter(letter: ShortLetter, siteUrl: string): MailContent {
  const { subject, greeting, paragraphs, button, stop } = letter;
  const footer = mailMessages.footer(new URL(siteUrl).host);
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
    `--\n${footer}`,
  ].join('\n\n');
  return { subject, text: `${text}\n`, html: String(page(letter, footer)) };
}

function page({ subject, greeting, paragraphs, button, stop }: ShortLetter, footer: string) {
  return html`<!doctype html>
<html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="${frame}"><table role="presentation" align="center" cellpadding="0" cellspacing="0" style="${sheet}"><tr><td style="padding:28px 28px 12px">
${[greeting, ...paragraphs].map((paragraph) => html`<p dir="auto" style="margin:0 0 16px;${words}">${paragraph}</p>`)}
${
  button
    ? html`<p style="margin:8px 0 20px"><a href="${button.url}" style="${words};${press}">${button.label}</a></p>
<p style="margin:0 0 16px;${small};word-break:break-all">${mailMessages.linkFallback}<br>${button.url}</p>`
    : ''
}
${stop ? html`<p style="margin:16px 0;${small}"><a href="${stop.url}" style="color:#5b6069">${stop.label}</a></p>` : ''}
<p style="margin:16px 0;${small}">${footer}</p></td></tr></table></body></html>`;
}
