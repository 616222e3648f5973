import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import { emailOf, userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { type ActorName, askerOf } from './actors.ts';
import type { Aim } from './function-calls.ts';
import type { Answer } from './send.ts';

type Outcome = (
  aim: Aim & { actor: ActorName },
  answer: Answer,
  changes: Difference,
) => string | null;

const tablesOfReset =
  'auth.factors, auth.recovery_codes, auth.sessions, private.audit_log, private.mails';

/** Only the one who has a device loses it, with its codes and their sessions, and hears of it. */
const resets: Outcome = ({ target, actor }, { status, text }, changes) => {
  const tables = [...changes.keys()].sort().join(', ');
  if (target === actor) {
    return status === 400 && tables === '' ? null : 'got past their own device';
  }
  if (target !== 'harbor') {
    return status === 200 && tables === '' ? null : `answered ${status} and changed ${tables}`;
  }
  const mails = changes.get('private.mails')?.come ?? [];
  const logged = changes.get('private.audit_log')?.come ?? [];
  const lost = ['auth.factors', 'auth.sessions'].flatMap((table) => changes.get(table)?.gone ?? []);
  const isWhole =
    status === 200 &&
    tables === tablesOfReset &&
    mails.length === 1 &&
    mails[0]?.recipient === emailOf('halfway') &&
    lost.every(({ user_id }) => user_id === userId('halfway')) &&
    logged.length === 2 &&
    logged.every(({ actor_id }) => actor_id === askerOf(actor)?.userId) &&
    !JSON.stringify(logged).includes('sealed');
  return isWhole ? null : `answered ${status} and changed ${tables}: ${text.slice(0, 200)}`;
};

/** What a permitted call about somebody's second step or sessions may do. */
export const deviceOutcomes: Readonly<Record<string, Outcome>> = {
  'reset-two-steps': resets,
  'account-export': (_aim, { status, text }, changes) =>
    status === 200 && changes.size === 0 && text.startsWith('PK')
      ? null
      : `answered ${status}: ${text.slice(0, 200)}`,
  // Everybody has one session, so there are no others to end, and nobody else's to see.
  sessions: (_aim, { status, text }, changes) =>
    status === 200 && changes.size === 0 && text.split('"id"').length === 2
      ? null
      : `answered ${status}: ${text.slice(0, 300)}`,
  'session-end': (_aim, { status, text }, changes) =>
    status === 200 && changes.size === 0 && text === '{"ended":0}'
      ? null
      : `ended sessions of somebody else: ${text}`,
};
