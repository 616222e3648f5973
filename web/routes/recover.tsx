import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import { RecoveryScreen } from '#web/features/recovery/components/recovery-screen.tsx';
import { paths } from '#web/lib/paths.ts';
import { createDoor } from '#web/lib/session/door.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { showSuccess } from '#web/ui/toasts.ts';

/** /auth/recover#token_hash=…: the link of a mail, or without one asking for it. */
export function Component() {
  const [door] = useState(createDoor);
  const keeper = useSessionKeeper();
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token_hash') ?? '';
  return (
    <RecoveryScreen
      door={door}
      token={token}
      onDone={async (tokens) => {
        await keeper.adopt(tokens);
        showSuccess({ text: recoveryMessages.done });
        // Without the token, which the browser would keep in its history.
        await navigate(paths.home, { replace: true });
      }}
    />
  );
}
