import type { QueryClient } from '@tanstack/react-query';
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

/** What the screens show of a table. */
const shownOf: Readonly<Record<string, readonly Root[]>> = {
  'public.accounts': [queryRoots.accounts, queryRoots.users, queryRoots.viewer],
  'public.profiles': [queryRoots.users, queryRoots.viewer, queryRoots.colleagues],
  'public.knowledge': [queryRoots.coreKnowledge, queryRoots.accountKnowledge, queryRoots.accounts],
  'public.integrations': [queryRoots.integrations, queryRoots.connections, queryRoots.pulse],
  'analytics.annotations': dashboards,
  'analytics.share_links': [queryRoots.shareLinks],
  'analytics.measure_choices': [queryRoots.measures, ...dashboards],
  'analytics.recommendation_answers': [queryRoots.recommendations, queryRoots.pulse],
  'analytics.model_settings': [queryRoots.recommendations],
  'analytics.forecast_sharing': [queryRoots.forecast],
  'analytics.figures': [queryRoots.measures, queryRoots.syncStatus, ...dashboards],
};

/** At most so often a list is read anew, in ms. */
const gatherMs = 1_000;

/**
 * Reads what is on the screen anew when somebody else has changed it: at most once a second, and never
 * while a form or a dialog is open.
 *
 * @returns ends it
 */
export function keepListsLive(api: Api, client: QueryClient): () => void {
  const due = new Set<Root>();
  let hasOpened = false;
  const onTold = (told: Told) => {
    if (told === 'anything' && !hasOpened) {
      // The page has just been read.
      hasOpened = true;
      return;
    }
    const tables = told === 'anything' ? Object.keys(shownOf) : told;
    for (const root of tables.flatMap((table) => shownOf[table] ?? [])) {
      due.add(root);
    }
  };
  const readDue = () => {
    if (due.size === 0 || document.querySelector('form, [role="dialog"]')) {
      return;
    }
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
