import { sentences } from './sentences.ts';

/** The Monday letter. What the dashboard says too is written where that says it. */
export const letterMessages = sentences('letterMessages', {
  /** What arrives in the list of mails: the headline, and whose it is. */
  subject: (headline: string, church: string) =>
    church === '' ? headline : `${headline} (${church})`,
  open: 'Open the dashboard',
  columns: { name: 'Other numbers', number: 'Actual', expected: 'Expected' },
  /** Where nothing is off, above all of them. */
  allNumbers: 'All numbers',
  /** In place of a small picture: the number of each week, oldest first. */
  line: (name: string, weeks: string) => `${name}, week by week: ${weeks}.`,
  noCount: 'no count',
  /** In place of the large picture. */
  ahead: (came: string, expected: string) => `Actual: ${came}. Expected: ${expected}.`,
  dated: (day: string, value: string) => `${day} ${value}`,
  /** A week of a picture: what came, and what else is drawn there. */
  point: (
    day: string,
    value: string,
    also: { event: string | null; expected: string | null; isUnusual: boolean },
  ) => {
    const facts = [
      ...(also.event === null ? [] : [also.event]),
      ...(also.isUnusual ? ['unusual'] : []),
      ...(also.expected === null ? [] : [`expected ${also.expected}`]),
    ];
    return facts.length === 0 ? `${day} ${value}` : `${day} ${value} (${facts.join(', ')})`;
  },
  datedEvent: (day: string, event: string, range: string) => `${day} (${event}) ${range}`,
  nothing: {
    headline: 'No numbers yet',
    coming:
      'Connect Planning Center or Google, or enter a count, and your weeks will show up here.',
    reading: 'Your first weeks are still being imported. The next email will have them.',
  },
  footer: {
    asked: (day: string, time: string, zone: string) =>
      `You asked for this email. It comes every ${day} at ${time}, ${zone}.`,
    test: 'You asked for this test email. It shows your dashboard as it is right now.',
    skips: 'Weeks with no numbers are skipped.',
    giving: 'This email includes giving, so please be careful about forwarding it.',
    stop: 'Unsubscribe',
    change: 'Change what you get',
  },
});

/** The mail that offers the letter to a colleague. */
export const letterOfferMessages = sentences('letterOfferMessages', {
  subject: (church: string) =>
    church === ''
      ? 'Want a weekly email with your numbers?'
      : `Want a weekly email about ${church}?`,
  body: (who: string, church: string) =>
    who === ''
      ? `Someone on your team thinks you’d like the weekly email about ${church}.`
      : `${who} thinks you’d like the weekly email about ${church}.`,
  what: 'It tells you what the dashboard says, the morning after your services: how the week was, whether anything is off, and what is coming.',
  yours: 'You only get it if you say yes, and you can stop it anytime with one click.',
  button: 'Choose yes or no',
});

/** The mail that a connection needs somebody. */
export const connectionMailMessages = sentences('connectionMailMessages', {
  subject: (system: string, church: string) =>
    church === '' ? `Please reconnect ${system}` : `Please reconnect ${system} for ${church}`,
  body: (system: string, church: string, day: string) =>
    `${system} was disconnected on ${day}, so ${church}’s numbers aren’t being updated.`,
  step: (system: string) =>
    `Someone needs to sign in to ${system} again. It takes about a minute, and we’ll fill in the missing weeks afterward.`,
  again: 'If it’s still disconnected in a week, we’ll send one more reminder, and that’s it.',
  button: 'Reconnect',
});
