import { expect, test } from 'vitest';
import { placeToGo, rememberPlace } from './deep-link.ts';

const place = {
  pathname: '/accounts',
  search: '?search=grace',
  hash: '#top',
  state: null,
  key: 'k',
};

test('a remembered place is where one goes after signing in', () => {
  expect(placeToGo(rememberPlace(place))).toBe('/accounts?search=grace#top');
});

test.each([
  null,
  undefined,
  'text',
  {},
  { from: 1 },
  { from: 'accounts' },
  { from: '//evil.test' },
])('without a place of ours one goes to the root (%j)', (state) => {
  expect(placeToGo(state)).toBe('/');
});
