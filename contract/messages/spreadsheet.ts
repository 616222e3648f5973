import { sentences } from './sentences.ts';

/** Why a spreadsheet is not read at all. */
export const spreadsheetRefusals = sentences('spreadsheetRefusals', {
  otherFormat: 'Please save this file as .xlsx or .csv and try again.',
  tooMuch: 'This file unpacks to more than we can read. Copy just the table and paste it here.',
  quotes:
    'A quotation mark in this file is never closed. Save it again from your spreadsheet, or copy the table and paste it here.',
  broken: 'This file is damaged. Open it in your spreadsheet, save it again, and try again.',
  noDates: 'We found no dates in this file. Each count needs its date beside it or above it.',
});

/** What is wrong with a cell. */
export const badCells = sentences('badCells', {
  two: (at: string, text: string) => `${at} says "${text}", which is two numbers.`,
  more: (at: string, text: string) => `${at} says "${text}", which is not one exact number.`,
  negative: (at: string, text: string) => `${at} says "${text}", which is less than zero.`,
  part: (at: string, text: string) =>
    `${at} says "${text}", which is not a whole number of people.`,
  unread: (at: string, text: string) => `${at} says "${text}", which we can’t read as a number.`,
  large: (at: string, text: string) => `${at} says "${text}", which is more than we can save.`,
  date: (at: string, text: string) => `${at} says "${text}", which isn’t a date.`,
});

/** Why a part of a spreadsheet is left out. */
export const leftOut = sentences('leftOut', {
  hiddenSheet: 'It is hidden.',
  hiddenRows: 'They are hidden.',
  hiddenColumn: 'It is hidden.',
  text: 'It holds text, not numbers.',
  sent: 'It’s the time a form was submitted, not the day you met.',
  sum: 'It’s a total of other columns. Steeple does the adding.',
  derived: 'It’s calculated from other numbers.',
  index: 'It only numbers the rows.',
  share: 'It has percentages, not counts.',
  summary: 'It’s a total of other rows.',
  future: 'Those days haven’t happened yet.',
  months: 'Months aren’t weeks, so we leave them out.',
  noDates: 'We found no dates in it.',
  repeated: 'It repeats what another row says.',
});
