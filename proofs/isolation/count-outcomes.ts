import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import { accountId, secret } from '#proofs/isolation/oracle/planted-secrets.ts';
import { type ActorName, askerOf } from './actors.ts';
import type { Aim } from './function-calls.ts';
import type { Answer } from './send.ts';

type Outcome = (
  aim: Aim & { actor: ActorName },
  answer: Answer,
  changes: Difference,
) => string | null;

const tablesOf = (changes: Difference) => [...changes.keys()].sort().join(', ');

/** Writes rows of this church in these tables, and what the audit log says of it names the person. */
const writesOwn =
  (...tables: string[]): Outcome =>
  ({ church, actor }, { status, text }, changes) => {
    const allowed = [...tables, 'private.audit_log'];
    const rows = [...changes]
      .filter(([table]) => table !== 'private.audit_log')
      .flatMap(([, { gone, come }]) => [...gone, ...come]);
    const isOwn =
      [...changes.keys()].every((table) => allowed.includes(table)) &&
      rows.every((row) => row.account_id === accountId(church));
    const audited = changes.get('private.audit_log')?.come ?? [];
    const isNamed = audited.every(({ actor_id }) => actor_id === askerOf(actor)?.userId);
    return status === 200 && isOwn && isNamed
      ? null
      : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;
  };

/** Shows this church's rows, and money to nobody who does without giving. */
const shows =
  (shown: string, money?: string): Outcome =>
  (aim, answer, changes) => {
    const { text } = answer;
    const seesMoney = askerOf(aim.actor)?.withoutGiving !== true;
    const isShown =
      text.includes(secret(`${shown} ${aim.church}`)) &&
      (money === undefined || text.includes(secret(`${money} ${aim.church}`)) === seesMoney);
    return isShown
      ? writesOwn()(aim, answer, changes)
      : `answered ${answer.status}: ${text.slice(0, 300)}`;
  };

/** What was not previewed is not kept; nor is the fourth import of a minute, which the mutations get to. */
const previewsAgain: Outcome = (_aim, { status, text }, changes) =>
  (status === 429 || (status === 409 && text.includes('"preview"'))) && changes.size === 0
    ? null
    : `answered ${status} ${tablesOf(changes)}: ${text.slice(0, 200)}`;

const follow = ['private.counts_to_follow'];
/** Other services may be another day, and another morning of the letter. */
const gathered = ['analytics.measure_choices', 'private.letters', ...follow];

/** What a permitted call about counts may read and change. */
export const countOutcomes: Readonly<Record<string, Outcome>> = {
  'count-setup': shows('count service', 'count category money'),
  'count-setup-save': writesOwn('analytics.count_services', ...gathered),
  'count-sheet': shows('count service', 'count category money'),
  'count-save': writesOwn(
    ...['analytics.counts', 'analytics.count_revisions', 'analytics.count_questions'],
    ...['private.count_keys', ...follow],
  ),
  'count-history': shows('count revision people 1'),
  'count-questions': shows('count people', 'count money'),
  'count-answer': writesOwn(
    ...['analytics.counts', 'analytics.count_revisions', 'analytics.count_questions', ...follow],
  ),
  'count-links': shows('count link'),
  'count-link-create': writesOwn('analytics.count_links'),
  'count-link-end': writesOwn('analytics.count_links'),
  'counts-import-preview': writesOwn(),
  'counts-import': previewsAgain,
  'counts-imports': shows('count batch people', 'count batch money'),
  'counts-import-undo': writesOwn('analytics.count_batches', ...gathered),
  'counts-export': shows('campus', 'count category money'),
  'own-figures': shows('own figure name people', 'own figure name money'),
  'own-figure-save': writesOwn(
    ...['analytics.own_figures', 'analytics.count_categories', ...gathered],
  ),
  'count-reminder-save': writesOwn('private.count_reminders'),
};
