import { z } from 'zod';
import { localDay } from '#contract/formats.ts';
import { reminderMail } from '#contract/messages/count-setup.ts';
import type { DoorTokens } from '../auth/door-tokens.ts';
import { greetingOf } from '../mail/greeting.ts';
import { shortLetter } from '../mail/letter-layout.ts';
import type { MailKind } from '../mail/mail-kind.ts';
import { oneLine } from '../mail/one-line.ts';
import { paths } from './letter-paths.ts';
import { stopAddress } from './stop-letter.ts';

const facts = z.object({ day: z.iso.date() });
const row = z.object({
  reminder_id: z.guid(),
  account_name: z.string(),
  services: z.array(z.object({ name: z.string(), time: z.string().nullable() })),
});

/** Reminds whoever asked for it of services that nobody counted; nothing once somebody has. */
export function countReminderKind(doorTokens: DoorTokens): MailKind {
  return {
    name: 'count-reminder',
    compose: async (mail, { pool, siteUrl }) => {
      const { rows } = await pool.query('select * from private.reminder_of_mail($1)', [mail.id]);
      const reminder = row.safeParse(rows[0]).data;
      if (!reminder) {
        return null;
      }
      const { day } = facts.parse(mail.data);
      const church = oneLine(reminder.account_name);
      const services = reminder.services.map(({ name, time }) => ({ name: oneLine(name), time }));
      const stopUrl = stopAddress(siteUrl, reminder.reminder_id, doorTokens, 'reminder');
      const letter = shortLetter(
        {
          subject: reminderMail.subject(church),
          greeting: greetingOf(mail),
          paragraphs: [
            reminderMail.body(services, day, localDay(mail.createdAt, 'UTC')),
            reminderMail.asked,
          ],
          button: { label: reminderMail.button, url: `${siteUrl}${paths.count}` },
          stop: { label: reminderMail.stop, url: stopUrl },
        },
        siteUrl,
      );
      return { ...letter, unsubscribeUrl: stopUrl };
    },
  };
}
