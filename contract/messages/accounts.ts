import { sentences } from './sentences.ts';

/** What the list of accounts says about their connections. */
export const healthMessages = sentences('healthMessages', {
  reconnect: (system: string) => `${system} needs reconnecting`,
  failed: (system: string) => `${system} didn’t sync`,
});

/** The heads of the list. A head that sorts says by its mark what it does; this is what it is called. */
export const accountColumnMessages = sentences('accountColumnMessages', {
  name: 'Account Name',
  location: 'Location',
  notes: 'Notes',
  knowledge: 'Knowledge',
  switch: 'Switch',
  actions: 'Actions',
});
