import * as z from 'zod/mini';

/** The most mails that `mail-log` gives at once, and how many by default. */
const logLengthMax = 1_000;
export const logLengthUsual = 200;

/** The body of `mail-log`, for super admins: the newest mails, of all churches or of one. */
export const mailLogRequest = z.strictObject({
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(logLengthMax))),
  accountId: z.optional(z.nullable(z.guid())),
});

/** What became of a mail. */
export const mailStates = ['queued', 'sent', 'refused', 'suppressed'] as const;

const loggedMail = z.object({
  to: z.string(),
  /** What it was about, e.g. `password-changed`. */
  kind: z.string(),
  /** `suppressed`: the address was refused for good earlier, so nothing was sent. */
  state: z.enum(mailStates),
  /** What the mail server said last, or what we decided. */
  why: z.nullable(z.string()),
  when: z.string(),
});
export type LoggedMail = z.infer<typeof loggedMail>;

/** The answer: the newest first. */
export const mailLogResponse = z.array(loggedMail);

/** The body of `mail-allow`: an address that mails may be sent to again. */
export const mailAllowRequest = z.strictObject({ address: z.string().check(z.maxLength(254)) });
/** Whether it had been refused. */
export const mailAllowResponse = z.object({ success: z.boolean() });
