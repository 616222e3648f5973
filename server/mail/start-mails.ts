import type { Logger } from 'pino';
import { z } from 'zod';
import type { Connections } from '#database/access/connections.ts';
import { queueNames } from '#database/access/job-queue.ts';
import type { Config } from '../config.ts';
import { startJobLoop } from '../jobs/job-loop.ts';
import { startJobQueue } from '../jobs/start-job-queue.ts';
import { startRounds } from '../jobs/start-rounds.ts';
import type { Delivery } from './delivery.ts';
import type { MailKind } from './mail-kind.ts';
import { createMailStore } from './mail-store.ts';
import { type MailTimes, sendMail, usualMailTimes } from './send-mail.ts';

export type Mails = {
  /** Takes no more mails and waits for those that are being sent. */
  stop(): Promise<void>;
};

export type MailServices = {
  config: Config;
  log: Logger;
  connections: Connections;
  /** Null where mail is not set up. */
  delivery: Delivery | null;
  kinds: readonly MailKind[];
  /** What else is due in each round, before the mails. */
  beforeRounds?: readonly (() => Promise<void>)[];
  /** Whether it looks for workers that were killed: not where the syncs of this process do. */
  supervise?: boolean;
  times?: Partial<MailTimes & { sweepMs: number; restMs: number; restMaxMs: number }>;
};

const nudge = z.object({ id: z.guid() });

const usualTimes = {
  ...usualMailTimes,
  /** The interval of looking for mails that are due. */
  sweepMs: 1_500,
  /** How long the mail server is left alone after it failed; doubled each time, up to the second. */
  restMs: 5_000,
  restMaxMs: 300_000,
};
const sweepMax = 500;
const keptDays = 90;
const hourMs = 3_600_000;

/**
 * Starts sending mails in the background. Any number of processes may do so on one database; a mail is
 * sent by one of them.
 */
export async function startMails(services: MailServices): Promise<Mails> {
  const {
    config,
    log,
    connections,
    delivery,
    kinds,
    beforeRounds = [],
    supervise = true,
  } = services;
  if (config.SYNCS_AT_ONCE === 0) {
    return { stop: async () => {} };
  }
  const times = { ...usualTimes, ...services.times };
  const store = createMailStore(connections.jobs);
  const compose = { pool: connections.jobs, siteUrl: config.siteUrl };
  const boss = await startJobQueue(connections.queue, log, { supervise });
  const rest = createRest(times.restMs, times.restMaxMs);
  const loop =
    delivery &&
    startJobLoop({
      boss,
      queue: queueNames.mails,
      atOnce: delivery.atOnce,
      pollMs: 10 * times.sweepMs,
      log,
      work: async (data) => {
        if (rest.isOver()) {
          const sending = { store, delivery, kinds, compose, log, times };
          rest.note(await sendMail(sending, nudge.parse(data).id));
        }
      },
    });
  const offer = async (): Promise<void> => {
    if (!loop) {
      await store.refuseAll('Email isn’t set up.');
    } else if (rest.isOver()) {
      const due = await store.findDue(sweepMax);
      if (due.length > 0) {
        await boss.insert(queueNames.mails, due.map(jobOf));
        loop.wake();
      }
    }
  };
  const steps = [...beforeRounds, offer, hourly(() => store.forget(keptDays))];
  const sweep = async (): Promise<void> => {
    try {
      for (const step of steps) {
        await step();
      }
    } catch (error) {
      log.warn({ err: error }, 'the mails that are due could not be looked for');
    }
  };
  const rounds = startRounds(sweep, times.sweepMs);
  return {
    stop: async () => {
      await rounds.stop();
      await loop?.stop();
      await boss.stop({ close: false });
      delivery?.close();
    },
  };
}

function jobOf({ id, isWaitedFor }: { id: string; isWaitedFor: boolean }) {
  return { data: { id }, singletonKey: id, priority: isWaitedFor ? 1 : 0 };
}

/** Does something at the first call and then once an hour. */
function hourly(work: () => Promise<void>): () => Promise<void> {
  let doneAtMs = 0;
  return async () => {
    if (Date.now() - doneAtMs > hourMs) {
      await work();
      doneAtMs = Date.now();
    }
  };
}

/** Leaves a mail server alone for a while when it takes nothing from anybody. */
function createRest(firstMs: number, maxMs: number) {
  let untilMs = 0;
  let nextMs = firstMs;
  return {
    isOver: () => Date.now() >= untilMs,
    note: (getsThrough: boolean) => {
      if (getsThrough) {
        nextMs = firstMs;
      } else if (Date.now() >= untilMs) {
        untilMs = Date.now() + nextMs;
        nextMs = Math.min(2 * nextMs, maxMs);
      }
    },
  };
}
