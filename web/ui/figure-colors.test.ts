import { expect, test } from 'vitest';
import { contrastRatio } from '../testing/contrast.ts';
import sheet from './figure-colors.css?raw';
import { schemeColors } from './palette.ts';

const [lightRules = '', darkRules = ''] = sheet.split('@media not print');
const schemes = { light: colorsIn(lightRules), dark: colorsIn(darkRules) };
const readable = 4.5;
/** WCAG 2.2, 1.4.11: what a picture is understood by. */
const visible = 3;

function colorsIn(rules: string): ReadonlyMap<string, string> {
  const found = rules.matchAll(/--steeple-([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...found].map(([, name = '', color = '']) => [name, color]));
}

function contrast(scheme: keyof typeof schemes, name: string, ground: string): number {
  return contrastRatio(schemes[scheme].get(name) ?? '', ground);
}

test('both schemes have the same colors', () => {
  expect([...schemes.dark.keys()]).toEqual([...schemes.light.keys()]);
  expect(schemes.light.size).toBe(9);
});

for (const scheme of ['light', 'dark'] as const) {
  const { surface, ground } = schemeColors[scheme];

  test(`in the ${scheme} scheme, the states and the line are readable on sheet and ground`, () => {
    for (const name of ['unusual', 'shift', 'line']) {
      expect(contrast(scheme, name, surface)).toBeGreaterThanOrEqual(readable);
      expect(contrast(scheme, name, ground)).toBeGreaterThanOrEqual(readable);
    }
  });

  test(`in the ${scheme} scheme, the line and last year are seen on sheet, ground and range`, () => {
    const range = schemes[scheme].get('range') ?? '';
    for (const name of ['line', 'comparison']) {
      for (const below of [surface, ground, range]) {
        expect(contrast(scheme, name, below)).toBeGreaterThanOrEqual(visible);
      }
    }
  });
}
