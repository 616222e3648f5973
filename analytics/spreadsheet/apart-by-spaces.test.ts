import { describe, expect, it } from 'vitest';
import { columnsOf, count, read, sheet } from '#testing/spreadsheets/reading.ts';

/** Words in columns as wide as these, as a mail or a document has them. */
function aligned(widths: readonly number[], cells: readonly (string | number)[]): string {
  return cells
    .map((cell, at) => String(cell).padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();
}

describe('columns apart by spaces', () => {
  const widths = [14, 9, 6];

  it.each([
    ['Adults', 'Kids', ['Adults attendance 20', 'Kids kids 16']],
    ['9:00', '11:00', ['09:00 Attendance attendance 20', '11:00 Attendance attendance 16']],
  ])('have their blank cells where nothing stands below %s and %s', (first, second, columns) => {
    const text = sheet(aligned(widths, ['Date', first, second]), (date, at) =>
      aligned(widths, [date, count(140, at, 1), at % 5 === 0 ? '' : count(30, at, 2)]),
    );
    expect(columnsOf(read(`Who came in 2024\n\n${text}`))).toEqual(columns);
  });

  it('give a number behind a blank cell to the column that it stands in', () => {
    const { rows, ask, bad } = read(
      [
        aligned(widths, ['Date', 'Adults', 'Kids']),
        aligned(widths, ['1/5/2025', 142, 28]),
        aligned(widths, ['1/12/2025', '', 31]),
        aligned(widths, ['1/19/2025']),
        aligned(widths, ['1/26/2025', 150, 25]),
        aligned(widths, ['2/2/2025', 150]),
      ].join('\r\n'),
    );
    expect(rows.map(({ date, category, value }) => `${date} ${category} ${value}`)).toEqual([
      '2025-01-05 Adults 142',
      '2025-01-05 Kids 28',
      '2025-01-12 Kids 31',
      '2025-01-26 Adults 150',
      '2025-01-26 Kids 25',
      '2025-02-02 Adults 150',
    ]);
    expect([ask, bad]).toEqual([[], []]);
  });

  it('need not stand below each other where each line has all of them', () => {
    const text = sheet('Date  Adults  Kids', (date, at) => `${date}  ${count(90, at, 1)}   28`);
    expect(columnsOf(read(text))).toEqual(['Adults attendance 20', 'Kids kids 20']);
  });

  it('are refused where a blank cell leaves open which of them a number is of', () => {
    const text = sheet('Date  Adults  Kids', (date, at) =>
      at === 3 ? `${date}  28` : `${date}  ${count(90, at, 1)}  28`,
    );
    expect(() => read(text)).toThrow('no dates');
  });
});
