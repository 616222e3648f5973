import { Button, Paper, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { twoStepMessages } from '#contract/messages/two-steps.ts';
import { logError } from '#web/lib/log.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { showFailure, showSuccess } from '#web/ui/toasts.ts';
import { type TwoSteps, twoStepsKey, twoStepsQuery } from '../api/factors.ts';
import { isRefusal, newRecoveryCodes } from '../api/set-up.ts';
import { CodesStep } from './codes-step.tsx';
import { DeviceList } from './device-list.tsx';
import { SetUp } from './set-up.tsx';
import classes from './two-steps.module.css';

type Props = { email: string };

/** The second step on one's own profile: on or off, the phones, the recovery codes. */
export function TwoStepsSection({ email }: Props) {
  const headingId = useId();
  const found = useQuery(twoStepsQuery(useSessionKeeper()));
  return (
    <Paper withBorder component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {twoStepMessages.title}
      </h2>
      <QueryView
        query={found}
        loading={<Skeleton className={classes.formSkeleton ?? ''} />}
        failure={() => twoStepMessages.loadFailed}
      >
        {(steps) => <Standing steps={steps} email={email} />}
      </QueryView>
    </Paper>
  );
}

function Standing({ steps, email }: { steps: TwoSteps; email: string }) {
  const client = useQueryClient();
  const isOn = steps.devices.length > 0;
  const reload = () => client.invalidateQueries({ queryKey: twoStepsKey });
  const done = () => {
    showSuccess({ text: twoStepMessages.turnedOn });
    void reload();
  };
  return (
    <div className={classes.stack}>
      <p className={classes.line}>{isOn ? twoStepMessages.on : twoStepMessages.off}</p>
      {isOn ? <DeviceList devices={steps.devices} onRemoved={() => void reload()} /> : null}
      {/* A new one for each number of devices: it begins anew when one was added or removed. */}
      <SetUp
        key={steps.devices.length}
        email={email}
        isFirst={!isOn}
        label={isOn ? twoStepMessages.addAnother : twoStepMessages.setUp}
        onDone={done}
      />
      {isOn ? <RecoveryCodes left={steps.codesLeft} onRenewed={() => void reload()} /> : null}
    </div>
  );
}

type CodesProps = { left: number | null; onRenewed: () => void };

function RecoveryCodes({ left, onRenewed }: CodesProps) {
  const { mfa } = useSessionKeeper();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function renew() {
    setIsBusy(true);
    const renewed = await newRecoveryCodes(mfa);
    setIsBusy(false);
    if (isRefusal(renewed)) {
      logError('New recovery codes could not be made.', renewed);
      showFailure({ text: twoStepMessages.newCodesFailed });
    } else {
      setCodes(renewed);
    }
  }

  if (codes) {
    const close = () => {
      setCodes(null);
      onRenewed();
    };
    return <CodesStep codes={codes} onDone={close} />;
  }
  return (
    <div className={classes.device}>
      <span>{left === null ? twoStepMessages.noCodes : twoStepMessages.codesLeft(left)}</span>
      <Button variant="default" disabled={isBusy} onClick={() => void renew()}>
        {isBusy ? twoStepMessages.newCodesBusy : twoStepMessages.newCodes}
      </Button>
    </div>
  );
}
