import { sentences } from './sentences.ts';

/** Refusals of `profile-marks-save`; the database raises the same sentences. */
export const colleagueRefusals = sentences('colleagueRefusals', {
  yourself: 'You can’t change your own permissions.',
  lastWithAllRights: 'At least one person needs full access.',
});

/** The page where an account admin is marked to only look, or to do without giving. */
export const colleagueMessages = sentences('colleagueMessages', {
  title: 'Your Team',
  subtitle: (church: string) => `Who can use Steeple for ${church}, and what they can do`,
  columns: { name: 'Name', changes: 'Can make changes', giving: 'Can see giving' },
  you: (name: string) => `${name} (you)`,
  changesOf: (name: string) => `${name} can make changes`,
  givingOf: (name: string) => `${name} can see giving`,
  hint: 'Someone who can’t make changes can still view everything they have access to. Someone who can’t see giving won’t see it anywhere: on the dashboard, in exports or in links. Links they’ve shared stop working when you remove a permission.',
  saved: (name: string) => `Saved. ${name} sees the difference right away.`,
  saveFailed: 'We couldn’t save that. Please try again.',
  loadFailed: 'We couldn’t load your team.',
  none: 'It’s just you so far.',
});
