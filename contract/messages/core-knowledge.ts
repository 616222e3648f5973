import { numberFormat } from '../formats.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/**
 * The sentences of the core knowledge screens (specification, sections 2 and 8). The successes are
 * those of all knowledge, in messages.ts.
 */
export const coreKnowledgeMessages = sentences('coreKnowledgeMessages', {
  accessDenied: 'Access denied. Only Super Admins can manage core knowledge.',
  listFailed: 'Failed to load core knowledge.',
  loadFailed: 'Failed to load knowledge entry.',
  createFailed: 'Failed to create knowledge entry. Please try again.',
  updateFailed: 'Failed to update knowledge entry. Please try again.',
  deleteFailed: 'Failed to delete knowledge entry. Please try again.',
  none: 'No core knowledge entries found. Create your first entry to get started.',
  noneMatch: 'No core knowledge entries match your search.',
});

/** Titles, labels and buttons of knowledge entries, of an account and of all. */
export const knowledgeWords = sentences('knowledgeWords', {
  ofAccount: 'Account Knowledge',
  add: 'Add Knowledge',
  addCore: 'Add Core Knowledge',
  core: 'Core Knowledge',
  coreList: 'Core knowledge',
  coreText: 'AI prompts that apply to every account',
  removeEntry: 'Delete Knowledge Entry',
  title: 'Title',
  loadingOfAccount: 'Loading account knowledge',
  loadingEntry: 'Loading knowledge entry',
  loadingCore: 'Loading core knowledge',
  backToCore: 'Back to Core Knowledge',
  backToOne: 'Back to Knowledge',
  create: 'Create Knowledge',
  creating: 'Creating...',
  createText: 'Create a new core AI prompt for the system',
  preview: 'Prompt Preview',
  view: 'View Knowledge',
  edit: 'Edit Knowledge',
  editText: 'Update the core AI prompt details',
  search: 'Search core knowledge',
  searchHint: 'Search core knowledge...',
  description: 'Description',
  prompt: 'Prompt',
  count: (count: number) =>
    plural(count, { one: '1 entry', other: `${numberFormat({}).format(count)} entries` }),
});
