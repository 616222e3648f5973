import { type ReactNode, Suspense, useState } from 'react';
import type { MissingStep } from '#web/lib/session/session-state.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const SecondStepScreen = lazyPart(
  async () =>
    (await import('#web/features/two-steps/components/second-step-screen.tsx')).SecondStepScreen,
);

type Props = { missingStep: MissingStep; email: string; children: ReactNode };

/**
 * While a step of signing in is missing, its screen stands in place of every other one, at the same
 * address. It stays until the person is done: the recovery codes come after the step itself.
 */
export function SecondStepFirst({ missingStep, email, children }: Props) {
  const [step, setStep] = useState<MissingStep>(missingStep);
  const [isSettingUp, setIsSettingUp] = useState(false);
  // Taken in another tab, it is taken here; setting up goes on to the codes.
  if (missingStep !== step && !(missingStep === null && isSettingUp)) {
    setStep(missingStep);
  }
  if (step === null) {
    return children;
  }
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <SecondStepScreen
        step={step}
        email={email}
        onBegin={() => setIsSettingUp(true)}
        onDone={() => {
          setIsSettingUp(false);
          setStep(null);
        }}
      />
    </Suspense>
  );
}
