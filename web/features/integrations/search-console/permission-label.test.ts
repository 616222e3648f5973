import { expect, test } from 'vitest';
import { permissionLabel } from './permission-label.ts';

test.each([
  ['siteOwner', 'Owner'],
  ['siteFullUser', 'Full user'],
  ['siteRestrictedUser', 'Restricted user'],
  ['siteUnverifiedUser', 'Unverified user'],
  ['siteSomethingNew', 'siteSomethingNew'],
])('%s is called %s', (level, label) => {
  expect(permissionLabel(level)).toBe(label);
});
