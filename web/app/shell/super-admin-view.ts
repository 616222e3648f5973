import { shellWords } from '#contract/messages/shell.ts';

/** The switcher's option that clears the selection. */
export const superAdminView = () => ({
  value: 'super-admin-view',
  label: shellWords.superAdminView,
});
