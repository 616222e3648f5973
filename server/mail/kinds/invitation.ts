import { z } from 'zod';
import { mailMessages } from '#contract/messages/mails.ts';
import type { DoorTokens } from '../../auth/door-tokens.ts';
import { greetingOf } from '../greeting.ts';
import { shortLetter } from '../letter-layout.ts';
import type { MailKind } from '../mail-kind.ts';
import { nameInMail, oneLine } from '../one-line.ts';

const facts = z.object({ invitationId: z.guid() });

type Letter = {
  token_hash: string;
  inviter: string | null;
  account_name: string | null;
  has_account: boolean;
};

/** The link of an invitation; whoever has an account already is told so, without a link. */
export function invitationKind(doorTokens: DoorTokens): MailKind {
  return {
    name: 'invitation',
    compose: async (mail, { pool, siteUrl }) => {
      const { invitationId } = facts.parse(mail.data);
      const { rows } = await pool.query<Letter>('select * from private.invitation_letter($1)', [
        invitationId,
      ]);
      const [letter] = rows;
      const token = letter && doorTokens.reissue('invite', invitationId, letter.token_hash);
      if (!letter || !token) {
        return null;
      }
      const words = mailMessages.invitation;
      const church = oneLine(letter.account_name ?? '');
      const invited = words.body(nameInMail(letter.inviter), church);
      return shortLetter(
        {
          subject: words.subject(church),
          greeting: greetingOf(mail),
          ...(letter.has_account
            ? { paragraphs: [invited, words.hasAccount] }
            : {
                paragraphs: [invited, words.howLong, words.ifNotYou],
                // Behind the #, where neither servers nor proxies see it.
                button: { label: words.button, url: `${siteUrl}/auth/invite#token_hash=${token}` },
              }),
        },
        siteUrl,
      );
    },
  };
}
