import { expect, test } from 'vitest';
import { placeToGo, rememberPlace } from './deep-link.ts';

const place = { pathname: '/accounts', search: '?search=grace', hash: '#top' };

test('a remembered address is where a visitor goes after signing in', () => {
  expect(placeToGo(rememberPlace(place, null), 'sam')).toBe('/accounts?search=grace#top');
});

test('after a session that ended, the same person continues where they were', () => {
  expect(placeToGo(rememberPlace(place, 'sam'), 'sam')).toBe('/accounts?search=grace#top');
});

test('another person begins at the root', () => {
  expect(placeToGo(rememberPlace(place, 'sam'), 'grace')).toBe('/');
});

test.each([
  null,
  undefined,
  'text',
  {},
  { from: 1, userId: null },
  { from: 'accounts', userId: null },
  { from: '//evil.test', userId: null },
])('without a place of ours one goes to the root (%j)', (state) => {
  expect(placeToGo(state, 'sam')).toBe('/');
});
