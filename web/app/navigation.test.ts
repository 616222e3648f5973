import { expect, test } from 'vitest';
import { isActive, navigationFor } from './navigation.ts';

const outline = (...args: Parameters<typeof navigationFor>) =>
  navigationFor(...args).map(({ label, items }) => [label, items.map((item) => item.label)]);

function activeLabels(pathname: string, ...args: Parameters<typeof navigationFor>) {
  return navigationFor(...args)
    .flatMap(({ items }) => items)
    .filter((item) => isActive(item, pathname))
    .map(({ label }) => label);
}

// Proves: 2.shell.06
test('a super admin without a selected account sees a flat list', () => {
  expect(outline('super_admin', false)).toEqual([[null, ['Accounts', 'Users', 'Knowledge']]]);
});

// Proves: 2.shell.07
test.each([
  ['super_admin', true],
  ['account_admin', false],
] as const)('%s with an account view (%s) sees Core and Settings', (role, hasSelected) => {
  expect(outline(role, hasSelected)).toEqual([
    ['Core', ['Dashboard', 'Forecast', 'Recommendations']],
    ['Settings', ['Integration']],
  ]);
});

// Proves: 2.shell.08
test('any other user sees an empty sidebar', () => {
  expect(outline(null, false)).toEqual([]);
});

// Proves: 2.guard.05
test.each([
  ['/account/dashboard', ['Dashboard']],
  ['/', ['Dashboard']],
  ['/dashboard', ['Dashboard']],
  ['/account/forecast', ['Forecast']],
  ['/account/integration', ['Integration']],
  ['/account/integration/planning-center', ['Integration']],
  ['/integration', ['Integration']],
  ['/profile', []],
])('at %s the active item is %j', (pathname, labels) => {
  expect(activeLabels(pathname, 'account_admin', false)).toEqual(labels);
});

test.each([
  ['/accounts', ['Accounts']],
  ['/accounts/view/1', ['Accounts']],
  ['/accounts-of-old', []],
  ['/users/add', ['Users']],
  ['/knowledge', ['Knowledge']],
])('in the super admin view, at %s the active item is %j', (pathname, labels) => {
  expect(activeLabels(pathname, 'super_admin', false)).toEqual(labels);
});
