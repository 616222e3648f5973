import { vi } from 'vitest';
import { invitationKind } from '#server/mail/kinds/invitation.ts';
import { recoveryKind, settleRecoveries } from '#server/mail/kinds/recovery.ts';
import type { Services } from '#server/services.ts';
import { startTestMails } from './mail-stand.ts';
import { readMail, type SmtpStand, startSmtpStand } from './smtp-stand.ts';

export type DoorStand = {
  smtp: SmtpStand;
  /** The token in the newest mail to this address, of which there must be this many. */
  tokenMailedTo(address: string, count?: number): Promise<string>;
  stop(): Promise<void>;
};

/** Sends the mails with links of a server whose database this is, to a real mail server. */
export async function startDoorStand(services: Services): Promise<DoorStand> {
  const { connections, config, doorTokens } = services;
  const smtp = await startSmtpStand();
  const mails = await startTestMails({ connections }, smtp.url, {
    config,
    kinds: [recoveryKind(doorTokens), invitationKind(doorTokens)],
    beforeRounds: [() => settleRecoveries(connections.jobs, config.isDemo)],
  });
  return {
    smtp,
    tokenMailedTo: async (address, count = 1) => {
      const mailed = () => smtp.taken.filter(({ to }) => to.includes(address));
      await vi.waitFor(
        () => {
          if (mailed().length < count) {
            throw new Error(`No mail to ${address} yet.`);
          }
        },
        { timeout: 8_000, interval: 10 },
      );
      const { text = '' } = await readMail(mailed().at(-1));
      return /#token_hash=([\w-]+)/.exec(text)?.[1] ?? '';
    },
    stop: async () => {
      await mails.stop();
      await smtp.stop();
    },
  };
}
