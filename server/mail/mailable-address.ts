import { domainToASCII } from 'node:url';

/** What a mailbox may be called without quotes (RFC 5321, 4.1.2; as browsers check it). */
const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const domain = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * The address of a mailbox as it may be written into an SMTP conversation: a single one, nothing
 * beside it.
 *
 * @returns it with its domain in ASCII, or null for anything else
 */
export function mailableAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const host = domainToASCII(text.slice(at + 1));
  return at > 0 && mailbox.test(local) && domain.test(host) ? `${local}@${host}` : null;
}
