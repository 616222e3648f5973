import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const compare = (before: string, after: string) =>
  compareVersions(before, after).map(({ kind, text }) => `${kind} ${text}`);

test('a changed line is shown as it was and as it is', () => {
  expect(compare('a\nb\nc', 'a\nB\nc')).toEqual(['same a', 'gone b', 'come B', 'same c']);
});

test('added and removed lines are shown in place', () => {
  expect(compare('a\nc', 'a\nb\nc')).toEqual(['same a', 'come b', 'same c']);
  expect(compare('a\nb\nc', 'c')).toEqual(['gone a', 'gone b', 'same c']);
  expect(compare('a', 'a')).toEqual(['same a']);
});
