import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The dashboard's first minute, while the weeks are being read. */
export const firstMinuteMessages = sentences('firstMinuteMessages', {
  reading: 'We’re importing your newest weeks first.',
  noAccess:
    'You’re connected, but Planning Center doesn’t let us see everything yet. Here’s what to do.',
  found: (value: string, day: string) =>
    `Your history is coming in! ${value} people came last ${day}. Take a look at what we’re counting.`,
  foundOther: (what: string, value: string) =>
    `Your history is coming in! For ${what}, the latest week has ${value}. Take a look at what we’re counting.`,
  /** @param isMore whether something else is still being imported */
  line: (read: number, of: number, isMore: boolean) =>
    read < of
      ? `${read} of ${of} weeks imported, newest first.`
      : isMore
        ? `All ${of} weeks are in, and a few more things are on their way.`
        : `All ${of} weeks are imported.`,
  /** @param minutes at least one */
  toGo: (minutes: number) =>
    plural(minutes, { one: 'About a minute to go.', other: `About ${minutes} minutes to go.` }),
  leave: 'Go to dashboard',
  neverTaken: 'What we never store',
  neverTakenText:
    'Names, or who gave what. We keep totals. To count people who come back, serve or give, we keep Planning Center’s IDs for them in scrambled form only.',
  quiet: 'One more to connect',
  quietText: 'Connect Google Search Console to see how people find you online.',
  connect: 'Connect',
  readOnly: 'Read-only',
  readOnlyText: 'We never change anything in Planning Center.',
  others: 'Bring your team',
  invite: 'Invite your team',
  letter: 'Get the weekly email',
});

/** What a church that has just connected may still do, on its dashboard until all is done. */
export const firstStepMessages = sentences('firstStepMessages', {
  title: 'A few things to finish',
  done: (done: number, of: number) => `${done} of ${of} done`,
  isDone: (step: string) => `${step} (done)`,
  seats: 'Enter how many seats you have',
  note: (day: string) => `Add a note on why ${day} has no count`,
  google: 'Connect Google Search Console',
  invite: 'Invite someone from your team',
  letter: 'Get the weekly email',
  hide: 'Hide these steps',
});
