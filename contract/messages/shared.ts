import { sentences } from './sentences.ts';

/** The page behind a shared link. */
export const sharedMessages = sentences('sharedMessages', {
  by: (churchName: string) => `Shared by ${churchName}.`,
  until: (day: string) => `Shared view. This link works until ${day}.`,
  madeWith: 'Made with Steeple',
});
