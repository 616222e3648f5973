import { sentences } from './sentences.ts';

/** Words that stand on many screens. */
export const commonWords = sentences('commonWords', {
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saveChanges: 'Save Changes',
  remove: 'Delete',
  removing: 'Deleting...',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  removeOf: (name: string) => `Delete ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,
  loading: 'Loading',
  close: 'Close',
  closeNotification: 'Close notification',
  retry: 'Retry',
  loadMore: 'Load more',
  clearSearch: 'Clear search',
  notAvailable: 'Not available',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phoneNumber: 'Phone Number',
  showCharacters: 'Show characters',
  loadFailed: 'We couldn’t load Steeple',
  checkConnection: 'Check your connection and refresh.',
  refresh: 'Refresh',
  codeLength: 'At least 6 characters',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  password: 'Password',
  loadingMore: 'Loading...',
  available: 'Available',
  updating: 'Updating...',
});

/** Under a list. */
export const listWords = sentences('listWords', {
  pages: 'Pagination',
  only: 'Page 1 of 1, all rows',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
});

/** When somebody leaves a form that holds changes. */
export const leaveWords = sentences('leaveWords', {
  savingText: 'We’ll continue as soon as your changes are saved.',
  stay: 'Stay',
  leave: 'Leave',
  question: 'Leave without saving?',
  text: 'Your changes on this page haven’t been saved.',
});
