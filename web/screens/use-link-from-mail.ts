import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { createDoor, type Tokens } from '#web/lib/session/door.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { showSuccess } from '#web/ui/toasts.ts';

/**
 * The link by which somebody came from a mail, whose token stands behind the #.
 *
 * @param said once the password is set and the person is signed in
 */
export function useLinkFromMail(said: string) {
  const [door] = useState(createDoor);
  const keeper = useSessionKeeper();
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token_hash') ?? '';
  const onDone = async (tokens: Tokens) => {
    await keeper.adopt(tokens);
    showSuccess({ text: said });
    // Without the token, which the browser would keep in its history.
    await navigate(paths.home, { replace: true });
  };
  return { door, token, onDone };
}
