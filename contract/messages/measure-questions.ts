import { fullDayWords, listWords, weeklyTimeWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

const quoted = (names: readonly string[]) => listWords(names.map((name) => `“${name}”`));

/** What a church is asked before a figure counts, and the answers it can give. */
export const measureQuestions = sentences('measureQuestions', {
  total: (event: string, total: string, parts: readonly string[]) =>
    `At ${event}, does “${total}” already include ${quoted(parts)}?`,
  totalYes: (total: string) => `Yes, count only “${total}”`,
  totalNo: (parts: readonly string[]) => `No, count only ${quoted(parts)}`,
  totalBoth: 'No, add them together',
  helpers: (event: string, helpers: readonly string[]) =>
    `Should your attendance at ${event} include ${quoted(helpers)}?`,
  helpersNo: (helpers: readonly string[]) => `No, leave out ${quoted(helpers)}`,
  helpersYes: (total: string) => `Yes, count “${total}”`,
  unclearYes: (names: readonly string[]) => `Yes, add ${quoted(names)}`,
  visitors: (event: string, visitors: string, others: readonly string[]) =>
    `At ${event}, are “${visitors}” already counted in ${quoted(others)}?`,
  visitorsYes: 'Yes, don’t add them again',
  visitorsNo: 'No, add them',
  kidsCheckIn: (kids: readonly string[], events: readonly string[]) =>
    `Does your headcount at ${listWords(events)} already include the kids who check in at ${listWords(kids)}?`,
  kidsCounted: (kids: readonly string[], events: readonly string[]) =>
    `Does your headcount at ${listWords(events)} already include the kids counted at ${listWords(kids)}?`,
  kidsCountedNo: 'No, add the kids counted there',
  kidsCheckInYes: 'Yes, everyone is in the headcount',
  kidsCheckInNo: 'No, add the kids who check in',
  oddLevel: (event: string) =>
    `The headcounts and check-ins at ${event} are far apart. Which one shows how many people came?`,
  oddLevelHeadcounts: 'The headcounts',
  oddLevelCheckIns: 'The check-ins',
  weekdays: (event: string, days: readonly string[]) =>
    `${event} also meets on ${listWords(days)}. Should we count that in your attendance?`,
  weekdaysYes: 'Yes, count all of it',
  weekdaysNo: (days: readonly string[]) => `No, leave out ${listWords(days)}`,
  uncounted: (event: string, time: string, lastCounted: string | null) =>
    lastCounted === null
      ? `${event} has been on your schedule for ${weeklyTimeWords(time)}, but it has never had a count. Do you plan to count it?`
      : `${event} is still on your schedule for ${weeklyTimeWords(time)}, but was last counted on ${fullDayWords(lastCounted)}. Do you still plan to count it?`,
  uncountedYes: 'Yes, we’ll enter its counts',
  uncountedNo: (lastCounted: string | null) =>
    lastCounted === null
      ? 'No, leave that time out'
      : `No, leave it out after ${fullDayWords(lastCounted)}`,
  include: (event: string, people: number) =>
    `About ${people} people come to ${event} each week. Should we count it in your attendance?`,
  includeYes: (event: string) => `Yes, count ${event}`,
  includeNo: (event: string) => `No, leave out ${event}`,
  includeInstead: (event: string, others: readonly string[]) =>
    `Count ${event} instead of ${listWords(others)}`,
  follows: (later: string, earlier: string) => `Did ${later} replace ${earlier}?`,
  followsYes: (later: string) => `Yes, count ${later} from now on`,
  followsNo: (later: string) => `No, don’t count ${later}`,
  /** Of what nobody could choose, because Planning Center refused it or it was not used. */
  granted: {
    giving: (funds: readonly string[]) => ({
      question: `Now that we can see your giving, should we count gifts to ${funds.length === 0 ? 'all funds' : quoted(funds)}?`,
      yes: 'Yes, count giving',
      no: 'No, leave giving out',
    }),
    groups: {
      question: 'Now that we can see your groups, should we count the people in them?',
      yes: 'Yes, count groups',
      no: 'No, leave groups out',
    },
    serving: {
      question: 'Now that we can see your team schedules, should we count the people who serve?',
      yes: 'Yes, count serving',
      no: 'No, leave serving out',
    },
    kids: {
      question: 'Now that we can see your check-ins, should we count your kids?',
      yes: 'Yes, count kids',
      no: 'No, leave kids out',
    },
    guests: {
      question: 'Now that we can see more of Planning Center, should we count first-time guests?',
      yes: 'Yes, count guests',
      no: 'No, leave guests out',
    },
  },
  fund: (fund: string) => `Are gifts to “${fund}” part of your regular giving?`,
  fundYes: (fund: string) => `Yes, count “${fund}”`,
  fundNo: (fund: string) => `No, leave out “${fund}”`,
  odd: (event: string, people: number, usual: number, day: string) =>
    `${event} shows ${people} people on ${day}, but about ${usual} is usual. Is ${people} right?`,
  oddYes: 'Yes, that’s right',
  oddNo: 'No, we’ll fix it in Planning Center',
});
