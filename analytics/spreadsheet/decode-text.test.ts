import { describe, expect, it } from 'vitest';
import { asked, columnsOf, count, read, sheet } from '#testing/spreadsheets/reading.ts';

describe('the text', () => {
  it.each([
    ['Korean', [0xb3, 0xaf, 0xc2, 0xa5, 0x2c, 0xc3, 0xe2, 0xbc, 0xae], '출석 attendance 20'],
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
});

function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}
