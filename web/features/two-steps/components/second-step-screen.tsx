import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signInMessages } from '#contract/messages/sign-in.ts';
import { secondStepMessages } from '#contract/messages/two-steps.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import type { MissingStep } from '#web/lib/session/session-state.ts';
import { CodeForm } from '#web/screens/code-form.tsx';
import { DoorCard } from '#web/screens/door-card.tsx';
import { prove } from '#web/screens/prove-step.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { showSuccess } from '#web/ui/toasts.ts';
import { devicesQuery } from '../api/factors.ts';
import { SetUp } from './set-up.tsx';
import classes from './two-steps.module.css';

type Props = {
  step: MissingStep;
  email: string;
  /** Called when a phone is being set up. */
  onBegin: () => void;
  /** Called when nothing is missing any more. */
  onDone: () => void;
};

/** Between the password and the app: a code, or setting up the phone that makes one. */
export function SecondStepScreen({ step, email, onBegin, onDone }: Props) {
  const words = secondStepMessages;
  const done = () => {
    const { welcomeTitle, welcomeText } = signInMessages;
    showSuccess({ title: welcomeTitle, text: welcomeText });
    onDone();
  };
  if (step === 'verify') {
    return (
      <DoorCard title={words.title} text={words.text} wayOut={<WayOut hint={words.lost} />}>
        <Prove onDone={done} />
      </DoorCard>
    );
  }
  return (
    <DoorCard title={words.requiredTitle} text={words.requiredText} wayOut={<WayOut />}>
      <SetUp email={email} onBegin={onBegin} onDone={done} />
    </DoorCard>
  );
}

function Prove({ onDone }: { onDone: () => void }) {
  const keeper = useSessionKeeper();
  const devices = useQuery(devicesQuery(keeper));
  return (
    <QueryView
      query={devices}
      loading={<Skeleton className={classes.formSkeleton ?? ''} />}
      failure={() => secondStepMessages.failed}
    >
      {(found) => (
        <CodeForm
          devices={found}
          onCode={async (factorId, code) => {
            const refusal = await prove(keeper.mfa, factorId, code);
            if (!refusal) {
              onDone();
            }
            return refusal;
          }}
        />
      )}
    </QueryView>
  );
}

function WayOut({ hint }: { hint?: string }) {
  const keeper = useSessionKeeper();
  return (
    <div className={classes.wayOut}>
      {hint ? <p className={classes.lost}>{hint}</p> : null}
      <Button variant="subtle" onClick={() => void keeper.signOut()}>
        {secondStepMessages.signOut}
      </Button>
    </div>
  );
}
