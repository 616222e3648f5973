import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { named } from './checkout.ts';

const compose = readFileSync(join(import.meta.dirname, '../../deploy/compose.yaml'), 'utf8');

test('the proof’s Steeple has an image of its own, everything else is as it stands', () => {
  const changed = named(compose, 'steeple-proof');
  expect(changed.match(/image: steeple\S*/g)).toEqual(['image: steeple-proof']);
  expect(changed.replace('image: steeple-proof', 'image: steeple')).toBe(compose);
});
