import { Anchor } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link } from 'react-router';
import { healthMessages } from '#contract/messages/accounts.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { paths } from '#web/lib/paths.ts';
import type { Trouble } from '../model.ts';
import classes from './account-columns.module.css';

/** Under an account's name: which connection needs somebody, with the way to it. Nothing if all is well. */
export function HealthMark({ troubles = [] }: { troubles: readonly Trouble[] | undefined }) {
  return troubles.map(({ integrationType, kind }) => (
    <Anchor
      key={integrationType}
      component={Link}
      to={paths.connections}
      className={classes.trouble ?? ''}
    >
      <IconAlertTriangle size={14} aria-hidden />
      {healthMessages[kind](integrationTitles[integrationType])}
    </Anchor>
  ));
}
