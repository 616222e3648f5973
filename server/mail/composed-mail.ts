import { createHash } from 'node:crypto';
import type { Mail, MailContent } from './mail-kind.ts';
import { mailableAddress } from './mailable-address.ts';
import { nameInMail, oneLine } from './one-line.ts';

const subjectLengthMax = 200;

/** A mail as it is handed to a mail server. */
export type ComposedMail = MailContent & {
  mailId: string;
  /** Follows from what the mail is about, so that a second sending carries the same. */
  messageId: string;
  /** An object, never text: text with commas or colons would be read as several addresses. */
  to: { name: string; address: string };
  createdAt: Date;
};

/**
 * A mail with its text, ready to be sent.
 *
 * @param senderAddress whose domain the Message-ID is of
 * @returns null for a recipient that cannot be written to
 */
export function composedMail(
  mail: Mail,
  content: MailContent,
  senderAddress: string,
): ComposedMail | null {
  const address = mailableAddress(mail.recipient);
  if (address === null) {
    return null;
  }
  return {
    ...content,
    subject: [...oneLine(content.subject)].slice(0, subjectLengthMax).join(''),
    mailId: mail.id,
    messageId: `<${createHash('sha256').update(mail.key).digest('hex').slice(0, 40)}@${domainOf(senderAddress)}>`,
    to: { name: nameInMail(mail.recipientName), address },
    createdAt: mail.createdAt,
  };
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
