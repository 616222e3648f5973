import { Badge, Button } from '@mantine/core';
import { commonWords } from '#contract/messages/common.ts';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import { permissionLabel } from './permission-label.ts';
import { friendlyName } from './property-names.ts';
import classes from './search-console.module.css';

type Props = {
  siteUrl: string;
  /** Undefined when Google does not list the property any more. */
  permissionLevel: string | undefined;
  isSandbox: boolean | undefined;
  /** Null when there is nothing to choose from. */
  onChange: (() => void) | null;
};

/** The property whose numbers are shown. */
export function ConnectedProperty({ siteUrl, permissionLevel, isSandbox, onChange }: Props) {
  return (
    <SettingsCard
      title={searchConsoleWords.connected}
      isSandbox={isSandbox}
      note={<Badge variant="light">{searchConsoleWords.active}</Badge>}
      action={
        onChange ? (
          <Button variant="default" onClick={onChange}>
            {searchConsoleWords.change}
          </Button>
        ) : null
      }
    >
      <div className={classes.words}>
        <span className={classes.name}>{friendlyName(siteUrl)}</span>
        <span className={classes.address}>{siteUrl}</span>
        <span className={classes.level}>
          {searchConsoleWords.permission(
            permissionLevel ? permissionLabel(permissionLevel) : commonWords.notAvailable,
          )}
        </span>
      </div>
    </SettingsCard>
  );
}
