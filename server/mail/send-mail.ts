import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Language, languageOf } from '#contract/messages/language.ts';
import { isDatabaseUnavailable } from '../http/database-unavailable.ts';
import { speakIn } from '../http/speak.ts';
import { composedMail } from './composed-mail.ts';
import type { Delivery, DeliveryOutcome } from './delivery.ts';
import type { ComposeServices, Mail, MailKind } from './mail-kind.ts';
import type { MailStore } from './mail-store.ts';

export type SendServices = {
  store: MailStore;
  delivery: Delivery;
  kinds: readonly MailKind[];
  compose: ComposeServices;
  log: Logger;
  times: MailTimes;
};

export type MailTimes = {
  /** How long a mail belongs to a process that says nothing. */
  leaseMs: number;
  /** Between an attempt and the next; the last one repeats. */
  pausesMs: readonly number[];
  /** The longest pause where the mail server took nothing from anybody: soon after it is back. */
  ownPauseMaxMs: number;
  /** How often, and how far apart, it is tried to keep what became of a mail while the database is away. */
  settleTries: number;
  settlePauseMs: number;
};

/** Greylisting lets through after minutes; a broken server may need a night. */
export const usualMailTimes: MailTimes = {
  leaseMs: 60_000,
  pausesMs: [30, 120, 600, 1_800, 3_600, 7_200, 14_400].map((seconds) => seconds * 1_000),
  ownPauseMaxMs: 300_000,
  settleTries: 600,
  settlePauseMs: 500,
};

/**
 * Sends one mail. It is `sending` in the database before the mail server hears of it, and `sent` after
 * the server took it: a process that is killed in between leaves it `sending`, and it is sent a second
 * time, with the same Message-ID (docs/decisions/mail.md).
 *
 * @returns false when no mail would get through now
 */
export async function sendMail(services: SendServices, id: string): Promise<boolean> {
  const { store, log, times } = services;
  const holder = randomUUID();
  const mail = await store.claim(id, holder, times.leaseMs);
  if (!mail) {
    return true;
  }
  const holding = setInterval(() => {
    store.hold(id, holder, times.leaseMs).catch((error: unknown) => {
      log.warn({ err: error, mailId: id }, 'the lease of a mail could not be renewed');
    });
  }, times.leaseMs / 3).unref();
  try {
    const outcome = await attempt(services, mail);
    await settleAtLast(services, mail, holder, outcome);
    return !(outcome.kind === 'again' && outcome.isOurs);
  } catch (error) {
    await store.putOff(id, holder, 'We couldn’t write this email.', pauseAfter(mail, times));
    throw error;
  } finally {
    clearInterval(holding);
  }
}

/**
 * What the mail server has acknowledged is kept even if the database is away at that moment: put off
 * instead, the mail would be sent again.
 */
async function settleAtLast(
  services: SendServices,
  mail: Mail,
  holder: string,
  outcome: Outcome,
): Promise<void> {
  const { log, times } = services;
  for (let tries = 1; ; tries += 1) {
    try {
      return await settle(services, mail, holder, outcome);
    } catch (error) {
      if (tries >= times.settleTries || !isDatabaseUnavailable(error)) {
        throw error;
      }
      log.warn({ err: error, mailId: mail.id }, 'what became of a mail could not be kept yet');
      await pause(times.settlePauseMs);
    }
  }
}

const reader = z.object({ language: z.string().nullish() });

/** The language that whoever reads it has chosen. */
function readerOf({ data }: Mail): Language {
  return languageOf(reader.safeParse(data).data?.language);
}

type Outcome = DeliveryOutcome | { kind: 'suppressed'; why: string };

async function attempt(
  { store, delivery, kinds, compose }: SendServices,
  mail: Mail,
): Promise<Outcome> {
  const obstacle = await store.findObstacle(mail.id);
  if (obstacle) {
    return { kind: obstacle.state === 'suppressed' ? 'suppressed' : 'refused', why: obstacle.why };
  }
  const kind = kinds.find(({ name }) => name === mail.kind);
  if (!kind) {
    // A newer process may know it.
    return {
      kind: 'again',
      why: `This Steeple can’t write this kind of email (${mail.kind}).`,
      isOurs: false,
    };
  }
  const content = await speakIn(readerOf(mail), () => kind.compose(mail, compose));
  if (!content) {
    return { kind: 'refused', why: 'There was nothing to send anymore.' };
  }
  const composed = composedMail(mail, content, delivery.senderAddress);
  return composed
    ? delivery.deliver(composed)
    : { kind: 'refused', why: 'We can’t send email to this address.' };
}

async function settle(
  { store, log, times }: SendServices,
  mail: Mail,
  holder: string,
  outcome: Outcome,
): Promise<void> {
  const { why } = outcome;
  const noted = { mailId: mail.id, kind: mail.kind, outcome: outcome.kind };
  if (outcome.kind === 'again') {
    log.warn({ ...noted, why }, 'a mail is tried again later');
    const pauseMs = pauseAfter(mail, times);
    const pauseMaxMs = outcome.isOurs ? times.ownPauseMaxMs : Number.POSITIVE_INFINITY;
    await store.putOff(mail.id, holder, why, Math.min(pauseMs, pauseMaxMs));
    return;
  }
  if (outcome.kind === 'bounced') {
    await store.suppress(mail.recipient, why);
  }
  const state = outcome.kind === 'bounced' ? 'refused' : outcome.kind;
  const isOurs = await store.end(mail.id, holder, { state, why });
  log.info(noted, isOurs ? 'a mail was settled' : 'a mail was taken over while it was sent');
}

function pauseAfter({ attempts }: Mail, { pausesMs }: MailTimes): number {
  return pausesMs[attempts - 1] ?? pausesMs.at(-1) ?? 0;
}
