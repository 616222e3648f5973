import { useLocation } from 'react-router';
import { StopScreen } from '#web/features/letter/components/stop-screen.tsx';
import { paths } from '#web/lib/paths.ts';

/** /letter/stop?letter=…&token=…, or ?reminder=…: the link that ends a letter or a reminder. */
export function Component() {
  const { pathname, search } = useLocation();
  const isReminder = new URLSearchParams(search).has('reminder');
  return (
    <StopScreen
      address={`${pathname}${search}`}
      what={isReminder ? 'reminder' : 'letter'}
      settingsPath={isReminder ? paths.measures : paths.profile}
    />
  );
}
