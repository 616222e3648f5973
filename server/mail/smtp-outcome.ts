import { z } from 'zod';
import type { DeliveryOutcome } from './delivery.ts';
import { oneLine } from './one-line.ts';

/** What nodemailer says about a failure. */
const smtpFailure = z.object({
  message: z.string().default('We couldn’t reach the email server.'),
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
});

type SmtpFailure = z.infer<typeof smtpFailure>;

const whyLengthMax = 300;

/**
 * What a failed conversation with a mail server means (RFC 5321, 4.2.1; RFC 3463). What was said before
 * the recipient was named is about us, not about the mail: nothing is lost by a wrong setting.
 */
export function outcomeOfFailure(error: unknown): DeliveryOutcome {
  const failure = smtpFailure.catch({ message: String(error) }).parse(error);
  const why = shownReply(failure.response ?? failure.message);
  const isAboutMail = /^(RCPT TO|DATA|BDAT)$/.test(failure.command ?? '');
  const { responseCode = 0 } = failure;
  if (!isAboutMail || responseCode < 500) {
    return { kind: 'again', why, isOurs: !isAboutMail || responseCode === 421 };
  }
  return { kind: isAddressGone(failure) ? 'bounced' : 'refused', why };
}

/** No such mailbox or domain, as opposed to a full one, a blocked sender or a text that is not liked. */
function isAddressGone({ command, response = '', responseCode }: SmtpFailure): boolean {
  if (command !== 'RCPT TO') {
    return false;
  }
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response);
  if (enhanced) {
    const [, subject, detail] = enhanced;
    return (
      (subject === '1' && !['7', '8'].includes(detail ?? '')) || (subject === '2' && detail === '1')
    );
  }
  return responseCode === 550 || responseCode === 551 || responseCode === 553;
}

/** A reply as it is kept and shown: one line, cut. */
export function shownReply(text: string): string {
  return [...oneLine(text)].slice(0, whyLengthMax).join('');
}
