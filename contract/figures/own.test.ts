import { expect, test } from 'vitest';
import { ownFigureId } from './own.ts';

test('an own figure has an id of small letters, digits and underscores, at most 24', () => {
  for (const id of ['own_a', 'own_baptisms', 'own_2_cars', `own_${'a'.repeat(24)}`]) {
    expect(ownFigureId.safeParse(id).success, id).toBe(true);
  }
  const others = [
    'own_',
    'own_A',
    `own_${'a'.repeat(25)}`,
    'own_a b',
    'xown_a',
    'own_a\n',
    'attendance',
  ];
  for (const id of others) {
    expect(ownFigureId.safeParse(id).success, id).toBe(false);
  }
});
