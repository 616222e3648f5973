import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { OrganizationInfo } from '#contract/functions/planning-center.ts';
import { listWords } from '#contract/messages/figure-words.ts';
import { planningCenterWords } from '#contract/messages/integration-pages.ts';
import { planningCenterMessages } from '#contract/messages/integrations.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { organizationInfoQuery } from '../api/read-organization-info.ts';
import { useSyncOrganizationInfo } from '../api/sync-organization-info.ts';
import { ConnectionFailure } from '../components/connection-failure.tsx';
import { failureCode, planningCenter } from '../model.ts';
import { OrganizationCard } from './organization-card.tsx';
import { OrganizationSkeleton } from './organization-skeleton.tsx';
import classes from './planning-center.module.css';
import { failedProducts } from './product-tiles.ts';
import { ProductsCard } from './products-card.tsx';

type Props = {
  connection: Integration;
  /** Called when the server knows of no connection after all. */
  onUnconnected: () => void;
};

/** The organization and its products, and the means to read them again. */
export function ConnectedOrganization({ connection, onUnconnected }: Props) {
  const accountId = connection.account_id;
  const info = useQuery(organizationInfoQuery(useApi(), accountId));
  const syncing = useSyncOrganizationInfo(accountId);
  const { save: sync } = useSaving(syncing, {
    logged: 'Planning Center could not be synced.',
    saved: planningCenterMessages.synced,
    fellShort: whatFailed,
    failed: () => ({ text: planningCenterMessages.syncFailed }),
  });
  const syncError = syncing.submittedAt > info.dataUpdatedAt ? syncing.error : null;
  const error = syncError ?? info.error;
  const isUnconnected = failureCode(error) === 'not_connected';
  const loadError = isUnconnected ? null : info.error;
  useFailureToast({ ...info, error: loadError }, () => planningCenterMessages.loadFailed);

  const leave = useEffectEvent(onUnconnected);
  useEffect(() => {
    if (isUnconnected) {
      leave();
    }
  }, [isUnconnected]);

  const failure = (
    <ConnectionFailure
      kind={planningCenter}
      sentence={syncError ? planningCenterMessages.syncFailed : planningCenterMessages.loadFailed}
      error={error}
      onRetry={() => (syncError ? sync() : void info.refetch())}
    />
  );
  if (!info.data) {
    return info.error && !isUnconnected ? failure : <OrganizationSkeleton />;
  }
  return (
    <>
      {failureCode(error) === 'reconnect_needed' ? (
        <div className={classes.trouble}>{failure}</div>
      ) : null}
      <OrganizationCard
        connection={connection}
        info={info.data}
        isSyncing={syncing.isPending}
        onSync={() => sync()}
      />
      <ProductsCard info={info.data} />
    </>
  );
}

/** Names the products that a sync could not read; null when it read all. */
function whatFailed({ products }: OrganizationInfo): string | null {
  const names = failedProducts(products);
  return names.length > 0 ? planningCenterWords.partlySynced(listWords(names)) : null;
}
