import { sentences } from './sentences.ts';

/** The dialog for a note on some weeks. */
export const noteMessages = sentences('noteMessages', {
  add: 'Add a note',
  edit: 'Edit note',
  text: 'What happened',
  textHint: 'For example: ice storm, a new series, no service',
  from: 'From',
  to: 'Through',
  setAside: 'Set these weeks aside',
  setAsideHint: 'We’ll keep the numbers but leave them out of comparisons and forecasts.',
  save: 'Save',
  remove: 'Delete',
});

/** The dialog for shared links, and the links that there are. */
export const linkMessages = sentences('linkMessages', {
  title: 'Share this page',
  label: 'Who is it for?',
  labelHint:
    'For example, “Elders”. Anyone with the link can view this page. They can’t change anything.',
  expires: 'Works for',
  lives: { '7': 'a week', '30': 'a month', '90': 'three months', '365': 'a year' },
  giving: 'Include giving',
  givingHint: 'Hidden unless you check this box.',
  notes: 'Include notes',
  notesHint:
    'Everything your church wrote in its notes, without names. Hidden unless you check this box.',
  create: 'Create link',
  once: 'Your link (copy it now; we won’t show it again)',
  copy: 'Copy',
  copied: 'Copied',
  until: (day: string) => `until ${day}`,
  withGiving: 'with giving',
  withNotes: 'with notes',
  by: (person: string) => `created by ${person}`,
  turnOff: 'Turn off',
  turnOffOf: (label: string) => `Turn off the link for ${label}`,
});
