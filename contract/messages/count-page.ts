import { dateFormat, numberFormat } from '../formats.ts';
import { dayWords, listWords, weekdayWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

const number = (value: number) => numberFormat({}).format(value);
const dayOfWeek = (date: string) => `${weekdayWords(date)}, ${dayWords(date)}`;

/** A time of day on this phone, e.g. `9:48 AM`. */
export function clockWords(instant: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return dateFormat({ timeStyle: 'short', timeZone }).format(instant);
}

/** A service's local time as people write it. */
export function timeWords(time: string): string {
  return dateFormat({ timeStyle: 'short' }).format(new Date(`1970-01-01T${time}:00Z`));
}

/** The page on which a church counts. */
export const countMessages = sentences('countMessages', {
  title: 'Count',
  day: dayOfWeek,
  savedAsTyped: 'Saved as you type',
  keptAsTyped: 'Stored on this phone as you type',
  notKept: 'Keep this page open until everything is saved',
  toDecide: (count: number) =>
    plural(count, { one: 'One number to check', other: `${number(count)} numbers to check` }),
  otherDay: 'Another day',
  chooseDay: 'Which day?',
  missingDays: 'Days without a count',
  today: 'Today',
  notYet: (date: string) => `That ${weekdayWords(date)} hasn’t happened yet.`,
  loading: 'Loading your services…',
  loadFailed: 'We couldn’t load your services. Check your connection and try again.',
  noServices: 'There was no service on this day.',
  noServicesHint: 'Choose another day, or set up your services.',
  nothingSetUp: 'Before you count, tell us when you meet and what you count.',
  setUp: 'Set up services',
  wholeWeek: 'This week',
  menu: 'Menu',
  dashboard: 'Dashboard',
  history: 'Who counted, and when',
  setUpLink: 'Services and what you count',
  signOut: 'Sign Out',
  inTheRoom: 'In the room',
  open: 'Open',
  openOf: (service: string) => `Open ${service}`,
  field: (category: string, service: string) => `${category}, ${service}`,
  next: (category: string) => `Next: ${category}`,
  previous: 'Previous number',
  done: 'Done',
  noService: 'No service on this day',
  wasNone: 'There was no service.',
  wasOne: 'There was a service',
  amount: (example: string, currency: string | null) =>
    currency === null ? `With two decimals, like ${example}` : `In ${currency}, like ${example}`,
  unread: (example: string) =>
    `Not saved: we can’t read this as a number. Enter one like ${example}.`,
  provider: (value: string) => `Planning Center says ${value}`,
  byHandOnly:
    'You can’t enter returning guests, givers or group members by hand. Those numbers come from Planning Center.',
  mayOnlyLook: 'You can view counts but can’t change them.',
});

/** Where a number is: on this phone, or saved. */
export const countStatus = sentences('countStatus', {
  onPhone: 'On this phone',
  saved: (at: Date) => `Saved ${clockWords(at)}`,
  toCheck: 'One to check',
  kept: 'Someone already counted this one. Yours is kept too, and the church will choose.',
  refused: 'Not saved',
  remove: 'Remove',
});

/** What is said of a connection that is missing, and of counts that wait. */
export const countOffline = sentences('countOffline', {
  title: 'No connection right now',
  text: (waiting: number) =>
    waiting === 0
      ? 'Your counts will stay on this phone until you’re back online.'
      : `Your ${plural(waiting, { one: 'new count is', other: `${number(waiting)} new counts are` })} on this phone. We’ll send ${plural(waiting, { one: 'it', other: 'them' })} as soon as you’re back online, even if you close this page and open it later.`,
  tried: (at: Date) =>
    `We tried again at ${clockWords(at)}. Please don’t clear this browser’s data until everything says Saved.`,
  signedOut: 'You’ve been signed out',
  signedOutText: (waiting: number) =>
    `${plural(waiting, { one: 'One count is', other: `${number(waiting)} counts are` })} on this phone. Sign in again, and we’ll send ${plural(waiting, { one: 'it', other: 'them' })}.`,
  signIn: 'Sign In',
  forbidden: 'You can no longer change counts here',
  forbiddenText: 'Your counts stay on this phone. Ask your church office to give you access again.',
  full: 'We can’t take more counts right now',
  fullText: 'Your counts stay on this phone. We’ll keep trying to send them.',
  noDatabase: 'This browser can’t save counts without a connection.',
  forgets: (days: number) =>
    `Counts on this phone have been waiting to be sent for ${plural(days, { one: 'a day', other: `${number(days)} days` })}. Some browsers delete them after seven days, so please get online soon.`,
  /** @param who null where nobody here knows the name */
  others: (count: number, who: string | null) => {
    const counts = plural(count, { one: 'One count', other: `${number(count)} counts` });
    const are = plural(count, { one: 'is', other: 'are' });
    const they = plural(count, { one: 'It', other: 'They' });
    return who === null
      ? `${counts} by someone else ${are} still on this phone. ${they} will be sent when the person who entered ${plural(count, { one: 'it', other: 'them' })} signs in here.`
      : `${counts} by ${who} ${are} still on this phone. ${they} will be sent when ${who} signs in here.`;
  },
  otherLink: (count: number) =>
    `${plural(count, { one: 'One count', other: `${number(count)} counts` })} entered with another counting link ${plural(count, { one: 'is', other: 'are' })} still on this phone. Open that link to send ${plural(count, { one: 'it', other: 'them' })}.`,
  signOutTitle: 'Sign out with unsent counts?',
  signOutText: (waiting: number) =>
    `${plural(waiting, { one: 'One count has', other: `${number(waiting)} counts have` })} not been sent. ${plural(waiting, { one: 'It stays', other: 'They stay' })} on this phone and will be sent when you sign in here again.`,
  stay: 'Stay signed in',
  leave: 'Sign Out',
});

/** Two numbers for one service, and a number that may be a slip. */
export const countDecisions = sentences('countDecisions', {
  differs: (who: string | null, theirs: string, mine: string) =>
    `${who ?? 'Someone'} counted ${theirs}, you ${mine}.`,
  differsHint: (who: string | null, theirs: string, at: Date | null) =>
    `${who ?? 'Someone'} entered ${theirs}${at === null ? '' : ` at ${clockWords(at)}`}. Until you choose, we’ll use that number. Both stay in the history.`,
  keep: (value: string) => `Keep ${value}`,
  use: (value: string) => `Use ${value}`,
  yes: (value: string) => `Yes, ${value}`,
  doubt: (value: number, meant: number | null) =>
    value === 0
      ? '0 people. Did nobody come, or was there no service?'
      : meant === null
        ? `${number(value)} people? Is that right?`
        : `${number(value)} people? Did you mean ${number(meant)}?`,
  doubtHint: (value: string) =>
    `It’s saved either way. We’ll use ${value} once someone at the church confirms it.`,
  nobody: 'Yes, no one came',
  noService: 'No service',
  change: 'Change it',
  answerFailed: 'We couldn’t save your answer. Please try again.',
});

/** Who counted what, and when. */
export const countHistoryWords = sentences('countHistoryWords', {
  title: (date: string) => `Who counted on ${dayWords(date)}`,
  none: 'No one has counted this day yet.',
  loadFailed: 'We couldn’t load who counted.',
  line: (what: string, value: string) => `${what}: ${value}`,
  noService: 'no service',
  cleared: 'cleared',
  by: (who: string | null, at: Date, origin: 'typed' | 'link' | 'import') => {
    const when = dateFormat({
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }).format(at);
    const name = who ?? 'Someone';
    return origin === 'import'
      ? `Imported by ${name}, ${when}`
      : origin === 'link'
        ? `${name}, with a counting link, ${when}`
        : `${name}, ${when}`;
  },
  stands: 'Current',
});

/** The page of an usher, who has a link and no account. */
export const usherMessages = sentences('usherMessages', {
  title: 'Counting',
  noSignIn: 'No sign-in needed',
  otherDates: 'Not today’s date? You can also enter counts for',
  yourName: 'Your first name',
  nameHint: 'So the office knows who to ask. It’s sent with your counts.',
  nameFirst: 'Enter your first name, and we’ll send your counts.',
  only: (services: readonly string[], until: string) =>
    `Use this page to enter counts for ${listWords(services)}. It shows nothing else about the church, and it works until ${until}.`,
  endedTitle: 'This counting link has ended.',
  endedText: 'Ask whoever gave it to you for a new one.',
  neverSent: (count: number) =>
    plural(count, {
      one: '1 count was never sent',
      other: `${number(count)} counts were never sent`,
    }),
  passOn: (count: number) =>
    plural(count, {
      one: 'It’s still on this phone. Please send it to your church office:',
      other: 'They’re still on this phone. Please send them to your church office:',
    }),
  passed: (date: string, service: string, category: string) =>
    `${dayWords(date, 'short')}, ${service}, ${category}`,
  copy: (count: number) => plural(count, { one: 'Copy it', other: 'Copy them' }),
  copied: 'Copied',
  foot: 'Steeple shows churches what their numbers mean. This page doesn’t show anyone your church’s numbers.',
  loadFailed: 'We couldn’t open this link. Check your connection and try again.',
  noDates: 'There is nothing to count today.',
});
