import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The parts of a recommendation's card. */
export const cardMessages = sentences('cardMessages', {
  who: 'Who',
  whoHint: 'Assign someone',
  by: 'Due',
  savePlan: 'Save',
  planSaved: 'Saved: who’s doing it, and by when.',
  planFailed: 'We couldn’t save who’s doing it. Please try again.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  advice: 'What has helped other churches',
  more: (title: string) => `Read “${title}”`,
  libraryVersion: (version: number) => `From the library, version ${version}.`,
  seen: 'What we’re seeing',
  seenThen: 'What we saw then',
  sure: 'How sure we are',
  sureThen: 'How sure we were',
  otherwise: 'Other explanations',
  step: 'One step for this week',
  stepThen: 'The step for that week',
  know: 'How you’ll know it worked',
  outcome: (day: string) => `How it turned out, ${day}`,
  actual: (actual: string, expected: string) => `Actual: ${actual}. Expected: ${expected}.`,
  byRules: 'Written by Steeple, without AI.',
  byModel: (model: string) => `Found by Steeple’s checks, with sentences chosen by ${model}.`,
  nothingSent: 'No AI was used, and nothing left your account.',
  sent: 'What was sent',
  sentTo: (day: string, provider: string) => `${day}, to ${provider}.`,
  sentOutcomes: {
    used: 'We used its answer.',
    refused: 'We didn’t use its answer, so the recommendation has our own wording.',
    failed: 'We got no answer, so we used our own wording.',
  },
  loading: 'Loading...',
  /** Beside a chart's name. */
  newest: (value: string) => `${value} in the latest full week`,
});

/** How a card is answered, and what was answered. */
export const answerMessages = sentences('answerMessages', {
  accept: 'We’ll do it',
  dismiss: 'Not for us',
  already: 'Already done',
  done: 'Done',
  undo: 'Undo',
  why: 'Why isn’t this for you?',
  whyHint: 'We’ll keep this with the recommendation so your team remembers why.',
  save: 'Dismiss',
  saving: 'Saving...',
  cancel: 'Cancel',
  given: {
    accepted: (person: string | null, day: string) =>
      person === null ? `Accepted on ${day}` : `Accepted by ${person} on ${day}`,
    dismissed: (person: string | null, day: string) =>
      person === null ? `Dismissed on ${day}` : `Dismissed by ${person} on ${day}`,
    done: (person: string | null, day: string) =>
      person === null ? `Done on ${day}` : `Done by ${person} on ${day}`,
    taken_back: (person: string | null, day: string) =>
      person === null ? `Undone on ${day}` : `Undone by ${person} on ${day}`,
  },
  reason: (given: string, reason: string) => `${given}: “${reason}”`,
  none: 'Not answered',
});

/** The chart of a card in words. */
export const cardChartMessages = sentences('cardChartMessages', {
  none: (title: string, from: string, to: string) => `${title}, ${from} to ${to}: no full count.`,
  line: (words: { title: string; from: string; to: string; low: string; high: string }) =>
    `${words.title}, ${words.from} to ${words.to}: between ${words.low} and ${words.high}.`,
  newest: (value: string) => `${value} in the latest week with a count.`,
  gaps: (gaps: number, weeks: number) =>
    plural(gaps, {
      one: `1 of ${weeks} weeks has no full count.`,
      other: `${gaps} of ${weeks} weeks have no full count.`,
    }),
});

/** Why an entry stands on a card. */
export const entryMessages = sentences('entryMessages', {
  own: 'From your church’s knowledge entries.',
  general: 'From the Steeple library.',
  serves: (rule: string) => `From the Steeple library: ${rule}.`,
  between: (rule: string, from: number, to: number) =>
    `From the Steeple library: ${rule}, for churches of ${from} to ${to} people.`,
  upTo: (rule: string, to: number) =>
    `From the Steeple library: ${rule}, for churches of up to ${to} people.`,
  from: (rule: string, from: number) =>
    `From the Steeple library: ${rule}, for churches of ${from} or more people.`,
});
