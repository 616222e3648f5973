import { sentences } from './sentences.ts';

/** Beside what was done by mistake. */
export const undoMessages = sentences('undoMessages', {
  undo: 'Undo',
  noteBack: 'The note is back.',
  noteBackFailed: 'We couldn’t bring the note back',
  linkBack: 'The link works again.',
  linkBackFailed: 'We couldn’t bring the link back',
});

/** In place of 'Copy', where the browser does not let a page copy. */
export const copyMessages = sentences('copyMessages', {
  refused: 'We couldn’t copy it',
});

/** While the device has no network. */
export const offlineMessages = sentences('offlineMessages', {
  offline: 'You’re offline. What you see may be out of date. It updates once you’re back online.',
});
