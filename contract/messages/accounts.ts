import { numberFormat } from '../formats.ts';
import { plural } from './plural.ts';
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

/** Titles, labels and buttons of the accounts screens. */
export const accountWords = sentences('accountWords', {
  title: 'Accounts',
  subtitle: 'Every church and ministry on Steeple',
  add: 'Add Account',
  addText: 'A church or ministry that will use Steeple',
  create: 'Create Account',
  creating: 'Creating...',
  edit: 'Edit Account',
  view: 'View Account',
  back: 'Back to Accounts',
  backToOne: 'Back to Account',
  remove: 'Delete Account',
  name: 'Account Name',
  search: 'Search accounts',
  searchHint: 'Search by name, location or notes',
  loadingOne: 'Loading account',
  loading: 'Loading accounts',
  switch: 'Switch',
  switchTo: (name: string) => `Switch to ${name}`,
  viewShort: 'View',
  viewOf: (name: string) => `View ${name}`,
  knowledge: 'Knowledge:',
  location: 'Location',
  notes: 'Notes',
  count: (count: number) =>
    plural(count, { one: '1 account', other: `${numberFormat({}).format(count)} accounts` }),
  /** How many knowledge entries an account has. */
  entries: (count: number) =>
    plural(count, { one: '1 Entry', other: `${numberFormat({}).format(count)} Entries` }),
});
