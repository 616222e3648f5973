import { numberFormat } from '../formats.ts';
import { countWords, fullDayWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

const number = (value: number) => numberFormat({}).format(value);

/** What a file's dates are called: Sundays, where all of them are. */
type Days = 'sundays' | 'days' | 'weeks';

/** The page that takes a spreadsheet. */
export const importMessages = sentences('importMessages', {
  title: 'Import a spreadsheet',
  subtitle: 'Years of counts, in any layout. The file never leaves this computer.',
  back: 'Back to Dashboard',
  paste: 'Copy the table in your spreadsheet and paste it here',
  pasteHint: 'Include the headings and dates. Nothing is saved until you choose Save.',
  or: 'or',
  choose: 'Choose a CSV or Excel file',
  drop: 'You can also drop it anywhere in this box.',
  /** In the demo. */
  example: 'Try it with three years of made-up counts',
  exampleColumns:
    'Date,Time,Adults,Kids,First-time guests,Decisions,Baptisms,Cars,Watching online,Offering',
  opening: 'Opening the file…',
  reading: (rows: number) =>
    `Reading ${number(rows)} ${plural(rows, { one: 'row', other: 'rows' })}…`,
  tookTooLong:
    'This file took more than 10 seconds to read, so we stopped. Copy just the table and paste it here.',
  workerFailed: 'We couldn’t read this file. Copy just the table and paste it here.',
  startOver: 'Start over',
  source: (name: string) => `From ${name}`,
  pasted: 'what you pasted',
  found: (days: number, what: Days, from: string, to: string) => {
    const range = `${fullDayWords(from)} to ${fullDayWords(to)}`;
    const nouns = {
      sundays: plural(days, { one: 'Sunday', other: 'Sundays' }),
      days: plural(days, { one: 'day', other: 'days' }),
      weeks: plural(days, { one: 'week', other: 'weeks' }),
    };
    return `We found ${number(days)} ${nouns[what]}, ${range}.`;
  },
  noCounts: 'We found dates, but no counts that we can save.',
  questionsLeft: (count: number) =>
    `${plural(count, { one: 'One question', other: `${count} questions` })} before we save them.`,
  nothingWritten:
    'Nothing is saved yet. Your file hasn’t left this computer, and only the numbers you confirm will.',
  loadFailed: 'We couldn’t load what your church counts.',
});

/** Questions about a spreadsheet, and the answers to them. */
export const importQuestions = sentences('importQuestions', {
  ask: 'Questions for you',
  asked: (open: number) =>
    open === 0
      ? 'All answered. Thank you!'
      : plural(open, { one: 'One question.', other: `${number(open)} questions.` }),
  /** Of a column such as `Wednesday` beside the dates of Sundays. */
  otherDay:
    'One column is for a different day of the week than the dates. When were those numbers counted?',
  answerIt: 'Answer',
  change: 'Change',
  recommended: (reason: string) => `Recommended: ${reason}`,
  cells: (shown: string, more: number) =>
    more === 0 ? shown : `${shown} and ${number(more)} more`,
  about: {
    date_order: () => 'Which comes first in these dates, the month or the day?',
    swapped_dates: (cells: number) =>
      plural(cells, {
        one: '1 date only makes sense with the month and day swapped. Swap them?',
        other: `${number(cells)} dates only make sense with the month and day swapped. Swap them?`,
      }),
    year: () => 'The dates have no year. Which year do they begin in?',
    odd_day: (cells: number) =>
      `${number(cells)} ${plural(cells, { one: 'date is', other: 'dates are' })} a day or so off from your usual day. What should we do?`,
    week_number: () => 'The weeks are numbered, not dated. When does week 1 begin?',
    month_values: () => 'These look like monthly totals. What should we do with them?',
    columns: () => 'One or more columns don’t say what they count. What are they?',
    part_of: () => 'Does the attendance in this file already include kids?',
    total: (cells: number) =>
      `In ${number(cells)} ${plural(cells, { one: 'row', other: 'rows' })}, the total isn’t the sum of its parts. Which should we use?`,
    zeros: (cells: number) =>
      `${number(cells)} counts are 0, one right after another. What happened?`,
    outlier: (cells: number) =>
      `${number(cells)} ${plural(cells, { one: 'count is', other: 'counts are' })} more than ten times the others. What should we do?`,
    same_day: () => 'Some days are in the file twice. What should we do?',
  },
  reason: {
    date_order: 'it’s how your country usually writes dates.',
    swapped_dates: 'that way they match the dates around them.',
    year: 'that way the days fall on your usual weekday.',
    odd_day: 'all the other dates in the column fall on that day.',
    week_number: 'it’s how calendars in your country number weeks.',
    month_values: 'a month can’t be compared with a week.',
    columns: 'that’s what it looks like.',
    part_of: 'it’s what churches with a sheet like this usually mean.',
    total: 'the sum is right in the other rows, so this looks like a typo.',
    zeros: 'this many zeros, one right after another, usually mean that no one met.',
    outlier: 'it looks like a typo.',
    same_day: 'it’s what rows like these usually mean.',
  },
  answers: {
    month_first: 'The month: 3/4 is March 4',
    day_first: 'The day: 3/4 is April 3',
    swap: 'Swap month and day',
    as_written: 'Keep as written',
    leave_out: 'Leave out',
    usual_day: 'Move to the usual day',
    iso: 'With the first week that has at least four days in January (international calendar)',
    from_january_1: 'On January 1',
    other_file: 'I’ll import a file with weekly counts instead',
    attendance: 'Attendance',
    giving: 'Giving',
    own_figures: 'Custom numbers',
    service: 'Services',
    campus: 'Campuses',
    category: 'What is counted',
    week_after: 'In the days after each date',
    week_before: 'In the days before each date',
    already_in: 'Yes, attendance includes the kids',
    added: 'No, add the kids to attendance',
    apart: 'No, and don’t add them',
    parts: 'Use the parts',
    total: 'Use the total',
    blank: 'No one met: leave blank',
    zero: 'The zeros are real',
    thousands: 'In thousands: multiply by 1,000',
    tenth: 'One zero too many: divide by 10',
    add: 'Add them up',
    last: 'Use the last one',
    first: 'Use the first one',
  },
});

/** What was understood of a spreadsheet, and what not. */
export const importUnderstood = sentences('importUnderstood', {
  ask: 'What’s in your file?',
  answer: (kinds: number) =>
    `${countWords(kinds).replace(/^./, (letter) => letter.toUpperCase())} ${plural(kinds, { one: 'kind of number.', other: 'kinds of numbers.' })}`,
  heading: 'In your file',
  meaning: 'How we read it',
  where: 'Services',
  example: 'For example',
  meaningOf: (name: string) => `How we read ${name}`,
  wholeDay: 'the whole day',
  byWeek: 'by week',
  meanings: {
    attendance: 'Attendance',
    kids: 'Kids',
    kids_in_attendance: 'Kids, part of attendance',
    first_time_guests: 'First-time guests',
    first_time_guests_in_attendance: 'First-time guests, part of attendance',
    serving: 'People serving',
    serving_in_attendance: 'People serving, part of attendance',
    group_attendance: 'Group attendance',
    giving: 'Giving',
    own: 'A custom number',
    none: 'Leave it out',
  },
  leftOut: (what: string, why: string) => `${what}: ${why}`,
  leftOutTitle: (parts: number) =>
    `${number(parts)} ${plural(parts, { one: 'part was', other: 'parts were' })} left out`,
});

/** Cells of a spreadsheet that cannot be read. */
export const importBadCells = sentences('importBadCells', {
  ask: 'Anything we couldn’t read?',
  answer: (cells: number) => plural(cells, { one: 'One cell.', other: `${number(cells)} cells.` }),
  none: 'We could read everything.',
  mend: (cell: string) => `What ${cell} should say`,
  placeholder: 'Leave blank, or enter it',
  more: (cells: number) =>
    `And ${number(cells)} more. They stay blank unless you fix them in your spreadsheet.`,
});

/** What an import will do, and keeping it. */
export const importPreview = sentences('importPreview', {
  ask: 'What will it look like?',
  about: (people: number) => `About ${number(people)} people lately.`,
  noAttendance: 'No attendance in this file.',
  chart: (low: number, high: number) =>
    low === high
      ? `Attendance in the file, date by date: ${number(low)} each time.`
      : `Attendance in the file, date by date: from ${number(low)} to ${number(high)}.`,
  checking: 'Comparing with what you have…',
  failed: 'We couldn’t compare this with what you have.',
  weeks: (counted: number, blank: number) => {
    const weeks = plural(counted, {
      one: '1 week has counts',
      other: `${number(counted)} weeks have counts`,
    });
    return blank === 0
      ? `${weeks}.`
      : plural(blank, {
          one: `${weeks}, and 1 in between is blank. We’ll leave it blank, not zero.`,
          other: `${weeks}, and ${number(blank)} in between are blank. We’ll leave those blank, not zero.`,
        });
  },
  same: (count: number) => `You already have ${number(count)} of these counts.`,
  differs: (count: number) =>
    `${number(count)} ${plural(count, { one: 'count differs', other: 'counts differ' })} from what you have. Which should we keep?`,
  example: (day: string, what: string, standing: string, value: string) =>
    `${day}, ${what}: you have ${standing}, the file says ${value}`,
  onDifference: { keep: 'What you have now', replace: 'What the file says' },
  keep: (counts: number) =>
    `Save ${number(counts)} ${plural(counts, { one: 'count', other: 'counts' })}`,
  keeping: 'Saving…',
  takeBack: 'You can undo this import anytime. Counts that someone corrected later will stay.',
  answerFirst: 'Answer the question above first.',
  nothingNew: 'You already have everything in this file.',
  kept: (counts: number) =>
    `${number(counts)} ${plural(counts, { one: 'count', other: 'counts' })} saved. We’re recalculating your weeks.`,
  keepFailed: 'We couldn’t save these counts. Please try again.',
  changed: 'Something changed since you looked. Please check again, then save.',
  tooManyKinds: (kinds: number, most: number) =>
    `This file has ${number(kinds)} kinds of numbers, and a church can count ${number(most)}. Choose “${importUnderstood.meanings.none}” for some of them.`,
  tooMany: 'This is more than one import can hold. Import it in two parts.',
});

/** The imports of a church. */
export const importList = sentences('importList', {
  title: 'Earlier imports',
  item: (counts: number, by: string | null, day: string) =>
    `${number(counts)} ${plural(counts, { one: 'count', other: 'counts' })}, ${day}${by === null ? '' : ` by ${by}`}`,
  undone: (day: string) => `Undone on ${day}.`,
  undo: 'Undo import',
  undoOf: (name: string) => `Undo ${name}`,
  undoing: 'Undoing…',
  taken: (removed: number, kept: number) =>
    kept === 0
      ? `${number(removed)} ${plural(removed, { one: 'count was', other: 'counts were' })} removed.`
      : `${number(removed)} ${plural(removed, { one: 'count was', other: 'counts were' })} removed; ${number(kept)} stayed, because someone corrected them later.`,
  failed: 'We couldn’t undo this import. Please try again.',
  loadFailed: 'We couldn’t load earlier imports.',
});
