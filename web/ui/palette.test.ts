import { expect, test } from 'vitest';
import { contrastRatio } from '../testing/contrast.ts';
import { brick, pine, schemeColors } from './palette.ts';

const readable = 4.5;

test('black on white is the highest contrast', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

for (const [scheme, colors] of Object.entries(schemeColors)) {
  for (const ground of ['ground', 'surface'] as const) {
    for (const ink of ['text', 'dimmed', 'anchor', 'error'] as const) {
      test(`in the ${scheme} scheme, ${ink} on ${ground} is readable`, () => {
        expect(contrastRatio(colors[ink], colors[ground])).toBeGreaterThanOrEqual(readable);
      });
    }
  }
}

for (const [scheme, { anchor, tint, tintHover }] of Object.entries(schemeColors)) {
  test(`in the ${scheme} scheme, the tint of what is chosen carries the anchor color`, () => {
    expect(contrastRatio(anchor, tint)).toBeGreaterThanOrEqual(readable);
    expect(contrastRatio(anchor, tintHover)).toBeGreaterThanOrEqual(3);
  });
}

test('white text is readable on every filled button', () => {
  for (const color of [pine[6], pine[7], pine[8], brick[7], brick[8]]) {
    expect(contrastRatio('#ffffff', color)).toBeGreaterThanOrEqual(readable);
  }
});
