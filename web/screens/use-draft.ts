import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';

/**
 * What people had typed when their session ended, by person and form. It lives as long as the page
 * and nowhere else: what is typed about a church is not for a shared computer's storage.
 */
const drafts = new Map<string, unknown>();

/**
 * For a form: a session that is ended from elsewhere (a password reset, a sign-out in another tab)
 * takes the form off the screen, and what was typed comes back when the same person has signed in
 * again and opens it.
 * @param form the form; passwords in it are not kept
 * @param name tells the forms of one address apart
 */
export function useDraft<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  name = '',
): void {
  const keeper = useSessionKeeper();
  const { pathname } = useLocation();
  const keyOf = (userId: string) => `${userId} ${pathname} ${name}`;

  const restoreDraft = useEffectEvent(() => {
    const session = keeper.state();
    const key = session.status === 'signed-in' ? keyOf(session.userId) : '';
    const draft = drafts.get(key);
    if (isPartOf(form.getValues(), draft)) {
      form.setValues(draft);
    }
    drafts.delete(key);
  });
  const saveDraft = useEffectEvent(() => {
    const session = keeper.state();
    if (session.status === 'signed-out' && !session.bySelf && session.lastUserId !== null) {
      drafts.set(keyOf(session.lastUserId), withoutPasswords(form.getValues()));
    }
  });
  // Called before the form unmounts: after that an effect event must not be called.
  useEffect(() => {
    restoreDraft();
    return keeper.subscribe(() => form.isDirty() && saveDraft());
  }, [keeper, form.isDirty]);
}

function withoutPasswords(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
}

function isPartOf<Values extends Record<string, unknown>>(
  values: Values,
  draft: unknown,
): draft is Partial<Values> {
  return (
    typeof draft === 'object' &&
    draft !== null &&
    Object.keys(draft).every((name) => Object.hasOwn(values, name))
  );
}
