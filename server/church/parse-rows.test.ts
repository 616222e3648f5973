import { expect, test } from 'vitest';
import { parseAllFigures, parseAsked } from './parse-rows.ts';

test('figures that this version does not know, such as a church’s own, are left out', () => {
  const rows = [['2026-11-16'], [3], ['complete'], [1], ['headcounts'], ['2026-11-20T12:00:00Z']];
  const figures = parseAllFigures(JSON.stringify({ own_baptisms: rows, attendance: rows }));
  expect([...figures.keys()]).toEqual(['attendance']);
  expect([...parseAsked('["own_baptisms", "kids"]')]).toEqual(['kids']);
});
