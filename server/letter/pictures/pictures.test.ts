import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AheadColumn } from '#analytics/charts/ahead-layout.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { aheadSize, drawAhead } from './draw-ahead.ts';
import { drawLine, lineSize } from './draw-line.ts';
import { toPng } from './to-png.ts';

const week = (value: number | null, more: Partial<LineWeek> = {}): LineWeek => ({
  value,
  isProvisional: false,
  expected: { low80: 150, high80: 190 },
  mark: null,
  ...more,
});

const column = (day: string, events: string[] = [], isMajor = false): AheadColumn => ({
  median: 170,
  low80: 150,
  high80: 190,
  low95: 140,
  high95: 205,
  day,
  range: '150–190',
  events,
  isMajor,
});
const ahead = {
  past: [160, 170, null, 165, 168].map((value, index) => ({ ...week(value), day: `Feb ${index}` })),
  newest: '168',
  ahead: [column('Mar 1'), column('Mar 8', ['Easter'], true), column('Mar 15', ['Łódź & <b>'])],
};

/** The size of a PNG, and how many of its pixels in a region are darker than a sheet. */
function readPng(png: Uint8Array) {
  const file = Buffer.from(png);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(file.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  const rows = inflateSync(Buffer.concat(parts));
  return { width, height, inkBytes: rows.filter((byte) => byte !== 0 && byte !== 255).length };
}

test('a line is drawn with the colors of its states, at twice its size', async () => {
  const svg = drawLine([week(160), week(null), week(90, { mark: 'unusual' })], [1]);
  expect(svg).toContain('fill="#8f5200"');
  expect(svg).not.toMatch(/NaN|undefined|var\(/);
  const { width, height } = readPng(await toPng(svg));
  expect({ width, height }).toEqual({ width: 2 * lineSize.width, height: 2 * lineSize.height });
});

test('the words of the weeks ahead are ink, in their own alphabet, and never markup', async () => {
  const svg = drawAhead(ahead);
  expect(svg).toContain('Easter');
  expect(svg).not.toContain('<b>');
  const withWords = readPng(await toPng(svg));
  const without = readPng(await toPng(svg.replaceAll(/<text.*?<\/text>/gs, '')));
  expect(withWords.width).toBe(2 * aheadSize.width);
  expect(withWords.inkBytes).toBeGreaterThan(without.inkBytes + 3_000);
  const polish = '<text x="10" y="40" font-family="Figtree" font-size="30" fill="#000">Łódź</text>';
  const frame = (drawn: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">${drawn}</svg>`;
  const [written, empty] = await Promise.all([toPng(frame(polish)), toPng(frame(''))]);
  expect(readPng(written).inkBytes).toBeGreaterThan(readPng(empty).inkBytes + 500);
});

test('drawing many takes no more memory than drawing a few', { timeout: 60_000 }, async () => {
  const svg = drawAhead(ahead);
  const draw = async (times: number) => {
    for (let index = 0; index < times; index += 1) {
      await toPng(svg);
    }
    return process.memoryUsage().rss / 1_000_000;
  };
  const before = await draw(10);
  expect(await draw(40)).toBeLessThan(before + 60);
});
