import type { Location } from 'react-router';

/** What /auth keeps in its history entry, so that the address stays exactly /auth. */
export type DeepLink = { from: string };

/** Remembers a place for after the sign-in. */
export function rememberPlace({ pathname, search, hash }: Location): DeepLink {
  return { from: `${pathname}${search}${hash}` };
}

/**
 * Where to go after signing in: the remembered place, else the root.
 * @param state the state of the history entry, which may be anything
 */
export function placeToGo(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) {
    return '/';
  }
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}
