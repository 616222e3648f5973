import type { z } from 'zod/mini';
import {
  logLengthUsual,
  mailAllowRequest,
  mailAllowResponse,
  mailLogRequest,
  mailLogResponse,
} from '#contract/functions/mail-log.ts';
import { requireSuperAdmin, runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

/** What was sent to whom, or why not, for super admins; without what the mails say. */
export const mailLog: NamedFunction<z.infer<typeof mailLogRequest>> = {
  request: mailLogRequest,
  admit: requireSuperAdmin,
  async run(services, claims, { limit = logLengthUsual, accountId = null }, c) {
    const [mails] = await runAsSuperAdmin(services, claims, {
      text: `select private.read_mail_log($1::integer, $2::uuid)::text,
        private.note_account_view($2::uuid)::text`,
      values: [String(limit), accountId],
    });
    return c.json(mailLogResponse.parse(JSON.parse(mails ?? '[]')));
  },
};

/** Lets mails be sent again to an address that a mail server refused for good. */
export const mailAllow: NamedFunction<z.infer<typeof mailAllowRequest>> = {
  request: mailAllowRequest,
  admit: requireSuperAdmin,
  async run(services, claims, { address }) {
    const [isAllowed] = await runAsSuperAdmin(services, claims, {
      text: 'select private.allow_mail_to($1)',
      values: [address],
    });
    return mailAllowResponse.parse({ success: isAllowed === 't' });
  },
};
