import { expect, test } from 'vitest';
import { areaPath, linePath } from './paths.ts';

test('a line goes from point to point, begins anew after a gap, and leaves a dot between two', () => {
  const [a, b, c] = [
    { x: 0, y: 10.04 },
    { x: 5, y: 7.25 },
    { x: 10, y: -0.04 },
  ];
  expect(linePath([a, b, null, null, c, null])).toBe('M0,10L5,7.3M10,0Z');
  expect(linePath([null])).toBe('');
  expect(linePath([])).toBe('');
});

test('an area goes there above and comes back below, and ends at a gap', () => {
  const at = (x: number) => ({ x, low: 9, high: x });
  expect(areaPath([at(1), at(2), null, at(4)])).toBe('M1,1L2,2L2,9L1,9ZM4,4L4,9Z');
});
