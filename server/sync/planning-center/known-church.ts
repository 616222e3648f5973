import type { ReadingKind } from '#analytics/figures/readings.ts';
import { type KeptChoices, readChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import { type ReadOnce, readOnce } from '../read-once.ts';
import type { ReaderContext } from '../reader.ts';
import { type PeopleKeys, peopleKeys } from '../readings/people-key.ts';
import { readNoted } from './access.ts';

/** What each step of a run needs to know of its church. */
export type KnownChurch = {
  /** What it can count, and counts, as of the run's plan: a choice made since is planned before the next step. */
  choices: ReadOnce<KeptChoices | null>;
  /** The kinds that were refused when they were read; the run adds those that it finds. */
  refused: ReadOnce<Set<ReadingKind>>;
  keys: PeopleKeys;
};

/** What a run knows of its church, by and by. */
export function knownChurch(keyring: Keyring, context: ReaderContext): KnownChurch {
  const { pool, accountId } = context;
  return {
    choices: readOnce(() => readChoices(pool, accountId)),
    refused: readOnce(async () => new Set(await readNoted(pool, accountId))),
    keys: peopleKeys(keyring, context),
  };
}
