import { ProfileScreen } from '#web/features/profile/components/profile-screen.tsx';
import { SessionsSection } from '#web/features/sessions/components/sessions-section.tsx';
import { TwoStepsSection } from '#web/features/two-steps/components/two-steps-section.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';

/** /profile */
export function Component() {
  const { userId, email } = useViewer();
  return (
    <ProfileScreen userId={userId} email={email}>
      <TwoStepsSection email={email} />
      <SessionsSection />
    </ProfileScreen>
  );
}
