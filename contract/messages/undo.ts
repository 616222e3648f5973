/** Beside what was done by mistake. */
export const undoMessages = {
  undo: 'Undo',
  noteBack: 'The note is back.',
  noteBackFailed: 'Failed to bring the note back',
  linkBack: 'The link works again.',
  linkBackFailed: 'Failed to bring the link back',
} as const;

/** While the device has no network. */
export const offlineMessages = {
  offline: 'You’re offline. What you see may be old; it loads again once you’re back online.',
} as const;
