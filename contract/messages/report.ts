import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The report to the board; its people’s numbers and sentences are those of the dashboard. */
export const reportMessages = sentences('reportMessages', {
  title: (church: string, period: string) => `${church}: board report, ${period}`,
  year: (year: string) => `the year ${year}`,
  lead: {
    up: (now: string, before: string) =>
      `${now} people in an average week, up from ${before} a year earlier.`,
    down: (now: string, before: string) =>
      `${now} people in an average week, down from ${before} a year earlier.`,
    /** Where most of its range lies on that side. */
    maybeUp: (now: string, before: string) =>
      `${now} people in an average week, probably up from ${before} a year earlier.`,
    maybeDown: (now: string, before: string) =>
      `${now} people in an average week, probably down from ${before} a year earlier.`,
    /** After either. */
    maybe:
      '“Probably” means that a change is likely, but missing weeks or chance could still explain it.',
    even: (now: string, before: string) =>
      `${now} people in an average week, about the same as a year earlier (${before}).`,
    unclear: (now: string, before: string) =>
      `${now} people in an average week, compared with ${before} a year earlier. That difference may be chance.`,
    /** Where it is not judged. */
    compared: (now: string, before: string) =>
      `${now} people in an average week, compared with ${before} a year earlier. We can’t tell whether that’s more than chance.`,
    alone: (now: string) => `${now} people in an average week.`,
    /** Where some of the weeks have no count a year earlier. */
    ofBoth: (weeks: number) =>
      plural(weeks, {
        one: 'We compared the 1 week counted in both years.',
        other: `We compared the ${weeks} weeks counted in both years.`,
      }),
    none: 'We don’t have attendance for this period.',
  },
  summary: 'At a glance',
  line: {
    weeks: (text: string) => `Weeks: ${text}`,
    guests: (text: string) => `Guests: ${text}`,
    regulars: (text: string) => `Regulars: ${text}`,
    serving: (text: string) => `Serving: ${text}`,
    giving: (text: string) => `Giving: ${text}`,
    ahead: (text: string) => `Coming up: ${text}`,
    sure: (text: string) => `How sure: ${text}`,
  },
  nothing: 'Nothing to report yet.',
  /** One quarter’s numbers in a year’s report; the text begins with a number. */
  ofQuarter: (months: string, text: string) => `From ${months}, ${text}`,
  within: (inside: string, of: number) =>
    plural(of, {
      one: `${inside} of 1 week was within the range we expected.`,
      other: `${inside} of ${of} weeks were within the range we expected.`,
    }),
  weeks: {
    heading: 'How was attendance?',
    steady: 'Every week was within the range we expected.',
    outside: (days: string) => `Outside the range we expected: ${days}.`,
    note: 'Each bar is the range we expected before the week; about four weeks out of five land inside it. Each dot is how many came; an open dot is outside the range. The dashed line is the same week a year earlier, with Easter and other holidays lined up.',
    /** Where some weeks have nothing a year earlier. */
    gaps: 'The dashed line stops where the same week a year earlier had no full count, or where only one of the two weeks had a holiday.',
    noteOfYear:
      'Each dot is a month’s average week. The dashed line is the same weeks a year earlier.',
    /** Where some months are not of all of their weeks. */
    gapsOfYear:
      'If some of a month’s weeks weren’t counted in both years, we compare the ones that were.',
    /** Where some have nothing to compare. */
    stopsOfYear:
      'The dashed line stops where most of a month’s weeks weren’t counted in both years.',
    blank: 'A week without a number has no full count, or a note sets it aside.',
    uncounted: (days: string) => `Left out because they have no full count: ${days}.`,
    setAside: (days: string) => `Left out because a note sets them aside: ${days}.`,
    odd: (weeks: string) => `The weeks furthest from what we expected: ${weeks}.`,
    oddWeek: (day: string, people: string, range: string) =>
      `${people} on ${day} (expected ${range})`,
    oddEvent: (event: string, day: string, people: string, range: string) =>
      `${people} on ${day} (${event}, expected ${range})`,
    columns: {
      week: 'Week',
      month: 'Month',
      average: 'People a week',
      came: 'People',
      low: 'Expected from',
      high: 'Expected to',
      before: 'A year earlier',
    },
    named: (day: string, event: string) => `${day} (${event})`,
  },
  parts: {
    heading: 'Are fewer people coming, or are the same people coming less often?',
    headingKids: 'Are fewer kids coming, or are the same kids coming less often?',
    columns: { part: 'Change from a year earlier', change: 'People a week' },
    rows: {
      people: 'More or fewer people who came at least twice',
      often: 'The same people coming more or less often',
      once: 'More or fewer people who came just once',
      all: 'Total, each week',
    },
    same: (now: string, day: string) =>
      `Neither: ${now} people checked in each ${day}, about the same as a year ago.`,
    sameKids: (now: string, day: string) =>
      `Neither: ${now} people checked in each ${day}, nearly all of them kids, about the same as a year ago.`,
    unsure: (now: string, before: string, day: string) =>
      `We can’t tell: ${now} people checked in each ${day}, compared with ${before} a year ago. The difference may be chance.`,
    unsureKids: (now: string, before: string, day: string) =>
      `We can’t tell: ${now} people checked in each ${day}, nearly all of them kids, compared with ${before} a year ago. The difference may be chance.`,
    /** Where fewer kids are checked in than families come regularly. */
    fewerKids:
      'A regular family comes at least every other week, and weeks when a parent only checked in to volunteer count, too. That’s how there can be more regular families than kids on one Sunday.',
    note: (day: string, before: string) =>
      `This compares the eight weeks through ${day} with the same eight weeks a year earlier (through ${before}). The first three rows add up to the total.`,
  },
  regulars: {
    heading: 'Who are our regulars?',
    same: (noun: string, now: string, before: string) =>
      `${now} ${noun} come regularly, about the same as a year earlier (${before}).`,
    moreThanBefore: (count: number) =>
      plural(count, { one: 'That’s 1 more', other: `That’s ${count} more` }),
    fewerThanBefore: (count: number) =>
      plural(count, { one: 'That’s 1 fewer', other: `That’s ${count} fewer` }),
    sameAsBefore: 'That’s the same number',
    net: {
      quarter: (change: string) => `${change} than at the start of the quarter.`,
      quarterSame: (change: string) => `${change} as at the start of the quarter.`,
      year: (change: string) => `${change} than at the start of the year.`,
      yearSame: (change: string) => `${change} as at the start of the year.`,
    },
    /** A sum, whose parts stand in whole numbers. */
    really: (sum: {
      start: string;
      joined: string;
      back: string;
      less: string;
      gone: string;
      end: string;
    }) =>
      `${sum.start} at the start + ${sum.joined} new + ${sum.back} back again − ${sum.less} coming less often − ${sum.gone} not here for eight weeks = ${sum.end} at the end.`,
    /** Where most of the change is of those who were known before. */
    mostlyKnown: (joined: string, gone: string) =>
      `Most of that change is people you already knew, coming more or less often: ${joined} are new, and ${gone} have not been here for eight weeks.`,
    /** In a year's report, whose quarters are added up. */
    severalTimes:
      'Over a year, the same people can come and go more than once, so they can show up here more than once.',
    columns: {
      quarter: 'Quarter',
      start: 'Start of quarter',
      new: 'New',
      back: 'Back again',
      less: 'Coming less often',
      away: 'Not here for 8 weeks',
      end: 'End of quarter',
    },
  },
  serving: {
    heading: 'Who is serving?',
    now: (people: number, often: string) =>
      plural(people, {
        one: 'In the final six weeks, 1 person served.',
        other:
          often === '0'
            ? `In the final six weeks, ${people} people served.`
            : `In the final six weeks, ${people} people served, ${often} of them nearly every week.`,
      }),
    /** Where a year earlier about as many did. */
    same: (people: number, before: string) =>
      plural(people, {
        one: `In the final six weeks, 1 person served, about the same as a year earlier (${before}).`,
        other: `In the final six weeks, ${people} people served, about the same as a year earlier (${before}).`,
      }),
    /** How many serve is not judged. */
    compared: (people: number, before: string) =>
      plural(people, {
        one: `In the final six weeks, 1 person served, compared with ${before} a year earlier. We can’t tell whether that’s more than chance.`,
        other: `In the final six weeks, ${people} people served, compared with ${before} a year earlier. We can’t tell whether that’s more than chance.`,
      }),
    often: (often: string) => `${often} of them served nearly every week.`,
    load: {
      same: 'Each of them served about as often as a year earlier.',
      more: 'Each of them served more often than a year earlier.',
      fewer: 'Each of them served less often than a year earlier.',
    },
    columns: {
      what: (day: string) => `Six weeks through ${day}`,
      now: 'Now',
      before: 'A year earlier',
    },
  },
  giving: {
    heading: 'Who gives?',
    total: {
      more: (now: string, share: string, before: string) =>
        `Giving came to ${now}, ${share} more than a year earlier (${before}).`,
      less: (now: string, share: string, before: string) =>
        `Giving came to ${now}, ${share} less than a year earlier (${before}).`,
      even: (now: string, before: string) =>
        `Giving came to ${now}, about the same as a year earlier (${before}).`,
    },
    /** Where the two years have not the same number of weeks: a week’s giving, and how many weeks. */
    average: {
      more: (now: string, share: string, before: string) =>
        `Giving averaged ${now}, ${share} more than a year earlier (${before}).`,
      less: (now: string, share: string, before: string) =>
        `Giving averaged ${now}, ${share} less than a year earlier (${before}).`,
      even: (now: string, before: string) =>
        `Giving averaged ${now}, about the same as a year earlier (${before}).`,
    },
    ofWeeks: (amount: string, weeks: number) =>
      plural(weeks, {
        one: `${amount} a week over 1 week`,
        other: `${amount} a week over ${weeks} weeks`,
      }),
    alone: (now: string, weeks: number) =>
      plural(weeks, {
        one: `Giving came to ${now} in 1 week.`,
        other: `Giving came to ${now} in ${weeks} weeks.`,
      }),
    /** @param count at least five */
    stopped: (count: string, before: string, year: string) =>
      `${count} households that gave in ${before} didn’t give in ${year}.`,
    note: 'Giving is what’s in Planning Center for the funds you chose; loose cash counts only if it was entered there. To protect people’s privacy, we show giving only when at least ten households gave. We never show a number below five or how many gave in a whole year.',
    columns: { what: 'Households', count: 'How many', before: 'A year earlier' },
    rowOfQuarter: (name: string, months: string) => `${name}, ${months}`,
  },
  ahead: {
    heading: 'What is coming?',
    columns: { week: 'Week', middle: 'We expect', low: 'From', high: 'To' },
    since: (from: string, to: string, average: string) =>
      `Since then (${from} to ${to}): ${average}`,
    note: 'About four weeks out of five land inside the range. “We expect” is our best guess.',
  },
  tried: {
    heading: 'What did we try, and how did it turn out?',
    allDone: (done: string) => `${done} done.`,
    noneDone: (planned: string) => `${planned} not done yet.`,
    someDone: (done: string, planned: string) => `${done} done, ${planned} not done yet.`,
    none: 'Nothing was tried in this period.',
    more: (count: number) =>
      plural(count, {
        one: '1 more is in Steeple, under Recommendations.',
        other: `${count} more are in Steeple, under Recommendations.`,
      }),
    columns: {
      since: 'Seen on',
      saw: 'What Steeple noticed',
      did: 'What it suggested',
      happened: 'What happened',
    },
    done: 'Done.',
    forGiving: 'A step for whoever handles giving.',
    notDone: 'Not done yet',
    weekly: (came: string, noun: string, expected: string) =>
      `${came} ${noun} a week, where we expected ${expected}. Other things may have played a part.`,
    whole: (came: string, noun: string, expected: string) =>
      `${came} ${noun}, where we expected ${expected}. Other things may have played a part.`,
    before: (value: string) => `Before, it was ${value} a week.`,
    notYet: 'Too soon to say',
    unfollowed: 'Not checked',
  },
  notes: { heading: 'Notes and decisions', sentence: '' },
  sources: {
    heading: 'Where these numbers come from',
    sentence: 'Counts from Planning Center and the ones you entered. No names.',
    lines: {
      households:
        'A household is a family, a couple or a single person, as it’s set up in Planning Center.',
      visit:
        'A first visit is the first check-in of anyone in the household, unless you already knew them from giving, serving or a group.',
      chance: 'Two numbers side by side can differ by chance alone. Numbers can’t tell you why.',
      app: 'Steeple is the dashboard your staff use. The same numbers are there.',
    },
  },
  counted: (counted: string, of: number) =>
    plural(of, {
      one: `${counted} of 1 week was counted.`,
      other: `${counted} of ${of} weeks were counted.`,
    }),
  /** After who checks in, where that is a part. */
  checkedIn:
    'Only guests, regulars and check-ins are counted this way. All other numbers, such as attendance, include everyone.',
  /** Where only kids check in. */
  ofFamilies: (count: string) =>
    `Guests, regulars and check-ins count only families with children: ${count} of them came in the final eight weeks. Adults without children aren’t in these numbers. All other numbers, such as attendance, include everyone.`,
});
