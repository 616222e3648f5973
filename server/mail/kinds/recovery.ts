import type { Pool } from 'pg';
import { z } from 'zod';
import { mailMessages } from '#contract/messages/mails.ts';
import type { DoorTokens } from '../../auth/door-tokens.ts';
import { greetingOf } from '../greeting.ts';
import { shortLetter } from '../letter-layout.ts';
import type { MailKind } from '../mail-kind.ts';

const facts = z.object({ recoveryId: z.guid() });

/** The link that sets a new password, while it opens anything. */
export function recoveryKind(doorTokens: DoorTokens): MailKind {
  return {
    name: 'recovery',
    compose: async (mail, { pool, siteUrl }) => {
      const { recoveryId } = facts.parse(mail.data);
      const { rows } = await pool.query<{ token_hash: string }>(
        `select token_hash from private.recoveries
         where id = $1 and used_at is null and expires_at > now()`,
        [recoveryId],
      );
      const token = rows[0] && doorTokens.reissue('recovery', recoveryId, rows[0].token_hash);
      if (!token) {
        return null;
      }
      const { subject, body, howLong, ifNotYou, button } = mailMessages.recovery;
      return shortLetter(
        {
          subject,
          greeting: greetingOf(mail),
          paragraphs: [body, howLong, ifNotYou],
          // Behind the #, where neither servers nor proxies see it.
          button: { label: button, url: `${siteUrl}/auth/recover#token_hash=${token}` },
        },
        siteUrl,
      );
    },
  };
}

/**
 * Looks whose addresses asked for a link, and queues the mails.
 *
 * @param pool logged in as `steeple_jobs`
 */
export async function settleRecoveries(pool: Pool, isDemo: boolean): Promise<void> {
  await pool.query('select private.settle_recoveries($1)', [isDemo]);
}
