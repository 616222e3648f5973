import { Skeleton } from '@mantine/core';
import { SettingsCard } from '../components/settings-card.tsx';
import classes from './search-console.module.css';

const tiles = ['clicks', 'impressions', 'position', 'ctr'];
const lists = ['queries', 'pages'];
const entries = [1, 2, 3, 4, 5];

/** The page before Google has answered, in the shape that it will probably have. */
export function SearchConsoleSkeleton({ hasProperty }: { hasProperty: boolean }) {
  return (
    <div role="status" aria-label="Loading Google Search Console">
      {hasProperty ? (
        <>
          <SettingsCard title="Connected Property">
            <Skeleton height={72} data-skeleton="property" />
          </SettingsCard>
          <SettingsCard title="Search Analytics">
            <Figures />
          </SettingsCard>
        </>
      ) : (
        <SettingsCard title="Select Property">
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
    <div role="status" aria-label="Loading search analytics">
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
