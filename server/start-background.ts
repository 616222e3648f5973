import type { Logger } from 'pino';
import type { Connections } from '#database/access/connections.ts';
import type { DoorTokens } from './auth/door-tokens.ts';
import type { Keys } from './auth/keys.ts';
import type { Config } from './config.ts';
import { startFollowingCounts } from './follow-counts.ts';
import { followFigures } from './follow-figures.ts';
import type { RunningIntegrations } from './integrations/start-integrations.ts';
import { onceAMinute } from './jobs/once-a-minute.ts';
import { countReminderKind } from './letter/count-reminder.ts';
import { letterSideKinds, mondayLetterKind } from './letter/letter-kinds.ts';
import { planLetters } from './letter/plan-letters.ts';
import { changedSignInKinds } from './mail/kinds/changed-sign-in.ts';
import { invitationKind } from './mail/kinds/invitation.ts';
import { recoveryKind, settleRecoveries } from './mail/kinds/recovery.ts';
import { openDelivery } from './mail/open-delivery.ts';
import { startMails } from './mail/start-mails.ts';
import { endpointOf } from './recommendations/model/endpoint.ts';
import { wordCards } from './recommendations/model/word-cards.ts';
import type { Changes, Computing } from './services.ts';
import { createReaders } from './sync/create-readers.ts';
import { startSyncs } from './sync/start-syncs.ts';

/** What goes on without anybody asking. */
export type Background = {
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<void>;
};

type BackgroundServices = {
  config: Config;
  log: Logger;
  connections: Connections;
  keys: Keys;
  integrations: RunningIntegrations;
  doorTokens: DoorTokens;
  /** Writes letters, apart from what people wait for. */
  letters: Computing;
  changes: Changes;
};

/** Starts syncs and mails. */
export async function startBackground(services: BackgroundServices): Promise<Background> {
  const { config, log, connections, keys, integrations, doorTokens, letters, changes } = services;
  const syncs = await startSyncs({
    config,
    log,
    connections,
    integrations,
    encryptionKey: keys.encryptionKey,
    readers: createReaders(integrations.keyring, config),
    afterFigures: [
      (church) => followFigures(church, config),
      // The audit log has no figures.
      async ({ accountId }) => changes.tell({ table: 'analytics.figures', accounts: [accountId] }),
    ],
    wordCards: endpointOf(config)
      ? (pool, accountId, signal) => wordCards(pool, accountId, config, signal)
      : undefined,
  });
  const followed = startFollowingCounts({
    ...{ config, log, pool: connections.jobs, clock: config.clock },
    keyring: integrations.keyring,
    tell: (accountId) => changes.tell({ table: 'analytics.figures', accounts: [accountId] }),
  });
  try {
    const mails = await startMails({
      config,
      log,
      connections,
      delivery: openDelivery(config, connections.jobs),
      kinds: [
        ...changedSignInKinds,
        recoveryKind(doorTokens),
        invitationKind(doorTokens),
        mondayLetterKind(doorTokens, letters),
        ...letterSideKinds,
        countReminderKind(doorTokens),
      ],
      beforeRounds: [
        () => settleRecoveries(connections.jobs, config.isDemo),
        () => planLetters(connections.jobs, config.clock, log),
        onceAMinute(() => connections.jobs.query('select private.call_for_help()')),
        onceAMinute(() => connections.jobs.query('select private.remind_of_counts()')),
      ],
      supervise: false,
    });
    return {
      stop: async () => {
        await Promise.all([syncs.stop(), mails.stop(), followed.stop()]);
      },
    };
  } catch (error) {
    await Promise.all([syncs.stop(), followed.stop()]);
    throw error;
  }
}
