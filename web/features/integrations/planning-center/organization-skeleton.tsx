import { Skeleton } from '@mantine/core';
import { planningCenterProducts } from '#contract/functions/planning-center.ts';
import { planningCenterWords } from '#contract/messages/integration-pages.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import classes from './planning-center.module.css';

const facts = ['name', 'id', 'since', 'status'];

/** Placeholder for both cards, with their final height. */
export function OrganizationSkeleton() {
  return (
    <div role="status" aria-label={planningCenterWords.loading}>
      <SettingsCard title={planningCenterWords.organization}>
        <div className={classes.facts}>
          {facts.map((fact) => (
            <Skeleton key={fact} height={46} width="70%" data-skeleton="fact" />
          ))}
        </div>
      </SettingsCard>
      <SettingsCard title={planningCenterWords.products}>
        <div className={classes.tiles}>
          {planningCenterProducts.map((product) => (
            <Skeleton key={product} className={classes.waiting ?? ''} data-skeleton="tile" />
          ))}
        </div>
      </SettingsCard>
    </div>
  );
}
