import { LetterSection } from '#web/features/letter/components/letter-section.tsx';
import { ProfileScreen } from '#web/features/profile/components/profile-screen.tsx';
import { SessionsSection } from '#web/features/sessions/components/sessions-section.tsx';
import { TwoStepsSection } from '#web/features/two-steps/components/two-steps-section.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { useCurrentAccount } from './current-account.ts';

/** /profile */
export function Component() {
  const { userId, email } = useViewer();
  const account = useCurrentAccount();
  return (
    <ProfileScreen userId={userId} email={email}>
      {account ? <LetterSection key={account.id} account={account} /> : null}
      <TwoStepsSection email={email} />
      <SessionsSection />
    </ProfileScreen>
  );
}
