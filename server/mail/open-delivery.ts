import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { Delivery } from './delivery.ts';
import { createMailboxDelivery } from './mailbox-delivery.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

/**
 * Where this installation's mails go: to the server of `SMTP_URL`, else in the demo to its mailbox
 * page, else nowhere.
 *
 * @param jobs logged in as `steeple_jobs`
 */
export function openDelivery(config: Config, jobs: Pool): Delivery | null {
  if (config.mail) {
    return createSmtpDelivery(config.mail);
  }
  return config.isDemo ? createMailboxDelivery(jobs) : null;
}
