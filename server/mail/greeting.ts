import { z } from 'zod';
import { mailMessages } from '#contract/messages/mails.ts';
import type { Mail } from './mail-kind.ts';
import { nameInMail } from './one-line.ts';

const facts = z.object({ firstName: z.string().nullish() });

/** The first line of a mail, by name where one is known. */
export function greetingOf({ data }: Pick<Mail, 'data'>): string {
  const { firstName } = facts.catch({ firstName: null }).parse(data);
  return mailMessages.greeting(nameInMail(firstName));
}
