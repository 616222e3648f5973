import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { type FakeBackend, fakeId } from '#web/testing/fake-backend.ts';
import { account, demoBackend, renderApp } from '#web/testing/render-app.tsx';

// The largest pages, fetched when they are opened: a test waits for what they show, not for that.
beforeAll(() =>
  Promise.all([import('#web/routes/dashboard.tsx'), import('#web/routes/forecast.tsx')]),
);

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const linkNames = () =>
  sidebar()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const roleRequests = ({ sent }: FakeBackend) =>
  sent.filter(({ search }) => search.get('select')?.startsWith('role'));
const switcher = () => screen.getByRole('button', { name: /^Switch account/ });

function select(number: number, name: string) {
  localStorage.setItem('selectedAccountId', fakeId(number));
  localStorage.setItem('selectedAccountName', name);
}

async function openAccounts(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/accounts', options);
  await screen.findByRole('heading', { name: 'Accounts' });
  return app;
}

// Proves: 2.guard.01
test('the start leads a super admin to the accounts and ends the account view', async () => {
  select(101, 'Grace Hill Church');
  const { router } = renderApp('/');
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  await screen.findByRole('link', { name: 'Harbor Community' });
  expect(linkNames()).toEqual(['Accounts', 'Users', 'Knowledge']);
  expect(localStorage.getItem('selectedAccountId')).toBeNull();
  expect(localStorage.getItem('selectedAccountName')).toBeNull();
});

// Proves: 2.shell.07, 4.selection.04
test('the start leads an account admin to their own dashboard, under their account name', async () => {
  const { router } = renderApp('/', { signedInAs: 'accountAdmin' });
  expect(await screen.findByText('Weekly pulse check for Grace Hill Church')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/account/dashboard');
  expect(within(screen.getByRole('banner')).getByText('Grace Hill Church')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Switch account/ })).toBeNull();
  expect(linkNames()).toEqual(['Dashboard', 'Forecast', 'Recommendations', 'Integration']);
  expect(sidebar().getByText('Core')).toBeTruthy();
  expect(sidebar().getByText('Settings')).toBeTruthy();
  expect(sidebar().getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
});

// Proves: 2.account-pages.03, 2.account-pages.07, 2.guard.02, 2.guard.04, 2.shell.08
// Proves: 6.roles.03
test.each([
  ['dashboard', 'Your Monday morning church health overview'],
  ['forecast', 'Where your church is heading based on trends and data'],
  ['recommendations', 'AI-powered insights and strategies for your church'],
])(
  'any other user sees an empty sidebar and %s without an account name',
  async (page, subtitle) => {
    renderApp(`/account/${page}`, { signedInAs: 'anyOther' });
    expect(await screen.findByText(subtitle)).toBeTruthy();
    expect(linkNames()).toEqual([]);
  },
);

test('the start leads any other user to the dashboard', async () => {
  const { router } = renderApp('/', { signedInAs: 'anyOther' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/dashboard'));
});

// Proves: 2.account-pages.06, 4.selection.02
test('a stored account view is restored for a super admin, under the name of today', async () => {
  select(101, 'The old name');
  renderApp('/account/forecast');
  expect(await screen.findByText('Data-driven projections for Grace Hill Church')).toBeTruthy();
  await waitFor(() =>
    expect(localStorage.getItem('selectedAccountName')).toBe('Grace Hill Church'),
  );
});

test('the view of an account that is gone ends', async () => {
  select(999, 'Gone');
  const { router } = renderApp('/account/dashboard');
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  expect(localStorage.getItem('selectedAccountId')).toBeNull();
});

// Proves: 4.selection.03
test('a stored account view is dropped for anyone else', async () => {
  select(102, 'Harbor Community');
  renderApp('/account/dashboard', { signedInAs: 'accountAdmin' });
  expect(await screen.findByText('Weekly pulse check for Grace Hill Church')).toBeTruthy();
  expect(localStorage.getItem('selectedAccountId')).toBeNull();
});

// Proves: 2.guard.03
test.each(['dashboard', 'forecast', 'recommendations', 'integration'])(
  'without a chosen account, /account/%s sends a super admin to the accounts',
  async (page) => {
    const { router } = renderApp(`/account/${page}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  },
);

test('the switcher searches by name, chooses an account and goes back', async () => {
  const { user, router } = await openAccounts();
  await user.click(switcher());
  const search = await screen.findByPlaceholderText('Search accounts...');
  await screen.findByRole('option', { name: 'Grace Hill Church' });
  await user.type(search, 'zzz');
  expect(await screen.findByText('No accounts found')).toBeTruthy();
  await user.clear(search);
  await user.type(search, 'HARBOR');
  await waitFor(() =>
    expect(screen.queryByRole('option', { name: 'Grace Hill Church' })).toBeNull(),
  );
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Weekly pulse check for Harbor Community')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/account/dashboard');
  expect(localStorage.getItem('selectedAccountId')).toBe(fakeId(102));
  expect(switcher().textContent).toBe('Harbor Community');

  await user.click(switcher());
  await user.click(await screen.findByRole('option', { name: 'Super Admin View' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  expect(localStorage.getItem('selectedAccountId')).toBeNull();
  expect(switcher().textContent).toBe('Super Admin View');
});

test('the switcher takes the first match on Enter, and its list runs from A to Z', async () => {
  const backend = demoBackend();
  backend.tables.accounts?.push(account(103, 'abbey of the vale', null, null, 0));
  const { user, router } = await openAccounts({ backend });
  await user.click(switcher());
  await screen.findByRole('option', { name: 'Grace Hill Church' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Super Admin View',
    'abbey of the vale',
    'Grace Hill Church',
    'Harbor Community',
  ]);
  await user.keyboard('har');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Weekly pulse check for Harbor Community')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/account/dashboard');
});

test('the switcher begins at the chosen account, which has a tick', async () => {
  select(101, 'Grace Hill Church');
  const { user } = renderApp('/account/dashboard');
  await screen.findByText('Weekly pulse check for Grace Hill Church');
  await user.click(switcher());
  const chosen = await screen.findByRole('option', { current: true });
  expect(chosen.textContent).toBe('Grace Hill Church');
  expect(document.querySelectorAll('[data-tick]')).toHaveLength(1);
  expect(chosen.querySelector('[data-tick]')).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Weekly pulse check for Harbor Community')).toBeTruthy();
});

test('the switcher lists fifty accounts and says how many more there are', async () => {
  const backend = demoBackend();
  backend.tables.accounts = Array.from({ length: 60 }, (_, number) =>
    account(1000 + number, `Church ${number}`, null, null, 0),
  );
  const { user } = await openAccounts({ backend });
  await user.click(switcher());
  expect(await screen.findByText('10 more: type to find them')).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(51);
});

test('a choice in another tab is followed', async () => {
  const { router } = await openAccounts();
  select(102, 'Harbor Community');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'selectedAccountName' }));
  });
  await waitFor(() => expect(switcher().textContent).toBe('Harbor Community'));
  expect(router.state.location.pathname).toBe('/accounts');
});

// Proves: 2.shell.09
test('the sidebar collapses to icons that keep their names', async () => {
  const { user } = await openAccounts();
  await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeTruthy();
  expect(sidebar().getByRole('link', { name: 'Users' })).toBeTruthy();
});

test('moving on puts the focus on the heading of the next screen', async () => {
  const { user } = await openAccounts();
  await user.click(screen.getByRole('link', { name: 'Add Account' }));
  const heading = await screen.findByRole('heading', { name: 'Add Account' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(document.title).toBe('Add Account · Steeple'));
});

// Proves: 2.shell.01
test('the profile menu leads to the profile and chooses the colors', async () => {
  const { user } = await openAccounts();
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  const profile = await screen.findByRole('menuitem', { name: 'My Profile' });
  expect(profile.getAttribute('href')).toBe('/profile');
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(localStorage.getItem('steeple-color-scheme')).toBe('dark');
});

// Proves: 2.sign-in.06, 4.auth.02, 7.auth.02, 8.logged.04
test.each([
  ['the server agrees', null],
  ['the server fails', Response.json({ msg: 'broken' }, { status: 500 })],
  ['the connection is lost', 'connection-lost'],
  ['the server hangs', 'never'],
] as const)('signing out leaves nothing behind when %s', async (_name, trouble) => {
  select(101, 'Grace Hill Church');
  const { user, router, backend } = renderApp('/account/dashboard');
  await screen.findByText('Weekly pulse check for Grace Hill Church');
  if (trouble) {
    backend.trouble('/auth/v1/logout', trouble);
  }
  if (trouble !== null && trouble !== 'never') {
    expectLogged(/Could not notify the server of the sign-out/);
  }
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));

  expect(await screen.findByRole('heading', { name: 'Welcome to Steeple' })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/auth', state: null });
  expect(localStorage.length).toBe(0);
  const logout = backend.sent.find(({ path }) => path === '/auth/v1/logout');
  expect(logout?.search.get('scope')).toBe('local');
});

// Proves: 8.logged.01
test('when the role cannot be read, it is logged, and the start offers another try', async () => {
  expectLogged(/role of the signed-in person could not be read/);
  const backend = demoBackend();
  backend.trouble('/rest/v1/profiles', Response.json({ message: 'no' }, { status: 403 }));
  const { user, router } = renderApp('/', { backend });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(linkNames()).toEqual([]);
  backend.heal();
  await user.click(retry);
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});

test('a role that nobody knows counts as none, at once', async () => {
  const backend = demoBackend();
  Object.assign(backend.tables.profiles?.[0] ?? {}, { role: 'bishop' });
  const { router } = renderApp('/', { backend });
  expect(await screen.findByText('Your Monday morning church health overview')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/account/dashboard');
  expect(linkNames()).toEqual([]);
  expect(roleRequests(backend)).toHaveLength(1);
});

test('a role that cannot be read is asked for once, so that nobody waits for nothing', async () => {
  expectLogged(/role of the signed-in person could not be read/);
  const backend = demoBackend();
  backend.trouble('/rest/v1/profiles', Response.json({ message: 'broken' }, { status: 500 }));
  renderApp('/', { backend });
  await screen.findByRole('button', { name: 'Retry' });
  expect(roleRequests(backend)).toHaveLength(1);
});
