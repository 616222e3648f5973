import { expect, test } from 'vitest';
import { aheadLayout, columnWords, insideX, nameLines } from './ahead-layout.ts';

const column = {
  ...{ week: '2026-12-21', day: 'Dec 27', events: ['Sunday after Christmas'], isMajor: true },
  ...{ median: 120, low80: 103, high80: 140, low95: 92, high95: 157 },
};

/** Eight weeks in the narrowest drawing. */
const narrowest = 53;

test('a range of people stays on one line in the narrowest drawing, and one of money breaks after its dash', () => {
  const wordsOf = (range: string, step = narrowest) =>
    columnWords({ ...column, range }, true, step);
  const linesOf = (range: string) => wordsOf(range).range;
  expect(linesOf('160–205')).toEqual(['160–205']);
  expect(linesOf('$12,400–$15,900')).toEqual(['$12,400–', '$15,900']);
  // Small, so that it does not run into the next week's.
  expect(wordsOf('160–205').isSmall).toBe(true);
  expect(wordsOf('160–205', 90).isSmall).toBe(false);
});

test('names of weeks near each other do not run into one another, and the major ones come first', () => {
  const weekOf = (event: string, isMajor = false) => ({
    ...column,
    range: '101–139',
    events: event === '' ? [] : [event],
    isMajor,
  });
  const ahead = [
    ...[weekOf(''), weekOf(''), weekOf(''), weekOf('Sunday after Christmas', true)],
    ...[weekOf('Sunday after New Year’s Day'), weekOf('')],
    ...[weekOf('Martin Luther King Day weekend'), weekOf('')],
  ];
  const namedAt = (width: number) => [
    ...aheadLayout({ past: [], ahead }, { width, height: 260, axisRoom: 0 }).named,
  ];
  expect(namedAt(640)).toEqual([3, 6]);
  expect(namedAt(1500)).toEqual([3, 4, 6]);
});

test('the name of the last event ends within the drawing', () => {
  expect(insideX('King Day weekend', 620, 640)).toBeLessThan(600);
  expect(insideX('King Day weekend', 300, 640)).toBe(300);
});

test('a name stands above its bar, or below where the line that joins the weeks comes down through it', () => {
  const bar = { left: 0, width: 20, top80: 0, bottom80: 0 };
  const bars = [
    { ...bar, index: 0, x: 30, top: 80, bottom: 140, median: 110 },
    { ...bar, index: 1, x: 90, top: 150, bottom: 190, median: 170 },
    { ...bar, index: 2, x: 150, top: 100, bottom: 160, median: 130 },
  ];
  const lines = ['Sunday after', 'Christmas'];
  expect(nameLines(bars, 0, { lines, axisY: 240 })).toEqual([57, 72]);
  expect(nameLines(bars, 1, { lines, axisY: 240 })).toEqual([205, 220]);
  // There is no room below: over the line that comes down, and of a longer name over the bars beside it.
  expect(nameLines(bars, 1, { lines, axisY: 200 })).toEqual([104, 119]);
  const spanish = ['Domingo después', 'de Navidad'];
  expect(nameLines(bars, 1, { lines: spanish, axisY: 200 })).toEqual([57, 72]);
});
