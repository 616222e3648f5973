import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import { letterSecret } from '#proofs/isolation/oracle/planted-letters.ts';
import { emailOf, profileId, userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId } from '#proofs/isolation/oracle/planted-secrets.ts';
import { type ActorName, askerOf } from './actors.ts';
import type { Aim } from './function-calls.ts';
import type { Answer } from './send.ts';

type Outcome = (
  aim: Aim & { actor: ActorName },
  answer: Answer,
  changes: Difference,
) => string | null;

const tablesOf = (changes: Difference) => [...changes.keys()].sort().join(', ');

/** Who each church's planted letter was offered to. */
const readers = { own: 'colleague', other: 'harbor', third: 'deputy' } as const;
const isReader = (actor: ActorName, church: string) =>
  Object.entries(readers).some((each) => each.join() === [church, actor].join());

/** The caller's own letter: who offered it is told to its reader alone. */
const readsOwn: Outcome = ({ actor, church }, { status, text }, changes) =>
  status === 200 &&
  changes.size === 0 &&
  text.includes(letterSecret(church)) === isReader(actor, church)
    ? null
    : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;

/** Nobody asks for a letter of somebody else. */
const savesOwn: Outcome = ({ actor, church }, { status, text }, changes) => {
  const { gone = [], come = [] } = changes.get('private.letters') ?? {};
  const isOwn = [...gone, ...come].every(
    (row) => row.person_id === askerOf(actor)?.userId && row.account_id === accountId(church),
  );
  return status === 200 && isOwn && come[0]?.subscribed === true && changes.size === 1
    ? null
    : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;
};

/** The colleague is offered it, in a mail to their address, and nobody gets it yet. */
const offers: Outcome = ({ target, church }, { status, text }, changes) => {
  const [letter] = changes.get('private.letters')?.come ?? [];
  const [mail, ...more] = changes.get('private.mails')?.come ?? [];
  const isAsAsked =
    status === 200 &&
    tablesOf(changes) === 'private.letters, private.mails' &&
    letter?.person_id === userId(target) &&
    letter.account_id === accountId(church) &&
    letter.subscribed === false &&
    text.includes(profileId(target)) &&
    mail?.kind === 'letter-offer' &&
    mail.recipient === emailOf(target) &&
    more.length === 0;
  return isAsAsked ? null : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;
};

/** One mail, to the caller alone. */
const tests: Outcome = ({ actor, church }, { status, text }, changes) => {
  const [mail, ...more] = changes.get('private.mails')?.come ?? [];
  const isAsAsked =
    status === 200 &&
    changes.size === 1 &&
    more.length === 0 &&
    mail?.person_id === askerOf(actor)?.userId &&
    mail?.account_id === accountId(church);
  return isAsAsked ? null : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;
};

/** What a permitted call about letters may read and change. */
export const letterOutcomes: Readonly<Record<string, Outcome>> = {
  'letter-settings': readsOwn,
  'letter-settings-save': savesOwn,
  'letter-offer': offers,
  'letter-test': tests,
};
