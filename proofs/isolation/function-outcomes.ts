import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import {
  mailAddress,
  mailSecret,
  suppressedAddress,
} from '#proofs/isolation/oracle/planted-mails.ts';
import { emailOf, plantedRows, userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId, secret } from '#proofs/isolation/oracle/planted-secrets.ts';
import { type ActorName, askerOf } from './actors.ts';
import { countOutcomes } from './count-outcomes.ts';
import { deviceOutcomes } from './device-outcomes.ts';
import type { Aim } from './function-calls.ts';
import { invitationOutcomes } from './invitation-outcomes.ts';
import { letterOutcomes } from './letter-outcomes.ts';
import type { Answer } from './send.ts';
import { problemOfSignatures } from './signatures.ts';

/** Checks the outcome of a permitted call: returns what is wrong with it, or null. */
type Outcome = (
  aim: Aim & { actor: ActorName },
  answer: Answer,
  changes: Difference,
) => string | null;

const userOutcomes: Record<string, Outcome> = {
  'create-user': ({ target, church, actor }, answer, changes) => {
    const [profile] = changes.get('public.profiles')?.come ?? [];
    const isAsAsked =
      answer.status === 200 &&
      profile?.email === `new-${emailOf(target)}` &&
      profile.account_id === accountId(church) &&
      listOf(changes) === 'auth.users +1 -0, private.audit_log +2 -0, public.profiles +1 -0';
    return isAsAsked
      ? problemOfAudit(actor, changes)
      : `answered ${answer.status} ${listOf(changes)}`;
  },
  'delete-user': ({ target, actor }, answer, changes) => {
    if (target === actor) {
      return answer.status === 400 && changes.size === 0 ? null : 'deleted themselves';
    }
    const gone = changes.get('auth.users')?.gone ?? [];
    const isGone = gone.length === 1 && gone[0]?.id === userId(target);
    const sessions = changes.get('auth.sessions')?.gone ?? [];
    return answer.status === 200 && isGone && sessions.every((row) => row.user_id === gone[0]?.id)
      ? problemOfAudit(actor, changes)
      : `answered ${answer.status} ${listOf(changes)}`;
  },
  'reset-user-password': ({ target, actor }, answer, changes) => {
    const [user] = changes.get('auth.users')?.come ?? [];
    const sessions = changes.get('auth.sessions')?.gone ?? [];
    const isReset = answer.status === 200 && user?.id === userId(target) && user.is_demo === false;
    const [mail] = changes.get('private.mails')?.come ?? [];
    const isNotified = mail?.kind === 'password-changed' && mail.recipient === emailOf(target);
    if (!isReset || !isNotified || sessions.length === 0) {
      return `answered ${answer.status} ${listOf(changes)}`;
    }
    return sessions.every((row) => row.user_id === userId(target))
      ? problemOfAudit(actor, changes)
      : 'ended the sessions of somebody else';
  },
};

/** Returns the log, without secrets. */
const readsLog: Outcome = (_aim, { status, text }, changes) =>
  status === 200 && changes.size === 0 && !/\$argon2|sealed_tokens/.test(text)
    ? null
    : `answered ${status}: ${text.slice(0, 200)}`;

/** Writes to the church's own tables, and to the audit log. */
const writes =
  (...tables: string[]): Outcome =>
  ({ actor }, answer, changes) => {
    const allowed = [...tables, 'private.audit_log'];
    const others = [...changes.keys()].filter((table) => !allowed.includes(table));
    if (answer.status !== 200 || others.length > 0) {
      return `answered ${answer.status} ${listOf(changes)}`;
    }
    // Derived data is not attributed to anybody.
    const isDeed = [...changes.keys()].some((table) => table !== 'analytics.expected_weeks');
    return isDeed ? problemOfAudit(actor, changes) : null;
  };

/** A look at a church changes nothing; that a super admin's is noted is checked in noted-views.ts. */
const looks = writes();

/** A church's figures and choices are shown to its people completely. */
const reads =
  (table: string): Outcome =>
  (aim, answer, changes) =>
    answer.text.includes(markOf(table, aim.church))
      ? looks(aim, answer, changes)
      : `answered ${answer.status} ${listOf(changes)}: ${answer.text.slice(0, 200)}`;

/** A secret that only this church's rows of a table hold. */
function markOf(table: string, church: string): string {
  const rows = plantedRows.get(table) ?? [];
  const own = JSON.stringify(rows.filter((row) => row.account_id === accountId(church)));
  return own.match(/zq[0-9a-f]{12}/)?.[0] ?? 'nothing planted';
}

const choosesMeasures: Outcome = (aim, answer, changes) => {
  const { church, actor, target } = aim;
  const { status } = answer;
  if (target === 'colleague') {
    const notes = changes.get('private.audit_log')?.come ?? [];
    const isNoted = notes.some(({ table_name }) => table_name === 'analytics.measure_choices');
    return isNoted ? looks(aim, answer, changes) : `previewed with ${listOf(changes)}`;
  }
  const [choices] = changes.get('analytics.measure_choices')?.come ?? [];
  // Its morning may be another now.
  const letters = church === 'own' ? 'private.letters +1 -1, ' : '';
  const isAsAsked =
    status === 200 &&
    choices?.account_id === accountId(church) &&
    choices.chosen_by === askerOf(actor)?.userId &&
    listOf(changes) ===
      `analytics.measure_choices +1 -1, private.audit_log +1 -0, ${letters}private.sync_connections +1 -1`;
  return isAsAsked ? problemOfAudit(actor, changes) : `answered ${status} ${listOf(changes)}`;
};

/** Changes only this church's decision about sharing; repeating it changes nothing. */
const decidesSharing: Outcome = ({ church, actor, target }, { status, text }, changes) => {
  if (target === 'colleague') {
    return status === 200 && changes.size === 0 ? null : `answered ${status} ${listOf(changes)}`;
  }
  return status === 200 &&
    listOf(changes) === 'analytics.forecast_sharing +0 -1, private.audit_log +1 -0' &&
    changes.get('analytics.forecast_sharing')?.gone[0]?.account_id === accountId(church)
    ? problemOfAudit(actor, changes)
    : `answered ${status} ${listOf(changes)}: ${text.slice(0, 200)}`;
};

/** Shows what was sent; one of the calls also ends the wording by a model for this church alone. */
const settles: Outcome = (aim, answer, changes) => {
  if (aim.target !== 'colleague') {
    return reads('analytics.model_requests')(aim, answer, changes);
  }
  const { come = [] } = changes.get('analytics.model_settings') ?? {};
  const [settled] = come;
  return come.length === 1 &&
    settled?.account_id === accountId(aim.church) &&
    settled.is_on === false
    ? writes('analytics.model_settings')(aim, answer, changes)
    : `answered ${answer.status} ${listOf(changes)}`;
};

/** A new entry, or a change of the existing one, signed by the person. */
const savesEntry: Outcome = (aim, answer, changes) => {
  const isNew = aim.target !== 'colleague';
  const [saved] = changes.get('analytics.library_entries')?.come ?? [];
  if (saved?.saved_by !== askerOf(aim.actor)?.userId) {
    return `saved ${JSON.stringify(saved)}`;
  }
  const change = `analytics.library_entries +1 -${isNew ? 0 : 1}, private.audit_log +1 -0`;
  return changesOnly(change)(aim, answer, changes);
};

/** The entry with its earlier versions. */
const readsEntry: Outcome = (aim, answer, changes) =>
  answer.text.includes(secret('version title core too'))
    ? getsThrough(aim, answer, changes)
    : `left out the versions: ${answer.text.slice(0, 200)}`;

/** Has only its intended effect, and is logged with the person. */
function changesOnly(expected: string): Outcome {
  return ({ actor }, { status, text }, changes) =>
    status === 200 && listOf(changes) === expected
      ? problemOfAudit(actor, changes)
      : `answered ${status} ${listOf(changes)}: ${text.slice(0, 200)}`;
}

/** Passes the permission check; the provider's answer is tested elsewhere. */
const getsThrough: Outcome = (_aim, answer, changes) => {
  if (answer.status === 401 || answer.status === 500 || /not_allowed|not_admin/.test(answer.text)) {
    return `refused with ${answer.status} ${answer.text}`;
  }
  const others = [...changes.keys()].filter((table) => table !== 'private.connection_states');
  return others.length === 0 ? null : `changed ${listOf(changes)}`;
};

/** The church's own connection becomes due, and the time of the request is stored. */
const startsSync: Outcome = (aim, answer, changes) => {
  const { gone = [], come = [] } = changes.get('private.sync_connections') ?? {};
  const others = [...changes.keys()].filter((table) => table !== 'private.sync_connections');
  const isOwn = [...gone, ...come].every((row) => row.account_id === accountId(aim.church));
  return isOwn && others.length === 0
    ? getsThrough(aim, answer, new Map())
    : `changed ${listOf(changes)}`;
};

/** The mails of one church, without what they say. */
const readsMails: Outcome = (aim, answer, changes) =>
  answer.text.includes(mailAddress(aim.church)) &&
  !answer.text.includes(mailAddress(aim.church === 'other' ? 'third' : 'other')) &&
  !answer.text.includes(mailSecret(aim.church))
    ? getsThrough(aim, answer, changes)
    : `answered ${answer.status}: ${answer.text.slice(0, 200)}`;

/** Only the one address that was refused is written to again. */
const allowsAddress: Outcome = ({ target }, { status, text }, changes) => {
  const gone = changes.get('private.mail_suppressions')?.gone ?? [];
  const isAsAsked = gone.every(({ address }) => address === suppressedAddress(target));
  return status === 200 && isAsAsked && changes.size === gone.length
    ? null
    : `answered ${status} ${listOf(changes)}: ${text.slice(0, 200)}`;
};

const google =
  'oauth-init search-console-data search-console-properties search-console-select-property';
const googleOutcomes = Object.fromEntries(
  google.split(' ').map((name) => [`google-${name}`, getsThrough]),
);

/** What a permitted call of each function may read and change. */
const outcomes: Readonly<Record<string, Outcome>> = {
  ...userOutcomes,
  ...invitationOutcomes,
  ...deviceOutcomes,
  ...letterOutcomes,
  ...countOutcomes,
  'church-pulse': writes('analytics.expected_weeks'),
  'figure-look': writes('analytics.expected_weeks'),
  'church-report': writes('analytics.expected_weeks'),
  'annotation-save': writes('analytics.annotations', 'analytics.expected_weeks'),
  'goal-save': writes('analytics.goals'),
  'question-answer': writes('analytics.questions', 'analytics.expected_weeks'),
  'annotation-delete': writes('analytics.annotations', 'analytics.expected_weeks'),
  colleagues: getsThrough,
  // A link and an invitation of the colleague end, too.
  'profile-marks-save': changesOnly(
    'analytics.share_links +1 -1, private.audit_log +3 -0, private.invitations +1 -1, public.profiles +1 -1',
  ),
  'share-links': reads('analytics.share_links'),
  'share-link-revoke': writes('analytics.share_links'),
  'share-link-create': writes('analytics.share_links'),
  'measure-choices': reads('analytics.measure_choices'),
  'measure-choices-save': choosesMeasures,
  'church-figures': reads('analytics.figures'),
  'church-people': reads('analytics.people_bases'),
  'mail-log': readsMails,
  'mail-allow': allowsAddress,
  'audit-log': readsLog,
  'audit-log-export': readsLog,
  'church-forecast': looks,
  'church-recommendations': reads('analytics.recommendation_weeks'),
  'recommendation-settings': settles,
  'recommendation-answer': changesOnly(
    'analytics.recommendation_answers +1 -0, analytics.recommendations +1 -1, private.audit_log +1 -0',
  ),
  'library-entry-save': savesEntry,
  'forecast-sharing': decidesSharing,
  ...googleOutcomes,
  'planning-center-oauth-init': getsThrough,
  'planning-center-organization-info': getsThrough,
  'connections-health': getsThrough,
  'sync-start': startsSync,
  'sync-status': getsThrough,
  'library-entry': readsEntry,
  'library-dry-run': getsThrough,
};

/** The required outcome of a permitted call of this function. */
export function outcomeOf(name: string): Outcome {
  return (
    outcomes[name] ??
    (() => 'has no outcome in function-outcomes.ts: say what it may read and change')
  );
}

/** Checks that the audit row names the actor and contains no secret, and that new rows are signed. */
function problemOfAudit(actor: ActorName, changes: Difference): string | null {
  const rows = changes.get('private.audit_log')?.come ?? [];
  if (rows.length === 0 || rows.some(({ actor_id }) => actor_id !== askerOf(actor)?.userId)) {
    return 'left no audit row';
  }
  if (JSON.stringify(rows).includes('$argon2')) {
    return 'left a password hash in the audit log';
  }
  return problemOfSignatures(actor, changes);
}

/** The changed tables, each with its number of added and removed rows. */
export function listOf(changes: Difference): string {
  return [...changes]
    .map(([table, { gone, come }]) => `${table} +${come.length} -${gone.length}`)
    .sort()
    .join(', ');
}
