import { z } from 'zod';
import { mailMessages } from '#contract/messages/mails.ts';
import { greetingOf } from '../greeting.ts';
import { shortLetter } from '../letter-layout.ts';
import type { MailKind } from '../mail-kind.ts';
import { oneLine } from '../one-line.ts';

/** A changed password is told to the person. */
const passwordChanged: MailKind = {
  name: 'password-changed',
  compose: async (mail, { siteUrl }) => {
    const { subject, body, ifNotYou, button } = mailMessages.passwordChanged;
    return shortLetter(
      {
        subject,
        greeting: greetingOf(mail),
        paragraphs: [body, ifNotYou],
        button: { label: button, url: `${siteUrl}/auth` },
      },
      siteUrl,
    );
  },
};

const emailFacts = z.object({ newEmail: z.string() });

/** A changed e-mail is told to the address that it was. */
const emailChanged: MailKind = {
  name: 'email-changed',
  compose: async (mail, { siteUrl }) => {
    const { subject, body, ifNotYou } = mailMessages.emailChanged;
    const { newEmail } = emailFacts.parse(mail.data);
    return shortLetter(
      {
        subject,
        greeting: greetingOf(mail),
        paragraphs: [body(oneLine(newEmail)), ifNotYou],
      },
      siteUrl,
    );
  },
};

/** A device that counts from now on is told to the person. */
const twoStepsAdded: MailKind = {
  name: 'two-steps-added',
  compose: async (mail, { siteUrl }) => {
    const { subject, body, ifNotYou } = mailMessages.twoStepsAdded;
    return shortLetter(
      { subject, greeting: greetingOf(mail), paragraphs: [body, ifNotYou] },
      siteUrl,
    );
  },
};

const removalFacts = z.object({ isReset: z.boolean() });

/** So is one that no longer counts, whoever removed it. */
const twoStepsRemoved: MailKind = {
  name: 'two-steps-removed',
  compose: async (mail, { siteUrl }) => {
    const { subject, bySelf, byAdmin, ifNotYou } = mailMessages.twoStepsRemoved;
    const { isReset } = removalFacts.parse(mail.data);
    const paragraphs = [isReset ? byAdmin : bySelf, ifNotYou];
    return shortLetter({ subject, greeting: greetingOf(mail), paragraphs }, siteUrl);
  },
};

/** Mails about a sign-in that was changed. */
export const changedSignInKinds: readonly MailKind[] = [
  passwordChanged,
  emailChanged,
  twoStepsAdded,
  twoStepsRemoved,
];
