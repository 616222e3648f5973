import { Skeleton } from '@mantine/core';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import classes from './search-console.module.css';

const tiles = ['clicks', 'impressions', 'position', 'ctr'];
const lists = ['queries', 'pages'];
const entries = [1, 2, 3, 4, 5];

/** The page before Google has answered, in the shape that it will probably have. */
export function SearchConsoleSkeleton({ hasProperty }: { hasProperty: boolean }) {
  return (
    <div role="status" aria-label={searchConsoleWords.loading}>
      {hasProperty ? (
        <>
          <SettingsCard title={searchConsoleWords.connected}>
            <Skeleton height={72} data-skeleton="property" />
          </SettingsCard>
          <SettingsCard title={searchConsoleWords.analytics}>
            <Figures />
          </SettingsCard>
        </>
      ) : (
        <SettingsCard title={searchConsoleWords.select}>
          <div className={classes.options}>
            <Skeleton height={105} data-skeleton="property" />
            <Skeleton height={105} data-skeleton="property" />
          </div>
          <Skeleton height={36} width={210} ml="auto" />
        </SettingsCard>
      )}
    </div>
  );
}

/** The numbers before they are there. */
export function AnalyticsSkeleton() {
  return (
    <div role="status" aria-label={searchConsoleWords.loadingAnalytics}>
      <Figures />
    </div>
  );
}

function Figures() {
  return (
    <>
      <div className={classes.tiles}>
        {tiles.map((tile) => (
          <Skeleton key={tile} className={classes.waitingTile ?? ''} data-skeleton="tile" />
        ))}
      </div>
      <div className={classes.tops}>
        {lists.map((list) => (
          <div key={list}>
            <Skeleton height={24} width={140} mb="sm" />
            {entries.map((entry) => (
              <Skeleton key={entry} height={44} mb="sm" data-skeleton="entry" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
