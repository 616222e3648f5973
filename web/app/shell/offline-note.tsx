import { useNetwork } from '@mantine/hooks';
import { offlineMessages } from '#contract/messages/undo.ts';
import classes from './offline-note.module.css';

/** Says that the device has no network: nothing loads until it has. */
export function OfflineNote() {
  const { online } = useNetwork();
  return (
    <div role="status" className={classes.place}>
      {online ? null : <p className={classes.note}>{offlineMessages.offline}</p>}
    </div>
  );
}
