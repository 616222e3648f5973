/** How mails are sent: what `SMTP_URL` and `MAIL_FROM` say. */
export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); otherwise by STARTTLS. */
  isSecure: boolean;
  /** Refuses a server that offers no TLS. */
  requiresTls: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Open connections at once, in each process. */
  connections: number;
  from: { name: string; address: string };
};

const defaultConnections = 2;
const connectionsMax = 20;

/**
 * Reads the two settings of mail.
 *
 * @param url e.g. `smtps://user:password@smtp.example.org`, with `?connections=4` for more at once
 * @param from e.g. `Steeple <steeple@example.org>`
 * @param requiresTls whether a server beyond this machine must offer TLS
 * @throws Error whose message says what is wrong, without the password
 */
export function readMailSettings(
  url: string,
  from: string | undefined,
  requiresTls: (host: string) => boolean,
): MailSettings {
  const parsed = URL.parse(url);
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new Error(
      'SMTP_URL must look like smtp://user:password@smtp.example.org:587 or smtps://…',
    );
  }
  if (from === undefined) {
    throw new Error('With SMTP_URL, MAIL_FROM must be set: the address that mails come from.');
  }
  const host = parsed.hostname.replace(/^\[|\]$/g, '');
  const isSecure = parsed.protocol === 'smtps:';
  const connections = Number(parsed.searchParams.get('connections') ?? defaultConnections);
  if (!Number.isInteger(connections) || connections < 1 || connections > connectionsMax) {
    throw new Error(`SMTP_URL: connections must be a number from 1 to ${connectionsMax}.`);
  }
  return {
    host,
    port: parsed.port === '' ? usualPort(isSecure) : Number(parsed.port),
    isSecure,
    requiresTls: !isSecure && requiresTls(host),
    auth:
      parsed.username === ''
        ? undefined
        : { user: decoded(parsed.username), pass: decoded(parsed.password) },
    connections,
    from: readSender(from),
  };
}

/** Submission, with TLS from the first byte or not (RFC 8314, 3.3; RFC 6409). */
function usualPort(isSecure: boolean): number {
  return isSecure ? 465 : 587;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error('SMTP_URL: the user and the password must be percent-encoded.');
  }
}

/** `Name <address>`, or an address alone. */
function readSender(from: string): { name: string; address: string } {
  const [, name, address] = /^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s]+)>\s*$/u.exec(from) ?? [];
  const bare = address ?? from.trim();
  if (!/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/.test(bare)) {
    throw new Error('MAIL_FROM must look like Steeple <steeple@example.org>.');
  }
  return { name: name?.trim() || 'Steeple', address: bare };
}
