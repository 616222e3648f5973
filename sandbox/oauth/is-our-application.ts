import type { RegisteredApplication } from './authorize-routes.ts';

/** Authenticates our application by `client_secret_basic` or `client_secret_post`. */
export function isOurApplication(
  header: string | undefined,
  form: ReadonlyMap<string, string>,
  { clientId, clientSecret }: RegisteredApplication,
): boolean {
  const [id, secret] = readBasic(header) ?? [form.get('client_id'), form.get('client_secret')];
  return id === clientId && secret === clientSecret;
}

/** Both halves are form-encoded before they are joined (RFC 6749 section 2.3.1). */
function readBasic(header: string | undefined): [string, string] | null {
  const encoded = /^Basic +(\S+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) {
    return null;
  }
  const joined = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = joined.indexOf(':');
  return [formDecode(joined.slice(0, Math.max(0, colon))), formDecode(joined.slice(colon + 1))];
}

function formDecode(text: string): string {
  return new URLSearchParams(`value=${text}`).get('value') ?? '';
}
