import { expect, test } from 'vitest';
import { startSum } from './table-rows.ts';

function sumOf(...chunks: string[]) {
  const sum = startSum();
  for (const chunk of chunks) {
    sum.add(Buffer.from(chunk));
  }
  return sum.end();
}

test('a sum is of lines in whatever order and pieces', () => {
  const whole = sumOf('one\nZwölf\n\n');
  expect(whole.rows).toBe(3);
  expect(sumOf('\nZw', 'ölf\non', 'e\n')).toEqual(whole);
});

test('a value in another row, twice or left out gives another sum', () => {
  const { sum } = sumOf('1\tf\n2\tt\n');
  for (const other of [
    '1\tt\n2\tf\n',
    '1\tf\n1\tf\n',
    '1\tf\n',
    '1\tf\n2\tt\n\n',
    '2\tf\n1\tt\n',
  ]) {
    expect(sumOf(other).sum).not.toBe(sum);
  }
});
