import { expect, test } from 'vitest';
import { columnWords, insideX } from './ahead-layout.ts';

const column = {
  ...{ week: '2026-12-21', day: 'Dec 27', events: ['Sunday after Christmas'], isMajor: true },
  ...{ median: 120, low80: 103, high80: 140, low95: 92, high95: 157 },
};

/** Eight weeks in the narrowest drawing. */
const narrowest = 53;

test('a range of people stays on one line in the narrowest drawing, and one of money breaks after its dash', () => {
  const linesOf = (range: string) => columnWords({ ...column, range }, true, narrowest).range;
  expect(linesOf('160–205')).toEqual(['160–205']);
  expect(linesOf('$12,400–$15,900')).toEqual(['$12,400–', '$15,900']);
});

test('the name of the last event ends within the drawing', () => {
  expect(insideX('King Day weekend', 620, 640)).toBeLessThan(600);
  expect(insideX('King Day weekend', 300, 640)).toBe(300);
});
