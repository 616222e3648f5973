import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { type Columns, pick, withCompanions } from '#web/lib/api/save-changes.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';

/** What somebody had changed in a form, with what belongs together, and those columns as they were. */
type Draft = { values: Record<string, unknown>; before: Columns };

/**
 * What people had typed when their session ended, by person and form. It lives as long as the page
 * and nowhere else: what is typed about a church is not for a shared computer's storage.
 */
const drafts = new Map<string, Draft>();

type DraftOptions = {
  /** The columns as they were when the form was filled. */
  before: Columns;
  /** Names of columns that only make sense together. */
  together?: readonly string[] | undefined;
  /**
   * Restores the former values of the columns that were being changed, so that a change by somebody
   * else is noticed.
   */
  onRestored: (before: Columns) => void;
  /** Tells the forms of one address apart. */
  name?: string | undefined;
};

/**
 * For a form: a session that is ended from elsewhere (a password reset, a sign-out in another tab)
 * takes the form off the screen, and what was typed comes back when the same person has signed in
 * again and opens it.
 * @param form the form; only columns are kept, and no password
 */
export function useDraft<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { before, together, onRestored, name = '' }: DraftOptions,
): void {
  const keeper = useSessionKeeper();
  const { pathname } = useLocation();
  const keyOf = (userId: string) => `${userId} ${pathname} ${name}`;

  const restoreDraft = useEffectEvent(() => {
    const session = keeper.state();
    const key = session.status === 'signed-in' ? keyOf(session.userId) : '';
    const draft = drafts.get(key);
    if (draft && isPartOf(form.getValues(), draft.values)) {
      form.setValues(draft.values);
      onRestored(draft.before);
    }
    drafts.delete(key);
  });
  const saveDraft = useEffectEvent(() => {
    const session = keeper.state();
    if (session.status === 'signed-out' && !session.bySelf && session.lastUserId !== null) {
      const dirty = Object.keys(before).filter((name) => form.isDirty(name));
      const changed = withCompanions(dirty, together);
      drafts.set(keyOf(session.lastUserId), {
        values: valuesOf(form, changed),
        before: pick(before, changed),
      });
    }
  });
  // The keeper tells its listeners before the form unmounts; later an effect event must not be called.
  useEffect(() => {
    restoreDraft();
    return keeper.subscribe(() => form.isDirty() && saveDraft());
  }, [keeper, form.isDirty]);
}

/** What a form's fields hold, without passwords. */
function valuesOf<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  names: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form.getValues()).filter(
      ([name]) => names.includes(name) && !/password/i.test(name),
    ),
  );
}

function isPartOf<Values extends Record<string, unknown>>(
  values: Values,
  draft: Record<string, unknown>,
): draft is Partial<Values> {
  return Object.keys(draft).every((name) => Object.hasOwn(values, name));
}
