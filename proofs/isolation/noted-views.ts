import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import { accountId } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';
import { type ActorName, askerOf } from './actors.ts';
import { type Aim, functionCalls } from './function-calls.ts';
import type { Answer } from './send.ts';

/** Functions about a church that answer none of its figures, cards, notes, links or choices. */
const telling = new Set([
  'google-oauth-init',
  'planning-center-oauth-init',
  'sync-start',
  'forecast-sharing',
]);

type Call = { actor: ActorName; name: string; aim: Aim };

/** A super admin's look at a church is noted with their name, and nobody else's is. */
export function problemOfView(call: Call, answer: Answer, changes: Difference): string | null {
  const asker = askerOf(call.actor);
  const { come = [], gone = [] } = changes.get('private.account_views') ?? {};
  if (asker?.role !== 'super_admin') {
    return come.length + gone.length === 0 ? null : 'noted a look at their own church';
  }
  const body = functionCalls[call.name]?.body(call.aim) ?? {};
  if (!('accountId' in body) || telling.has(call.name) || answer.status !== 200) {
    return null;
  }
  const [noted, ...more] = come;
  const logged = changes.get('private.audit_log')?.come ?? [];
  return logged.some((row) => isLogOf(noted, row)) &&
    noted?.viewer_id === asker.userId &&
    noted.account_id === accountId(call.aim.church) &&
    more.length + gone.length === 0
    ? null
    : 'noted no look of this super admin at this church';
}

/** Whether a row of the audit log tells of this note of a look, with who looked. */
function isLogOf(noted: Row | undefined, { table_name, row_id, actor_id }: Row): boolean {
  return (
    table_name === 'private.account_views' && row_id === noted?.id && actor_id === noted?.viewer_id
  );
}

/** The changes without the note of a look, and its audit row. */
export function withoutView(changes: Difference): Difference {
  const rest = new Map(changes);
  rest.delete('private.account_views');
  const { gone = [], come = [] } = rest.get('private.audit_log') ?? {};
  const others = come.filter(({ table_name }) => table_name !== 'private.account_views');
  if (gone.length + others.length === 0) {
    rest.delete('private.audit_log');
  } else {
    rest.set('private.audit_log', { gone, come: others });
  }
  return rest;
}
