import { expect, test } from 'vitest';
import { american, asked, count, read, sundays } from '#testing/spreadsheets/reading.ts';

const dayOf = (date: string) => Number(date.slice(8));
const monthOf = (date: string) => Number(date.slice(5, 7));
const said = (write: (date: string) => string, heading = 'Date', church = {}) => {
  const lines = sundays.map((date, at) => `${write(date)}\t${count(100, at, 1)}`);
  const result = read([`${heading}\tAttendance`, ...lines].join('\n'), { church });
  return [result.rows.map(({ date, value }) => `${date} ${value}`), asked(result)];
};
const truth = [sundays.map((date, at) => `${date} ${count(100, at, 1)}`), []];
const inScript = (zero: string) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

const thai = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค.'.split(' ');
const croatian = 'listopada studenoga prosinca siječnja veljače'.split(' ');

test.each<[string, (date: string) => string]>([
  ['Arabic digits', (date) => inScript('٠')(`${dayOf(date)}/${monthOf(date)}/2024`)],
  [
    'Arabic',
    (date) =>
      `الأحد ${dayOf(date)} ${['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو'][monthOf(date) - 1]} 2024`,
  ],
  ['Hindi digits', (date) => inScript('०')(`${dayOf(date)}-${monthOf(date)}-2024`)],
  [
    'Hindi',
    (date) => `${dayOf(date)} ${['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई'][monthOf(date) - 1]} 2024`,
  ],
  ['Thai, in the Buddhist era', (date) => `${dayOf(date)} ${thai[monthOf(date) - 1]} 2567`],
  ['Thai, of two digits', (date) => `${dayOf(date)} ${thai[monthOf(date) - 1]} 67`],
  ['the Buddhist era in digits', (date) => `${dayOf(date)}/${monthOf(date)}/2567`],
  ['Reiwa', (date) => `令和6年${monthOf(date)}月${dayOf(date)}日`],
  ['Reiwa, short', (date) => `R6.${monthOf(date)}.${dayOf(date)}`],
  ['the Republic of China', (date) => `113/${monthOf(date)}/${dayOf(date)}`],
  ['the Republic of China in words', (date) => `民國113年${monthOf(date)}月${dayOf(date)}日（日）`],
  ['Vietnamese', (date) => `Chúa nhật, ngày ${dayOf(date)} tháng ${monthOf(date)} năm 2024`],
  [
    'Hebrew',
    (date) =>
      `${dayOf(date)} ב${['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי'][monthOf(date) - 1]} 2024`,
  ],
  ['full width', (date) => inScript('０')(`2024年${monthOf(date)}月${dayOf(date)}日`)],
])('dates are read as they are written: %s', (_, write) => {
  expect(said(write)).toEqual(truth);
});

test('numbers of rooms and batches are no dates of an era beside dates, but where eras are usual', () => {
  const lines = (code: string, write: (date: string) => string) =>
    [
      'Room,Date,Attendance',
      ...sundays.map((date, at) => `${code}-${at + 1},${write(date)},${90 + at}`),
    ].join('\n');
  const days = (text: string, country: string) =>
    read(text, { church: { country } }).rows.map(({ date }) => date);
  for (const code of ['R5-1', 'H2-3', '110-1']) {
    expect(days(lines(code, american), 'US'), code).toEqual(sundays);
  }
  const reiwa = sundays.map((date) => `R6.${monthOf(date)}.${dayOf(date)},${count(100, 1, 1)}`);
  for (const country of ['JP', 'US']) {
    expect(days(['日付,出席', ...reiwa].join('\n'), country), country).toEqual(sundays);
  }
});

test('listopad is October beside the months of Croatia, and November beside those of Poland', () => {
  const autumn = [
    '2023-10-01',
    '2023-10-08',
    '2023-11-05',
    '2023-12-03',
    '2024-01-07',
    '2024-02-04',
  ];
  const write = (names: readonly string[]) =>
    autumn
      .map((date) => `${dayOf(date)}. ${names[(monthOf(date) + 2) % 12]} ${date.slice(0, 4)}.;90`)
      .join('\n');
  const days = (text: string) => read(`Datum;Nazočnih\n${text}`).rows.map(({ date }) => date);
  expect(days(write(croatian))).toEqual(autumn);
  const polish = 'października listopada grudnia stycznia lutego'.split(' ');
  expect(days(write(polish))).toEqual(autumn);
});
