import { invitationMessages } from '#contract/messages/invitations.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';

/** The server's own sentence for a refusal, or null. */
export function refusalOf(error: Error): string | null {
  return error instanceof RequestRefused && error.status < 500 && error.message !== ''
    ? error.message
    : null;
}

/** The words around sending an invitation to this address. */
export function invitingWords(email: string) {
  return {
    logged: 'An invitation could not be sent.',
    saved: invitationMessages.sent(email),
    failed: (error: Error) => ({ text: refusalOf(error) ?? invitationMessages.failed }),
    isExpected: (error: Error) => refusalOf(error) !== null,
  };
}
