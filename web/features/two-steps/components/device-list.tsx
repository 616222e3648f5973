import { Button } from '@mantine/core';
import { useState } from 'react';
import { twoStepMessages } from '#contract/messages/two-steps.ts';
import { dateHere } from '#web/lib/date-here.ts';
import { logError } from '#web/lib/log.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { useLastValue } from '#web/ui/use-last-value.ts';
import type { Device } from '../api/factors.ts';
import classes from './two-steps.module.css';

type Props = { devices: readonly Device[]; onRemoved: () => void };

/** The phones whose codes count, each with a way to remove it. */
export function DeviceList({ devices, onRemoved }: Props) {
  const [asked, setAsked] = useState<Device | null>(null);
  return (
    <>
      <ul className={classes.devices} aria-label={twoStepMessages.devices}>
        {devices.map((device) => (
          <li key={device.id} className={classes.device}>
            <span>
              <bdi className={classes.name}>{device.name}</bdi>
              <span className={classes.line}>{twoStepMessages.added(dayOf(device.addedAt))}</span>
            </span>
            <Button
              variant="default"
              aria-label={twoStepMessages.removeLabel(device.name)}
              onClick={() => setAsked(device)}
            >
              {twoStepMessages.remove}
            </Button>
          </li>
        ))}
      </ul>
      <RemovalDialog
        device={asked}
        isLast={devices.length === 1}
        onClose={() => setAsked(null)}
        onRemoved={onRemoved}
      />
    </>
  );
}

function dayOf(instant: string): string {
  return dateHere({ dateStyle: 'long' }).format(new Date(instant));
}

type RemovalProps = {
  device: Device | null;
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
};

function RemovalDialog({ device, isLast, onClose, onRemoved }: RemovalProps) {
  const { mfa, renewedToken } = useSessionKeeper();
  const [isBusy, setIsBusy] = useState(false);
  const wasLast = useLastValue(device ? isLast : undefined) ?? false;

  async function remove() {
    if (!device || isBusy) {
      return;
    }
    setIsBusy(true);
    const { error } = await mfa.unenroll({ factorId: device.id });
    if (error && error.code !== 'mfa_factor_not_found') {
      logError('A device could not be removed.', error);
      showFailure({ text: twoStepMessages.removeFailed });
    } else {
      showSuccess({ text: twoStepMessages.removed });
      // The session in this browser learns that it has one step again, and whether that is enough.
      await renewedToken();
      onRemoved();
    }
    setIsBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={device !== null}
      title={twoStepMessages.removeTitle}
      text={wasLast ? twoStepMessages.removeLastText : twoStepMessages.removeText}
      confirmLabel={twoStepMessages.remove}
      busyLabel={twoStepMessages.removing}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
