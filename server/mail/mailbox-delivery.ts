import type { Pool } from 'pg';
import type { Delivery } from './delivery.ts';

/**
 * Where the demo's mails go without a mail server: into a table that its mailbox page shows.
 *
 * @param pool logged in as `steeple_jobs`
 */
export function createMailboxDelivery(pool: Pool): Delivery {
  return {
    senderAddress: 'steeple@steeple.test',
    atOnce: 2,
    deliver: async ({ mailId, subject, text, html, pictures = [] }) => {
      const shown = pictures.map(({ id, png }) => ({
        id,
        png: Buffer.from(png).toString('base64'),
      }));
      await pool.query(
        `insert into private.demo_mailbox (mail_id, subject, body, html, pictures)
         values ($1, $2, $3, $4, $5)
         on conflict (mail_id) do update set subject = excluded.subject, body = excluded.body,
           html = excluded.html, pictures = excluded.pictures, arrived_at = now()`,
        [mailId, subject, text, html ?? null, JSON.stringify(shown)],
      );
      return { kind: 'sent', why: 'Shown in the demo’s inbox.' };
    },
    close: () => {},
  };
}
