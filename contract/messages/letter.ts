import { sentences } from './sentences.ts';

/** The Monday letter. What the dashboard says too is written where that says it. */
export const letterMessages = sentences('letterMessages', {
  /** What arrives in the list of mails: the headline, and whose it is. */
  subject: (headline: string, church: string) =>
    church === '' ? headline : `${headline} (${church})`,
  open: 'Open the dashboard',
  expected: (range: string) => `Expected ${range}`,
  lastYear: (value: string) => `Last year ${value}`,
  columns: { name: 'Other numbers', number: 'This week', expected: 'Expected' },
  /** Where nothing is off, above all of them. */
  allNumbers: 'All numbers',
  /** In place of a small picture: the number of each week, oldest first. */
  line: (name: string, weeks: string) => `${name}, week by week: ${weeks}.`,
  noCount: 'no count',
  /** In place of the large picture. */
  ahead: (came: string, expected: string) => `What came: ${came}. What we expect: ${expected}.`,
  dated: (day: string, value: string) => `${day} ${value}`,
  datedEvent: (day: string, event: string, range: string) => `${day} (${event}) ${range}`,
  nothing: {
    headline: 'No numbers yet',
    coming:
      'Nothing is connected yet. Once Planning Center or Google Search Console is, your weeks appear here.',
    reading: 'Your first weeks are still being read. The next letter will have them.',
  },
  footer: {
    asked: (day: string, time: string, zone: string) =>
      `You asked for this letter. It comes every ${day} at ${time}, ${zone}.`,
    test: 'You asked for this test letter. It shows your dashboard as it is right now.',
    skips: 'Weeks with nothing to say are skipped.',
    giving: 'Giving is in it, so please think before you forward it.',
    stop: 'Stop these letters',
    change: 'Change what you get',
  },
});

/** The mail that offers the letter to a colleague. */
export const letterOfferMessages = sentences('letterOfferMessages', {
  subject: (church: string) =>
    church === ''
      ? 'A letter with your numbers each week?'
      : `${church} in your mailbox each week?`,
  body: (who: string, church: string) =>
    who === ''
      ? `A colleague thinks you’d like the weekly letter of ${church}.`
      : `${who} thinks you’d like the weekly letter of ${church}.`,
  what: 'It says what the dashboard says, the morning after your services: how the week was, whether anything is off, and what is coming.',
  yours: 'You only get it if you say yes, and you can stop it any time with one click.',
  button: 'Choose yes or no',
});

/** The mail that a connection needs somebody. */
export const connectionMailMessages = sentences('connectionMailMessages', {
  subject: (system: string, church: string) =>
    church === '' ? `Please reconnect ${system}` : `Please reconnect ${system} for ${church}`,
  body: (system: string, church: string, day: string) =>
    `${system} stopped letting us in on ${day}, so the numbers of ${church} aren’t being updated.`,
  step: 'Someone needs to sign in there again. It takes about a minute, and missing weeks are filled in afterward.',
  again: 'We’ll remind you once more in a week if nothing happens, and then stay quiet.',
  button: 'Reconnect',
});
