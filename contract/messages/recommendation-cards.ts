/** The parts of a recommendation's card. */
export const cardMessages = {
  who: 'Who',
  whoHint: 'Whoever takes it on',
  by: 'By',
  savePlan: 'Save',
  planSaved: 'Noted: who does it, and by when.',
  planFailed: 'Failed to save who does it. Please try again.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  advice: 'What has helped elsewhere',
  more: (title: string) => `Read “${title}”`,
  libraryVersion: (version: number) => `From the library, version ${version}.`,
  /** Beside a chart's name. */
  newest: (value: string) => `${value} in the newest week`,
} as const;
