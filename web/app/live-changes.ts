import type { QueryClient } from '@tanstack/react-query';
import type { auditedRows } from '#contract/messages/audited-tables.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { followChanges, type Told } from '#web/lib/live/follow-changes.ts';
import { followInOneTab } from '#web/lib/live/one-tab-follows.ts';

type Root = (typeof queryRoots)[keyof typeof queryRoots];

const dashboards: readonly Root[] = [
  queryRoots.pulse,
  queryRoots.forecast,
  queryRoots.recommendations,
  queryRoots.people,
];

/** What is told: a change that is audited, and three that are not. */
type ToldTable =
  | keyof typeof auditedRows
  | 'analytics.figures'
  | 'analytics.counts'
  | 'private.letters';

/** What the screens show of a table. */
const shownOf: Readonly<Record<ToldTable, readonly Root[]>> = {
  'public.accounts': [queryRoots.accounts, queryRoots.users, queryRoots.viewer],
  'public.profiles': [queryRoots.users, queryRoots.viewer, queryRoots.colleagues],
  'public.knowledge': [queryRoots.coreKnowledge, queryRoots.accountKnowledge, queryRoots.accounts],
  'public.integrations': [queryRoots.integrations, queryRoots.connections, queryRoots.pulse],
  'analytics.annotations': dashboards,
  'analytics.share_links': [queryRoots.shareLinks],
  'analytics.goals': [queryRoots.pulse],
  'analytics.questions': [queryRoots.measures, queryRoots.pulse],
  'analytics.counts': [queryRoots.counts],
  'analytics.count_services': [queryRoots.counts],
  'analytics.count_categories': [queryRoots.counts],
  'analytics.count_questions': [queryRoots.counts],
  'analytics.count_batches': [queryRoots.counts],
  'analytics.count_links': [queryRoots.counts],
  'analytics.own_figures': [queryRoots.counts, ...dashboards],
  'analytics.library_entries': [queryRoots.library],
  'analytics.measure_choices': [queryRoots.measures, ...dashboards],
  'analytics.recommendation_answers': [queryRoots.recommendations, queryRoots.pulse],
  'analytics.model_settings': [queryRoots.recommendations],
  'analytics.forecast_sharing': [queryRoots.forecast],
  'analytics.figures': [
    queryRoots.counts,
    queryRoots.measures,
    queryRoots.syncStatus,
    ...dashboards,
  ],
  'private.invitations': [queryRoots.invitations],
  'private.letters': [queryRoots.colleagues],
  'private.platform_settings': [queryRoots.platformSettings],
  'auth.users': [queryRoots.users],
  // In no list: the log has its own page, and what is one's own shows where it is changed.
  'auth.factors': [],
  'private.recoveries': [],
  'private.account_views': [],
};
const shown = new Map<string, readonly Root[]>(Object.entries(shownOf));

/** What somebody fills in; not the form that always stands beside a list and takes nothing from it. */
const openForms = 'form:not([data-beside-list]), [role="dialog"]';
/** At most so often lists are read anew, in ms. */
const gatherMs = 1_000;
/** How soon after the page was opened its stream is there, in ms. */
const justReadMs = 10_000;

/**
 * Reads what is on the screen anew when somebody else has changed it: at most once a second, and never
 * while a form or a dialog is open.
 *
 * @returns ends it
 */
export function keepListsLive(api: Api, client: QueryClient): () => void {
  const due = new Set<Root>();
  const beganAt = performance.now();
  let hasOpened = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const onTold = (told: Told) => {
    if (told === 'anything' && !hasOpened) {
      hasOpened = true;
      // The page has just been read, unless another tab has followed for this one until now.
      if (performance.now() - beganAt < justReadMs) {
        return;
      }
    }
    const tables = told === 'anything' ? [...shown.keys()] : told;
    for (const root of tables.flatMap((table) => shown.get(table) ?? [])) {
      due.add(root);
    }
    // What concerns everybody is read by each at another moment, with the next tick.
    if (told !== 'anything' && performance.now() - readAt >= gatherMs) {
      readDue();
    }
  };
  const readDue = () => {
    if (due.size === 0 || document.querySelector(openForms)) {
      return;
    }
    readAt = performance.now();
    const roots = [...due];
    due.clear();
    for (const root of roots) {
      void client.invalidateQueries({ queryKey: [root] });
    }
  };
  const timer = setInterval(readDue, gatherMs);
  const end = followInOneTab(
    (tell, signal) => followChanges({ open: api.changes, onTold: tell, signal }),
    onTold,
  );
  return () => {
    clearInterval(timer);
    end();
  };
}
