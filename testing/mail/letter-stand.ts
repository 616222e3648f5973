import { vi } from 'vitest';
import { clockAhead } from '#server/clock.ts';
import { letterSideKinds, mondayLetterKind } from '#server/letter/letter-kinds.ts';
import { planLetters } from '#server/letter/plan-letters.ts';
import type { MailServices } from '#server/mail/start-mails.ts';
import type { Services } from '#server/services.ts';
import { startTestMails } from './mail-stand.ts';
import { readMail, type SmtpStand, startSmtpStand } from './smtp-stand.ts';

export type LetterStand = {
  smtp: SmtpStand;
  /** The newest mail to this address, of which there must be this many. */
  mailTo(address: string, count?: number): ReturnType<typeof readMail>;
  /** Looks which letters are due, as if it were this moment. */
  planAt(moment: string): Promise<void>;
  stop(): Promise<void>;
};

/** Sends the letters of a server whose database this is, to a real mail server. */
export async function startLetterStand(
  services: Services,
  times: MailServices['times'] = {},
): Promise<LetterStand> {
  const { connections, config, doorTokens, computing, log } = services;
  const smtp = await startSmtpStand();
  const mails = await startTestMails({ connections }, smtp.url, {
    config,
    times,
    kinds: [mondayLetterKind(doorTokens, computing), ...letterSideKinds],
  });
  return {
    smtp,
    mailTo: async (address, count = 1) => {
      const mailed = () => smtp.taken.filter(({ to }) => to.includes(address));
      await vi.waitFor(
        () => {
          if (mailed().length < count) {
            throw new Error(`${mailed().length} mails to ${address} so far.`);
          }
        },
        { timeout: 15_000, interval: 20 },
      );
      return readMail(mailed().at(-1));
    },
    planAt: (moment) =>
      planLetters(connections.jobs, clockAhead(Date.parse(moment) - Date.now()), log),
    stop: async () => {
      await mails.stop();
      await smtp.stop();
    },
  };
}
