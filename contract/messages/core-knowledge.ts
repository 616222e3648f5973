import { sentences } from './sentences.ts';

/**
 * The sentences of the core knowledge screens (specification, sections 2 and 8). The successes are
 * those of all knowledge, in messages.ts.
 */
export const coreKnowledgeMessages = sentences('coreKnowledgeMessages', {
  accessDenied: 'Access denied. Only Super Administrators can manage core knowledge.',
  listFailed: 'Failed to load core knowledge.',
  loadFailed: 'Failed to load knowledge entry.',
  createFailed: 'Failed to create knowledge entry. Please try again.',
  updateFailed: 'Failed to update knowledge entry. Please try again.',
  deleteFailed: 'Failed to delete knowledge entry. Please try again.',
  none: 'No core knowledge entries found. Create your first entry to get started.',
  noneMatch: 'No core knowledge entries match your search.',
});
