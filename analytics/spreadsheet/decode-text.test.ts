import { describe, expect, it } from 'vitest';
import { asked, columnsOf, count, read, sheet } from '#testing/spreadsheets/reading.ts';

describe('the text', () => {
  it.each([
    ['Korean', [0xb3, 0xaf, 0xc2, 0xa5, 0x2c, 0xc3, 0xe2, 0xbc, 0xae], '출석 attendance 20'],
    ['Japanese', [0x93, 0xfa, 0x95, 0x74, 0x2c, 0x8f, 0x6f, 0x90, 0xc8], '出席 attendance 20'],
    ['Chinese', [0xc8, 0xd5, 0xc6, 0xda, 0x2c, 0xb3, 0xf6, 0xcf, 0xaf], '出席 attendance 20'],
    [
      'Russian',
      [0xc4, 0xe0, 0xf2, 0xe0, 0x2c, 0xc2, 0xf1, 0xe5, 0xe3, 0xee],
      'Attendance attendance 20',
    ],
    [
      'Polish',
      [...'Data,Doro'].map(codeOf).concat(0x9c, ...[...'li'].map(codeOf)),
      'Dorośli attendance 20',
    ],
    [
      'French',
      [...'Date,Pr'].map(codeOf).concat(0xe9, ...[...'sents'].map(codeOf)),
      'Présents attendance 20',
    ],
  ])(
    'of a sheet in %s is read as its spreadsheets save it without Unicode',
    (_, heading, column) => {
      const lines = sheet('', (date, at) => `${date},${count(90, at, 1)}`);
      const result = read(new Uint8Array([...heading, ...new TextEncoder().encode(lines)]));
      expect(columnsOf(result)).toEqual([column]);
      expect(asked(result)).toEqual([]);
    },
  );

  it('of UTF-16 without its mark is read', () => {
    const text = sheet('Date\tAdults', (date, at) => `${date}\t${count(90, at, 1)}`);
    const bytes = [...text].flatMap((letter) => [codeOf(letter), 0]);
    expect(columnsOf(read(new Uint8Array(bytes)))).toEqual(['Adults attendance 20']);
  });
});

function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}
