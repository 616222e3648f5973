import { describe, expect, it } from 'vitest';
import { asked, columnsOf, count, read, sheet } from '#testing/spreadsheets/reading.ts';

const thousands = (at: number) => 90 + count(20, at, 2);

describe('a word beside every amount of a column is its currency', () => {
  it.each([
    ['XAF', 'Offering', (at: number) => `"FCFA ${thousands(at)},500"`, 1],
    ['AOA', 'Ofertas', (at: number) => `"${thousands(at)}.500,00 Kz"`, 100],
    ['KMF', 'Offrandes', (at: number) => `"${thousands(at)} 500 francs com."`, 1],
  ])('in %s, whatever it is', (currency, heading, amount, minor) => {
    const result = read(
      sheet(`Date,${heading}`, (date, at) => `${date},${amount(at)}`),
      { church: { currency } },
    );
    expect(columnsOf(result)).toEqual([`${heading} giving 20`]);
    expect(result.rows[0]?.value).toBe((thousands(0) * 1000 + 500) * minor);
    expect(asked(result)).toEqual([]);
  });

  it('and an amount under a word that we do not know is asked about', () => {
    const text = sheet('Date,Adults,Xxaf', (date, at) => `${date},80,"Zed ${thousands(at)},500"`);
    expect(asked(read(text, { church: { currency: 'ZED' } }))).toEqual(['columns giving']);
  });

  it.each([
    ['a psalm', 'Psalm', (at: number) => `Psalm ${at + 20}`],
    ['a verse', 'Text', (at: number) => `"Joh 3,${at + 11}"`],
    ['a room', 'Kids', (at: number) => `Room ${at + 1}`],
    ['a time', 'Service', (at: number) => `kl. 1${at % 2}.30`],
    ['a hymn', 'Offering hymn', (at: number) => `No ${at + 100}`],
    ['how many thousands', 'Offering', (at: number) => `"${at + 10},5 Mio"`],
  ])('but not %s', (_, heading, cell) => {
    const result = read(sheet(`Date,Adults,${heading}`, (date, at) => `${date},80,${cell(at)}`));
    expect(new Set(result.rows.map(({ figure, value }) => `${figure} ${value}`))).toEqual(
      new Set(['attendance 80']),
    );
  });
});

describe('one date that may be read two ways', () => {
  const days = ['Jan 7 2024', 'Jan 14 2024', 'Jan 21 2024', 'Jan 28 2024', 'Feb 4 2024'];
  const more = ['Feb 11 2024', 'Feb 18 2024', 'Feb 25 2024', 'Mar 3 2024'];
  const rows = (one: string, after: readonly string[]) =>
    ['Date,Adults', ...[...days, ...more, one, ...after].map((day) => `${day},90`)].join('\n');

  it('has the order in which it is a Sunday between its neighbors', () => {
    const result = read(rows('10/3/2024', ['Mar 17 2024']), { church: { country: 'TH' } });
    expect(asked(result)).toEqual([]);
    expect(result.rows.at(-2)?.date).toBe('2024-03-10');
  });

  it('is asked about where it is a Sunday in neither, or out of sequence', () => {
    // May 6 and June 5 are no Sundays; June 9 is one, and stands in March.
    for (const one of ['5/6/2024', '9/6/2024']) {
      expect(asked(read(rows(one, ['Mar 17 2024'])))).toContain('date_order month_first');
    }
  });
});

it('a total of a service that met once is the total that it is at the others', () => {
  const day = (date: string, time: string, at: number) => {
    const [adults, kids] = [count(50, at, 1), count(12, at, 2)];
    return `${date},${time},${adults},${kids},${adults + kids}`;
  };
  const text = `${sheet('Date,Time,Adults,Kids,Alls', (date, at) => day(date, '11:00', at))}
${day('2024-12-24', '18:00', 3)}`;
  const result = read(text, { church: { country: 'IS' } });
  expect(columnsOf(result).filter((column) => column.startsWith('18:00'))).toEqual([
    '18:00 Adults attendance 1',
    '18:00 Kids kids 1',
  ]);
  expect(asked(result)).toEqual([]);
});

it('of columns that hold nothing but months it is not asked what they count', () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
  const text = [
    'Month,2022,2023,2024',
    ...months.map((month, at) => `${month},${count(80, at, 1)},${count(90, at, 2)},95`),
  ].join('\n');
  expect(asked(read(text))).toEqual(['month_values leave_out']);
});
