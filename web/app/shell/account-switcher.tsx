import { lazily } from '#web/ui/lazily.ts';
import { OnDemand } from './on-demand.tsx';
import { SwitcherButton } from './switcher-button.tsx';

const opened = lazily(
  async () => (await import('./opened-account-switcher.tsx')).OpenedAccountSwitcher,
);

/** Switches a super admin from church to church, and back to the super admin view. */
export function AccountSwitcher() {
  return (
    <OnDemand opened={opened}>
      {(props) => <SwitcherButton aria-haspopup="listbox" aria-expanded={false} {...props} />}
    </OnDemand>
  );
}
