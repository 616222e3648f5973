import { describe, expect, test } from 'vitest';
import { aheadGeometry } from './ahead-geometry.ts';
import { labelRows } from './label-rows.ts';
import { lineGeometry } from './line-geometry.ts';
import type { LineWeek } from './line-week.ts';

const box = { width: 240, height: 60, top: 6, right: 10, bottom: 10, left: 10 };
const week = (value: number | null, more: Partial<LineWeek> = {}): LineWeek => ({
  value,
  isProvisional: false,
  expected: { low80: 150, high80: 190 },
  mark: null,
  ...more,
});

describe('a line', () => {
  test('breaks at a week that nobody counted, while the range continues', () => {
    const drawn = lineGeometry([week(160), week(170), week(null), week(165), week(168)], box);
    expect(drawn.line.match(/M/g)).toHaveLength(2);
    expect(drawn.range80.match(/M/g)).toHaveLength(1);
    expect(drawn.missing).toEqual([{ index: 2, x: 120 }]);
    expect(drawn.marks.map(({ index }) => index)).toEqual([0, 1, 3, 4]);
  });

  test('distinguishes a zero from a gap', () => {
    const drawn = lineGeometry([week(160), week(0), week(168)], box);
    expect(drawn.missing).toEqual([]);
    expect(drawn.marks[1]?.y).toBeGreaterThan(40);
  });

  test('draws a provisional week apart: hatched, dotted and open', () => {
    const drawn = lineGeometry([week(160), week(170), week(40, { isProvisional: true })], box);
    expect(drawn.line).toMatch(/^M10,\S+L120,[\d.]+$/);
    expect(drawn.provisional).toMatch(/^M120,\S+L230,[\d.]+$/);
    expect(drawn.marks.at(-1)?.shape).toBe('open');
    expect(drawn.hatch).not.toBeNull();
  });

  test('marks an outlier with another shape, and a shift with a bar under its weeks', () => {
    const shifted = [1, 2, 3].map(() => week(140, { mark: 'shift' }));
    const drawn = lineGeometry([week(240, { mark: 'unusual' }), week(160), ...shifted], box);
    expect(drawn.marks[0]?.shape).toBe('diamond');
    expect(drawn.shift).toEqual({ x1: 120, x2: 230 });
  });

  test('is not pressed flat by a range that is far wider than anything that came', () => {
    const wide = { low80: 10, high80: 5_000, low95: 0, high95: 10_000 };
    const drawn = lineGeometry([week(160, { expected: wide }), week(10)], box);
    expect(drawn.scale.ticks.at(-1)?.value).toBeLessThanOrEqual(400);
    expect(drawn.range95).not.toContain('-');
  });

  test('of one week, of equal weeks and of none can be drawn', () => {
    for (const weeks of [[week(5, { expected: null })], [week(5), week(5)], []]) {
      expect(JSON.stringify(lineGeometry(weeks, box))).not.toMatch(/NaN|null,"y"|Infinity/);
    }
  });

  test('keeps every value inside the box', () => {
    const { marks } = lineGeometry([week(12), week(4000), week(0)], box);
    for (const { y } of marks) {
      expect(y).toBeGreaterThanOrEqual(box.top);
      expect(y).toBeLessThanOrEqual(box.height - box.bottom);
    }
  });
});

test('the weeks ahead are bars with a median, wider at Easter, joined by dots', () => {
  const ahead = [
    { median: 170, low80: 150, high80: 190, low95: 140, high95: 205 },
    { median: 264, low80: 227, high80: 307, low95: 207, high95: 337 },
  ];
  const { bars, joined } = aheadGeometry(ahead, box);
  const heights = bars.map(({ top, bottom }) => bottom - top);
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  for (const bar of bars) {
    expect([bar.top, bar.top80, bar.median, bar.bottom80, bar.bottom]).toEqual(
      [bar.top, bar.top80, bar.median, bar.bottom80, bar.bottom].toSorted((a, b) => a - b),
    );
  }
  expect(joined.match(/[ML]/g)).toHaveLength(2);
});

test('labels never cover each other, and the first ones are kept', () => {
  const labels = ['Easter', 'Palm Sunday', 'Sunday after Easter'].map((text) => ({ x: 100, text }));
  const placed = labelRows(labels, { characterWidth: 7, width: 240, rows: 2 });
  expect(placed.map(({ text, row }) => [text, row])).toEqual([
    ['Easter', 0],
    ['Palm Sunday', 1],
  ]);
});
