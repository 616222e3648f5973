import { lazily } from '#web/ui/lazily.ts';
import { OnDemand } from './on-demand.tsx';
import { ProfileButton } from './profile-button.tsx';

const opened = lazily(async () => (await import('./opened-profile-menu.tsx')).OpenedProfileMenu);

/** The person's own menu. */
export function ProfileMenu() {
  return (
    <OnDemand opened={opened}>
      {(props) => <ProfileButton aria-haspopup="menu" aria-expanded={false} {...props} />}
    </OnDemand>
  );
}
