import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import { type ActorName, askerOf } from './actors.ts';

/** The columns that say who added a row. */
const signatures: Readonly<Record<string, string>> = {
  'analytics.annotations': 'author_id',
  'analytics.goals': 'author_id',
  'analytics.share_links': 'author_id',
  'analytics.recommendation_answers': 'user_id',
  'analytics.library_entries': 'saved_by',
};

/** Whoever adds a row is named in it. */
export function problemOfSignatures(actor: ActorName, changes: Difference): string | null {
  const asker = askerOf(actor);
  for (const [table, column] of Object.entries(signatures)) {
    const { gone = [], come = [] } = changes.get(table) ?? {};
    const added = come.filter(({ id }) => !gone.some((row) => row.id === id));
    if (added.some((row) => row[column] !== asker?.userId)) {
      return `signed ${table} as somebody else`;
    }
  }
  return null;
}
