import type { Pool } from 'pg';

/** A row of `private.mails` that is being sent. */
export type Mail = {
  id: string;
  kind: string;
  /** What it is about, once and for all. */
  key: string;
  accountId: string | null;
  personId: string | null;
  recipient: string;
  recipientName: string;
  /** What the kind wants to know; it parses it. */
  data: unknown;
  createdAt: Date;
  attempts: number;
  /** Of this attempt; whoever knows it writes the mail. */
  holder: string;
};

/** A picture inside a letter, shown by `<img src="cid:<id>">`. */
type MailPicture = { id: string; fileName: string; png: Uint8Array };

/** What a mail says. */
export type MailContent = {
  subject: string;
  /** Says everything by itself. */
  text: string;
  html?: string;
  pictures?: readonly MailPicture[];
  /** The address that ends further ones at a POST (RFC 8058); only for mails that come by themselves. */
  unsubscribeUrl?: string;
};

/** What a kind of mail may use to say what it says. */
export type ComposeServices = {
  /** Logged in as `steeple_jobs`. */
  pool: Pool;
  siteUrl: string;
};

/** A kind of mail: how its text is written, at the moment that it is sent. */
export type MailKind = {
  name: string;
  /** @returns null when there is no longer anything to say */
  compose(mail: Mail, services: ComposeServices): Promise<MailContent | null>;
};
