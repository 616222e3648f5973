import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { z } from 'zod';
import { dateFormat } from '#contract/formats.ts';
import { languageNow } from '#contract/messages/language.ts';
import { connectionMailMessages, letterOfferMessages } from '#contract/messages/letter.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';
import type { DoorTokens } from '../auth/door-tokens.ts';
import { greetingOf } from '../mail/greeting.ts';
import { shortLetter } from '../mail/letter-layout.ts';
import type { Mail, MailContent, MailKind } from '../mail/mail-kind.ts';
import { nameInMail, oneLine } from '../mail/one-line.ts';
import type { Computing } from '../services.ts';
import { paths } from './letter-paths.ts';
import { stopAddress } from './stop-letter.ts';
import { type LetterOrder, type WrittenLetter, writtenLetter } from './written-letter.ts';

type LetterRow = {
  letter_id: string | null;
  account_name: string;
  is_test: boolean;
  even_when_nothing: boolean;
  without_giving: boolean;
};

/**
 * The letter itself; written by another process, with the rights of whom it is for. What changed of these while
 * it was written, it is written anew for: once they are taken away, nothing of them is handed to a mail server.
 */
export function mondayLetterKind(doorTokens: DoorTokens, computing: Computing): MailKind {
  return {
    name: 'monday-letter',
    compose: async (mail, { pool, siteUrl }) => {
      let row = await findLetter(pool, mail);
      while (row && mail.accountId !== null) {
        const letter = await askFor(computing, mail, {
          accountId: mail.accountId,
          church: row.account_name,
          isTest: row.is_test,
          evenWhenNothing: row.even_when_nothing,
          stopUrl: row.letter_id === null ? null : stopAddress(siteUrl, row.letter_id, doorTokens),
        });
        const former = row;
        row = await findLetter(pool, mail);
        if (isDeepStrictEqual(row, former)) {
          return letter;
        }
      }
      return null;
    },
  };
}

async function findLetter(pool: Pool, { id }: Mail): Promise<LetterRow | undefined> {
  const text = 'select * from private.letter_of_mail($1)';
  return (await pool.query<LetterRow>(text, [id])).rows[0];
}

async function askFor(
  computing: Computing,
  mail: Mail,
  order: LetterOrder,
): Promise<MailContent | null> {
  const answer = await computing.answer({
    name: 'monday-letter',
    claims: readerClaims(mail),
    body: JSON.stringify(order),
    requestId: randomUUID(),
  });
  if (answer.ok) {
    const letter = writtenLetter.nullable().parse(await answer.json());
    return letter && contentOf(letter, order);
  }
  // The reader's right has ended since, or the church has.
  if ([403, 404].includes(answer.status)) {
    return null;
  }
  throw new Error(`The email could not be written: ${answer.status} ${await answer.text()}`);
}

function contentOf({ pictures, ...letter }: WrittenLetter, { stopUrl }: LetterOrder): MailContent {
  return {
    ...letter,
    pictures: pictures.map((picture) => ({ ...picture, png: Buffer.from(picture.png, 'base64') })),
    ...(stopUrl === null ? {} : { unsubscribeUrl: stopUrl }),
  };
}

/** Opens what its reader may see, as long as this attempt at sending holds the mail. */
function readerClaims({ id, holder, personId, recipient }: Mail) {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: personId ?? '',
    session_id: holder,
    mail_id: id,
    role: 'authenticated' as const,
    aud: 'authenticated' as const,
    iss: 'mail',
    iat: now,
    exp: now,
    email: recipient,
    user_metadata: { language: languageNow() },
  };
}

type OfferRow = { account_name: string; offered_by: string | null };

/** Tells a colleague that the letter was offered to them; they answer on their profile page. */
const letterOffer: MailKind = {
  name: 'letter-offer',
  compose: async (mail, { pool, siteUrl }) => {
    const { rows } = await pool.query<OfferRow>('select * from private.offer_of_mail($1)', [
      mail.id,
    ]);
    const [offer] = rows;
    if (!offer) {
      return null;
    }
    const words = letterOfferMessages;
    const church = oneLine(offer.account_name);
    return shortLetter(
      {
        subject: words.subject(church),
        greeting: greetingOf(mail),
        paragraphs: [words.body(nameInMail(offer.offered_by), church), words.what, words.yours],
        button: { label: words.button, url: `${siteUrl}${paths.profile}` },
      },
      siteUrl,
    );
  },
};

const connectionRow = z.object({
  account_name: z.string(),
  integration_type: z.enum(integrationTypes),
  broken_since: z.date(),
  time_zone: z.string(),
});
const calling = z.object({ times: z.number().catch(1) });

/** Asks somebody who can to reconnect what broke. */
const connectionMail: MailKind = {
  name: 'connection',
  compose: async (mail, { pool, siteUrl }) => {
    const { rows } = await pool.query('select * from private.connection_of_mail($1)', [mail.id]);
    const broken = connectionRow.safeParse(rows[0]);
    if (!broken.success) {
      return null;
    }
    const words = connectionMailMessages;
    const { account_name, integration_type: type, broken_since, time_zone: timeZone } = broken.data;
    const church = oneLine(account_name);
    const day = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
      broken_since,
    );
    const isFirst = calling.parse(mail.data).times === 1;
    return shortLetter(
      {
        subject: words.subject(integrationTitles[type], church),
        greeting: greetingOf(mail),
        paragraphs: [
          words.body(integrationTitles[type], church, day),
          words.step(integrationTitles[type]),
          ...(isFirst ? [words.again] : []),
        ],
        button: {
          label: words.button,
          url: `${siteUrl}${type === 'planning_center' ? paths.planningCenter : paths.searchConsole}`,
        },
      },
      siteUrl,
    );
  },
};

/** Mails around the letter that say little enough to be written here. */
export const letterSideKinds: readonly MailKind[] = [letterOffer, connectionMail];
