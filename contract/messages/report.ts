import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The report to the board; its people’s numbers and sentences are those of the dashboard. */
export const reportMessages = sentences('reportMessages', {
  title: (church: string, period: string) => `${church}: report to the board, ${period}`,
  year: (year: string) => `the year ${year}`,
  lead: {
    compared: (now: string, before: string) =>
      `${now} people in an average week, ${before} a year before.`,
    alone: (now: string) => `${now} people in an average week.`,
    none: 'We have no attendance for this time.',
  },
  summary: 'In seven lines',
  line: {
    weeks: (text: string) => `Weeks: ${text}`,
    guests: (text: string) => `Guests: ${text}`,
    regulars: (text: string) => `Regulars: ${text}`,
    serving: (text: string) => `Serving: ${text}`,
    giving: (text: string) => `Giving: ${text}`,
    ahead: (text: string) => `Ahead: ${text}`,
    sure: (text: string) => `How sure: ${text}`,
  },
  nothing: 'Nothing to say yet.',
  thirteen: 'the last 13 weeks',
  twentySix: 'the last 26 weeks',
  within: (inside: string, of: number) =>
    plural(of, {
      one: `${inside} of 1 week was within the range we expected.`,
      other: `${inside} of ${of} weeks were within the range we expected.`,
    }),
  weeks: {
    heading: 'How were the weeks?',
    steady: 'Every week was within the range we expected.',
    outside: (days: string) => `Outside the range we expected: ${days}.`,
    note: 'Bars: what we expected before the week came; four weeks out of five fall inside. Dots: who came; an open dot is outside. Dashed: the same season a year before.',
    columns: {
      week: 'Week',
      came: 'People',
      low: 'Expected from',
      high: 'Expected to',
      before: 'A year before',
    },
    named: (day: string, event: string) => `${day} (${event})`,
  },
  parts: {
    heading: 'Do fewer people come, or the same people less often?',
    columns: { part: 'Change from a year before', change: 'People a week' },
  },
  guests: {
    heading: 'What became of our guests?',
    chance: (usual: string, chance: string) =>
      `${usual} would be usual; by chance alone it can be ${chance}. One quarter proves nothing.`,
    opens: 'A month or date in the table says when that number can first be known.',
  },
  regulars: {
    heading: 'Who are our regulars?',
    same: (noun: string, now: string, before: string) =>
      `${now} ${noun} come regularly, about as many as a year before: ${before}.`,
    columns: {
      quarter: 'Quarter',
      start: 'At its start',
      new: 'New',
      back: 'Back again',
      less: 'Less often, still seen',
      away: 'Not here for 8 weeks',
      end: 'At its end',
    },
  },
  serving: {
    heading: 'Who carries the serving?',
    now: (people: number, often: string) =>
      plural(people, {
        one: '1 person served.',
        other: `${people} people served, ${often} of them nearly every week.`,
      }),
    compared: (people: number, before: string, often: string) =>
      plural(people, {
        one: `1 person served, ${before} a year before.`,
        other: `${people} people served, ${before} a year before. ${often} of them served nearly every week.`,
      }),
    note: 'When helpers drop out and the others fill in, it shows in the first two rows: fewer people, more weeks each.',
    columns: { what: 'In six weeks', now: 'Now', before: 'A year before' },
  },
  giving: {
    heading: 'Who gives?',
    average: (now: string, before: string) =>
      `Gifts came to ${now} in an average week, ${before} a year before.`,
    alone: (now: string) => `Gifts came to ${now} in an average week.`,
    note: 'What single households gave is neither kept nor shown. We show giving only for ten or more households, and never a number below five.',
    columns: { what: 'Households', count: 'This quarter' },
  },
  ahead: {
    heading: 'What is ahead?',
    columns: { week: 'Week', middle: 'We expect', low: 'From', high: 'To' },
    note: 'Four weeks out of five fall inside the range. The middle is our best guess.',
  },
  tried: {
    heading: 'What did we try, and what came of it?',
    sentence: (done: string, left: string) => `${done} done, ${left} left as it was.`,
    none: 'Nothing from our recommendations was answered in this time.',
    columns: { since: 'Since', saw: 'What we saw', did: 'What you did', happened: 'What happened' },
    answers: {
      new: 'Open',
      accepted: 'Taken on',
      dismissed: 'Left as it was',
      done: 'Done',
    },
    dismissed: (reason: string) => `Left as it was: ${reason}`,
    notYet: 'Too soon to say',
    unfollowed: 'Not followed',
  },
  questions: {
    heading: 'What should we talk about?',
    sentence: (count: string) => `${count} questions the numbers raise.`,
    standing: 'Three questions for any quarter.',
    differs: {
      againFewer: 'Fewer guests came again than usual. Who meets a family on its second visit?',
      againMore: 'More guests came again than usual. What do we want to keep doing?',
      stillFewer:
        'Fewer of our guests are still here after half a year. What do we invite them to in between?',
      stillMore: 'More of our guests are still here after half a year. Who made them feel at home?',
      regularsFewer: 'Fewer come regularly than a year ago. Whom have we not called?',
      regularsMore: 'More come regularly than a year ago. Where do they find a place to serve?',
      peopleFewer: 'Fewer different people come. Whom do we miss?',
      peopleMore: 'More different people come. Who knows their names?',
      oftenFewer: 'The same people come less often. What does a week without church look like?',
      oftenMore: 'The same people come more often. What brings them?',
      givingDown: 'Fewer households gave than a year before. Who thanks those who do?',
    },
    guests: 'Who meets a family on its second visit, and what do we invite it to?',
    serving: (often: string) =>
      `Whom do the ${often} who serve nearly every week train to take a turn?`,
    servingAlone: 'Who could share the serving with those who carry it now?',
    easter: (base: string, again: string) =>
      `Last Easter brought ${base} new guests, and ${again} came again. What do we invite them to this year?`,
    easterAlone: 'What do we invite our Easter and Christmas guests to?',
  },
  notes: { heading: 'Notes and decisions', sentence: '' },
  sources: {
    heading: 'Where these numbers come from',
    sentence: 'Counts from Planning Center, and those you typed. No names.',
    lines: {
      households:
        'A household is a family, a couple or a single person, as Planning Center has it.',
      visit:
        'A first visit is the first check-in of anyone in it, unless you knew them from giving, serving or a group.',
      full: 'A number about guests is shown once every household has had the full time, so a quarter’s last column takes a year.',
      apart: 'Easter and Christmas guests are counted apart, because fewer of them come again.',
      chance: 'Where a difference may be chance, we say so. Numbers can’t say why.',
      app: 'The same numbers are in Steeple, on the Dashboard.',
    },
  },
  counted: (counted: string, of: number) =>
    plural(of, {
      one: `${counted} of 1 week was counted.`,
      other: `${counted} of ${of} weeks were counted.`,
    }),
});

/** Around the report on the screen. */
export const reportPageMessages = sentences('reportPageMessages', {
  title: 'Board report',
  back: 'Back to Dashboard',
  print: 'Print',
  giving: 'Show giving',
  quarter: 'This quarter',
  year: (year: string) => `All of ${year}`,
  loadFailed: 'We couldn’t load the report. Try again.',
  nothing: 'There’s nothing to report for this time yet.',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  counts: 'Counts of households and people, no names.',
  earlier: 'Earlier',
  later: 'Later',
});
