import { dateFormat } from '../formats.ts';
import type { Weekday } from '../functions/measures.ts';
import { timeWords } from './count-page.ts';
import { countWords, dayWords, fullDayWords, listWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';
import { dayOf, people } from './week-questions.ts';

const sundays: Readonly<Record<Weekday, string>> = {
  monday: '2027-02-15',
  tuesday: '2027-02-16',
  wednesday: '2027-02-17',
  thursday: '2027-02-18',
  friday: '2027-02-19',
  saturday: '2027-02-20',
  sunday: '2027-02-21',
};

/** A day of the week as people call it. */
export function weekdayName(weekday: Weekday): string {
  return dateFormat({ weekday: 'long' }).format(new Date(`${sundays[weekday]}T00:00:00Z`));
}

/** What a church counts by hand, and when: on the page What We Count. */
export const setupMessages = sentences('setupMessages', {
  loadFailed: 'We couldn’t load what you count by hand.',
  saved: 'Saved.',
  saveFailed: 'We couldn’t save this. Please try again.',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  name: 'Name',
  count: 'Open the Count page',
  importer: 'Import past years from a spreadsheet',
  exporter: 'Export everything (CSV)',
  exportFailed: 'We couldn’t create the CSV. Please try again.',
  /** To a super admin, who may be in another time zone than the church. */
  zoneTaken: (zone: string) =>
    `Days here follow ${zone}. If this church is somewhere else, choose its time zone under Week and calendar.`,
});

/** When a church meets. */
export const serviceMessages = sentences('serviceMessages', {
  question: 'When do you meet?',
  none: 'No services yet.',
  some: (count: number) =>
    `${countWords(count).replace(/^./, (letter) => letter.toUpperCase())} ${plural(count, { one: 'service.', other: 'services.' })}`,
  line: (weekday: Weekday | null, time: string | null, date: string | null) =>
    [
      date === null ? (weekday === null ? null : weekdayName(weekday)) : fullDayWords(date),
      time === null ? null : timeWords(time),
    ]
      .filter(Boolean)
      .join(', '),
  until: (date: string) => `until ${fullDayWords(date)}`,
  linked: 'From Planning Center',
  add: 'Add a service',
  edit: 'Service',
  weekday: 'Day',
  once: 'Only once',
  date: 'Date',
  time: 'Time',
  timeHint: 'Leave blank if there’s no set time.',
  campus: 'Campus',
  ends: 'Last held on',
  endsHint: 'Only for a service that has ended. We keep its counts.',
  suggested: (names: readonly string[]) =>
    `We found these services in Planning Center: ${listWords(names)}.`,
  take: 'Use these services',
  /** Where nothing was found: what most churches have. */
  usual: 'Meet once, on Sunday? Start with that.',
  takeUsual: 'One Sunday service',
});

/** What a church counts at its services. */
export const categoryMessages = sentences('categoryMessages', {
  question: 'What do you count?',
  none: 'Nothing yet.',
  some: (names: readonly string[]) => `${listWords(names)}.`,
  add: 'Add something to count',
  edit: 'What is counted',
  feeds: 'What is it?',
  feedsOf: {
    attendance: 'Attendance',
    kids: 'Kids',
    first_time_guests: 'First-time guests',
    serving: 'People serving',
    group_attendance: 'Group attendance',
    giving: 'Giving',
  },
  ownFigure: 'A custom number',
  inAttendance: 'Part of attendance',
  inAttendanceHint:
    'Attendance is the sum of these. Steeple does the adding; you don’t enter totals.',
  per: 'How often?',
  perOf: { service: 'Each service', week: 'Each week' },
  away: 'We no longer count this',
  awayHint: 'We keep its counts.',
  awayMark: 'no longer counted',
});

/** Links for ushers without an account. */
export const countLinkMessages = sentences('countLinkMessages', {
  question: 'Who enters the counts?',
  loadFailed: 'We couldn’t load your counting links.',
  none: 'You and your team, so far.',
  some: (count: number) =>
    plural(count, {
      one: 'You, your team, and anyone who has your counting link.',
      other: `You, your team, and anyone who has one of your ${count} counting links.`,
    }),
  hint: 'A counting link lets an usher enter today’s numbers without an account. It doesn’t show anyone your numbers.',
  first: 'Add a service and something to count first.',
  item: (services: readonly string[], until: string) =>
    `${listWords(services)}, until ${dayWords(until)}`,
  neverUsed: 'never used',
  lastUsed: (day: string) => `last used ${dayWords(day)}`,
  make: 'New link',
  label: 'Who is it for?',
  labelHint: 'Such as “Ushers at 9:00”.',
  services: 'For which services?',
  categories: 'What can they count?',
  days: 'Works for',
  lives: { '7': 'a week', '30': 'a month', '90': 'three months' },
  create: 'Create link',
  once: 'Your link (copy it now; we won’t show it again)',
  copy: 'Copy',
  copied: 'Copied',
  made: 'The link is ready. Copy it now.',
  makeFailed: 'We couldn’t create the link. Please try again.',
  end: 'Turn off',
  endOf: (label: string) => `Turn off the link for ${label}`,
  ended: 'Link turned off.',
  endFailed: 'We couldn’t turn the link off. Please try again.',
});

/** Figures of a church's own. */
export const ownFigureMessages = sentences('ownFigureMessages', {
  question: 'What else matters here?',
  none: 'No custom numbers yet.',
  some: (count: number) =>
    `${countWords(count).replace(/^./, (letter) => letter.toUpperCase())} custom ${plural(count, { one: 'number', other: 'numbers' })}.`,
  add: 'Add a number',
  heading: 'Number',
  what: 'What it is',
  counted: 'Counted',
  from: 'Comes from',
  kinds: { people: 'People', decisions: 'Decisions', money: 'Money', other: 'Other' },
  described: (kind: string, isSum: boolean) =>
    isSum ? `${kind}, added up` : `${kind}, last count of the week`,
  notInAttendance: '(not in attendance)',
  pers: { service: 'Per service', week: 'Per week' },
  sources: { hand: 'Entered by hand', provider: 'Planning Center' },
  nameHint: 'Also the heading on the Count page.',
  kind: 'What is it?',
  often: 'How often?',
  together: 'Two counts in one week',
  togethers: { sum: 'Add up', last: 'Keep the last' },
  togetherHint: 'Choose “Keep the last” for a running total, like membership.',
  inAttendance: 'Part of attendance?',
  source: 'Where does it come from?',
  sourceOf: { hand: 'The Count page', provider: 'Headcounts in Planning Center' },
  types: 'Which headcounts?',
  away: 'Archive',
  awayHint: 'It leaves the dashboard but keeps its history. Nothing you entered is lost.',
  awayMark: 'archived',
  save: (name: string) => (name === '' ? 'Save' : `Save ${name}`),
  saved: 'Saved. We’re recalculating past weeks.',
  room: (left: number) =>
    left === 0
      ? 'You’ve reached the limit. Archive one to make room; it keeps its history.'
      : `You can add ${left} more. When you stop using a number, archive it. Its history and counts stay.`,
});

/** The mail that reminds of an uncounted service. */
export const reminderMail = sentences('reminderMail', {
  subject: (church: string) =>
    church === '' ? 'Today’s count is missing' : `Today’s count is missing for ${church}`,
  body: (services: readonly { name: string; time: string | null }[], day: string, today: string) =>
    `No one has counted ${listWords(
      services.map(({ name, time }) => (time === null ? name : `${name} (${timeWords(time)})`)),
    )} on ${dayOf(day, today)} yet. It takes a few seconds. If there was no service, you can say that, too.`,
  asked:
    'You asked us to remind you. You get one email a day at most, and none once everything is counted.',
  button: 'Count now',
  stop: 'Stop these reminders',
});

/** The page that the link of a reminder opens. */
export const reminderStopMessages = sentences('reminderStopMessages', {
  title: 'Stop these reminders?',
  text: 'We won’t remind you anymore when a service has no count. You can turn reminders back on in What We Count.',
  stop: 'Stop these reminders',
  stopping: 'Stopping...',
  stopped: 'Done. We won’t remind you anymore.',
  failed: 'We couldn’t stop the reminders. Please try again.',
  unknown: 'This link doesn’t work. You can stop the reminders in What We Count.',
  profile: 'Go to What We Count',
});

/** Whether and when somebody is reminded of an uncounted service. */
export const reminderMessages = sentences('reminderMessages', {
  question: 'Remind me',
  off: 'No reminder.',
  on: (time: string) => `At ${timeWords(time)}, if a service has no count by then.`,
  hint: 'A one-line email, only to you, only if you turn it on.',
  turnOn: 'Remind me when a service has no count',
  at: 'At what time?',
  saved: 'Your reminder is saved.',
});

/** The welcome of a church without a connection. */
export const firstSundayMessages = sentences('firstSundayMessages', {
  title: 'It starts with one Sunday. Where are your numbers?',
  provider: {
    where: 'In Planning Center',
    title: 'We update them every night.',
    text: 'We import headcounts, check-ins, schedules, groups and giving, as far back as you have them. Your newest Sundays usually show up within a few minutes.',
    hint: 'Read-only, and we never store names. We keep totals, and Planning Center’s IDs only in scrambled form.',
    connect: 'Connect Planning Center',
  },
  hand: {
    where: 'On paper, or in a spreadsheet',
    title: 'Count by hand, from a phone.',
    text: 'Enter services, kids and guests in seconds, online or offline. After three Sundays, we’ll tell you how each one compares.',
    ask: (day: string, isToday: boolean) =>
      isToday
        ? `How many people came today, ${dayWords(day)}?`
        : `How many people came last Sunday, ${dayWords(day)}?`,
    save: 'Save this Sunday',
    unfit: 'Please enter a whole number, such as 112.',
    follows:
      'You can add services, kids and guests later. After three Sundays, we’ll tell you how each one compares.',
    saved: (count: number, day: string) => `${people(count)} people on ${dayWords(day)}. Saved.`,
    saveFailed: 'We couldn’t save this. Please try again.',
    /** @param count null where it was cleared since */
    differs: (count: number | null) =>
      count === null
        ? 'Someone changed this Sunday’s count. Open Count by hand to see both.'
        : `Someone already entered ${people(count)} for this Sunday. Open Count by hand to choose which one is right.`,
    coming: 'Your dashboard will be here in a moment.',
    count: 'Count by hand',
    paste: 'Import a spreadsheet',
    link: 'Make a link for ushers',
  },
  both: 'You can do both. If Planning Center is missing a count, we’ll use yours. If they don’t match, we’ll ask you which one to use.',
  /** What comes of it, and when. */
  after: {
    one: {
      when: 'After one Sunday',
      title: 'Your count is saved',
      text: 'Enter it in seconds, fix it anytime, export it whenever you want.',
    },
    three: {
      when: 'After three Sundays',
      title: 'A Monday summary',
      text: (sentence: string) => `“${sentence}”`,
    },
    year: {
      when: 'After a year, or one import',
      title: 'Forecasts and comparisons with last year',
      text: 'If you import past years from a spreadsheet, you get the whole dashboard on day one.',
    },
  },
});
