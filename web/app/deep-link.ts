import type { Location } from 'react-router';
import { publicPaths } from '#web/lib/public-paths.ts';

/** What /auth keeps in its history entry, so that the address stays exactly /auth. */
export type DeepLink = { from: string; userId: string | null };

/**
 * Remembers an address for after the sign-in.
 *
 * @param userId who was signed in when the session ended; null for a new visitor
 */
export function rememberPlace(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  userId: string | null,
): DeepLink {
  return { from: `${pathname}${search}${hash}`, userId };
}

/**
 * Whether the history entry of /auth says that a session has just ended here.
 *
 * @param state of the history entry, which may be anything
 */
export function wasSomebodyThere(state: unknown): boolean {
  return isDeepLink(state) && state.userId !== null;
}

/**
 * The address to go to after signing in: the remembered one, else the root. A different person
 * starts at the root.
 *
 * @param state of the history entry, which may be anything
 * @param userId who has signed in
 */
export function placeToGo(state: unknown, userId: string): string {
  if (!isDeepLink(state)) {
    return publicPaths.home;
  }
  const { from, userId: formerUserId } = state;
  const isTheirs = formerUserId === null || formerUserId === userId;
  return isTheirs && typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : publicPaths.home;
}

function isDeepLink(state: unknown): state is Record<keyof DeepLink, unknown> {
  return typeof state === 'object' && state !== null && 'from' in state && 'userId' in state;
}
