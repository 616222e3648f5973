import { expect, test } from 'vitest';
import { isPlain } from './plain-target.ts';

test.each([
  '/',
  '/rest/v1/accounts?select=%2a&x=/../%72',
  '/accounts/5eed0000-0000-4000-8000-000000000002/edit',
  '/auth/v1/.well-known/jwks.json',
  '/assets/index-C_x.js.map',
  '/a%20b/%C3%A9',
  'http://steeple.example/rest/v1/accounts',
  '*',
])('%s is plain', (target) => {
  expect(isPlain(target)).toBe(true);
});

test.each([
  '/%72est/v1/accounts',
  '/rest/v1/acc%6Funts',
  '/rest%2fv1/accounts',
  '/rest%5Cv1',
  '/rest\\v1',
  '//rest/v1/accounts',
  '/./rest/v1/accounts',
  '/x/../rest/v1/accounts',
  '/x/..',
  '/x/%2e%2E/rest',
  '/%6detrics',
  '/rest/v1/accounts%00',
  '/rest/v1/accounts#x',
  'http://steeple.example/x/../rest/v1',
])('%s is not', (target) => {
  expect(isPlain(target)).toBe(false);
});
