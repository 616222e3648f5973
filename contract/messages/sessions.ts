import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** Where somebody is signed in, on their profile. */
export const sessionMessages = sentences('sessionMessages', {
  title: 'Where You’re Signed In',
  text: 'If you don’t recognize one of these, sign it out and change your password.',
  list: 'Your sessions',
  loadFailed: 'We couldn’t load your sessions. Please try again.',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown browser',
  current: 'This browser',
  details: (signedIn: string, lastUsed: string) => `Signed in ${signedIn}, last used ${lastUsed}`,
  from: (address: string) => `From ${address}`,
  end: 'Sign out',
  ending: 'Signing out...',
  endLabel: (browser: string) => `Sign out ${browser}`,
  endOthers: 'Sign out everywhere else',
  ended: (count: number) =>
    plural(count, {
      one: 'You’re signed out there.',
      other: `You’re signed out in ${count} places.`,
    }),
  none: 'You were already signed out there.',
  endFailed: 'We couldn’t sign you out there. Please try again.',
});
