import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { welcomeMessages } from '#contract/messages/invitations.ts';
import { InvitationScreen } from '#web/features/recovery/components/invitation-screen.tsx';
import { paths } from '#web/lib/paths.ts';
import { createDoor } from '#web/lib/session/door.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { showSuccess } from '#web/ui/toasts.ts';

/** /auth/invite#token_hash=…: the link of an invitation. */
export function Component() {
  const [door] = useState(createDoor);
  const keeper = useSessionKeeper();
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token_hash') ?? '';
  return (
    <InvitationScreen
      door={door}
      token={token}
      onDone={async (tokens) => {
        await keeper.adopt(tokens);
        showSuccess({ text: welcomeMessages.done });
        // Without the token, which the browser would keep in its history.
        await navigate(paths.home, { replace: true });
      }}
    />
  );
}
