import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { account, demoBackend, renderApp } from '#web/testing/render-app.tsx';

const search = () => screen.getByRole('searchbox', { name: 'Search accounts' });
const rows = () => within(screen.getByRole('table', { name: 'Accounts' })).getAllByRole('row');

async function openList(backend = demoBackend()) {
  const app = renderApp('/accounts', { backend });
  await screen.findByRole('link', { name: 'Grace Hill Church' });
  return app;
}

function answered(status: number): Response {
  return Response.json({ code: 'XX', message: 'no' }, { status });
}

// Proves: 2.accounts.02, 2.accounts.04
test('the table has the columns of the specification, and counts in words', async () => {
  const backend = demoBackend();
  backend.tables.accounts?.push(account(103, 'Two Springs', null, null, 2));
  await openList(backend);

  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Account Name', 'Location', 'Notes', 'Knowledge', 'Switch', 'Actions']);
  expect(rows()).toHaveLength(4);
  expect(within(rows()[1] ?? document.body).getByText('1 Entry')).toBeTruthy();
  expect(within(rows()[2] ?? document.body).getAllByText('-')).toHaveLength(3);
  expect(screen.getByText('2 Entries')).toBeTruthy();
});

test('a broken connection is marked beside the name, with the way to the connections', async () => {
  const backend = demoBackend();
  const [first] = backend.tables.accounts ?? [];
  const connection = (integrationType: string, given: object) => ({
    accountId: first?.id,
    accountName: first?.account_name,
    integrationType,
    state: 'idle',
    done: 0,
    total: 0,
    token: 'good',
    finishedAt: null,
    nextAt: null,
    error: null,
    covers: null,
    weeksComplete: 0,
    weeksOpen: 0,
    ...given,
  });
  backend.functions['connections-health'] = () =>
    Response.json({
      total: 2,
      connections: [
        connection('planning_center', { token: 'reconnect_needed', state: 'failed' }),
        connection('google_search_console', {}),
      ],
    });
  await openList(backend);
  const mark = await screen.findByRole('link', { name: 'Planning Center needs reconnecting' });
  expect(mark.getAttribute('href')).toBe('/connections');
  expect(screen.queryByText(/Google Search Console/)).toBeNull();
});

test('heads sort up, down and back to the newest first', async () => {
  const { user } = await openList();
  const names = () =>
    rows()
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');
  const newestFirst = names();
  const head = screen.getByRole('columnheader', { name: 'Account Name' });
  const press = () => user.click(within(head).getByRole('button'));
  await press();
  expect(names()).toEqual(newestFirst.toSorted());
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(names()).toEqual(newestFirst.toSorted().reverse());
  await press();
  expect(names()).toEqual(newestFirst);
  expect(head.getAttribute('aria-sort')).toBe('none');
});

// Proves: 7.accounts.01
test('all accounts are read in one request, the newest first', async () => {
  const { backend } = await openList();
  const [request] = backend.sent.filter(({ path }) => path === '/rest/v1/accounts');
  expect(request?.search.get('select')).toBe('*,knowledge(count)');
  expect(request?.search.get('order')).toBe('created_at.desc');
});

// Proves: 2.accounts.12
test('while it loads there are five grey rows under the same heads', async () => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/accounts', 'never');
  renderApp('/accounts', { backend });
  expect(await screen.findByRole('status', { name: 'Loading accounts' })).toBeTruthy();
  expect(document.querySelectorAll('[data-skeleton=row]')).toHaveLength(5);
});

// Proves: 2.accounts.08
test('on a phone there are three grey cards, then cards with View and Edit', async () => {
  vi.stubGlobal('innerWidth', 375);
  const { user } = renderApp('/accounts');
  await waitFor(() => expect(document.querySelectorAll('[data-skeleton=card]')).toHaveLength(3));
  expect(await screen.findByRole('link', { name: 'View Grace Hill Church' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit Grace Hill Church' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'More for Grace Hill Church' }));
  expect(await screen.findByRole('menuitem', { name: 'Switch' })).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeTruthy();
});

// Proves: 2.accounts.01, 2.accounts.10, 5.search.01
test('the search finds name, location and notes, and says when nothing matches', async () => {
  const { user } = await openList();
  await user.type(search(), 'AUSTIN');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.clear(search());
  await user.type(search(), 'nowhere');
  expect(await screen.findByText('No accounts found matching your search.')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('without any account it says how to begin', async () => {
  const backend = demoBackend();
  backend.tables.accounts = [];
  renderApp('/accounts', { backend });
  expect(
    await screen.findByText('No accounts found. Create your first account to get started.'),
  ).toBeTruthy();
});

// Proves: 8.accounts.01, 8.accounts.02
test.each([
  ['a refusal', answered(403), 'Failed to fetch accounts'],
  ['a lost connection', 'connection-lost', 'An unexpected error occurred while fetching accounts'],
  [
    'an unreadable answer',
    Response.json([{ id: 1 }]),
    'An unexpected error occurred while fetching accounts',
  ],
] as const)('%s shows its sentence and a way to try again', async (_name, trouble, sentence) => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/accounts', trouble);
  const { user } = renderApp('/accounts', { backend });
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));

  backend.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Grace Hill Church' })).toBeTruthy();
});

test.each([
  ['the network is back', ['offline', 'online']],
  ['one comes back to the tab', ['visibilitychange']],
])('a list that failed to load is read again when %s', async (_when, events) => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/accounts', 'connection-lost');
  renderApp('/accounts', { backend });
  await screen.findByRole('button', { name: 'Retry' });

  backend.heal();
  act(() => events.forEach((event) => void window.dispatchEvent(new Event(event))));
  expect(await screen.findByRole('link', { name: 'Grace Hill Church' })).toBeTruthy();
});

test('a list that is there is not read again when the network is back', async () => {
  const { backend } = await openList();
  const readsBefore = backend.sent.length;
  act(() => ['offline', 'online'].forEach((event) => void window.dispatchEvent(new Event(event))));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(backend.sent).toHaveLength(readsBefore);
});

// Proves: 2.accounts.05
test('a click on a row opens the account, a click on its controls does not', async () => {
  const { user, router } = await openList();
  await user.click(screen.getByText('Two Sunday services'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/accounts/view/${fakeId(101)}`));
});

// Proves: 2.accounts.07
test('Switch selects the account and opens its dashboard', async () => {
  const { user, router } = await openList();
  await user.click(screen.getByRole('button', { name: 'Switch to Grace Hill Church' }));

  expect(await screen.findByText('Weekly pulse check for Grace Hill Church')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/account/dashboard');
  expect(localStorage.getItem('selectedAccountId')).toBe(fakeId(101));
  expect(localStorage.getItem('selectedAccountName')).toBe('Grace Hill Church');
});

// Proves: 2.accounts.13
test('deleting asks first, then removes the account from the list', async () => {
  const { user, backend } = await openList();
  await user.click(screen.getByRole('button', { name: 'Delete Grace Hill Church' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Account' });
  expect(
    within(dialog).getByText(
      'Are you sure you want to delete "Grace Hill Church"? This action cannot be undone.',
    ),
  ).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Account deleted successfully')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Grace Hill Church' })).toBeNull();
  expect(backend.tables.accounts).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(search()));
});

test('while a deletion runs, the dialog says so and stays', async () => {
  const { user, backend } = await openList();
  backend.trouble('DELETE /rest', 'never');
  await user.click(screen.getByRole('button', { name: 'Delete Grace Hill Church' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveProperty(
    'disabled',
    true,
  );
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

// Proves: 8.accounts.05
test('a deletion that the server refuses is a failure, and the account stays', async () => {
  expectLogged(/could not be deleted/);
  const { user, backend } = await openList();
  backend.trouble('DELETE /rest', answered(500));
  await user.click(screen.getByRole('button', { name: 'Delete Grace Hill Church' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete account')).toBeTruthy();
  expect(screen.getAllByText('Grace Hill Church').length).toBeGreaterThan(0);
});

test('a deletion that removes nothing is a failure', async () => {
  expectLogged(/could not be deleted/);
  const { user, backend } = await openList();
  backend.tables.accounts = [];
  await user.click(screen.getByRole('button', { name: 'Delete Grace Hill Church' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete account')).toBeTruthy();
});

// Proves: 9.lists.02
test('above a hundred rows only some are in the document, and a switched-off pagination counts all', async () => {
  const backend = demoBackend();
  backend.tables.accounts = Array.from({ length: 1200 }, (_, number) =>
    account(1000 + number, number === 0 ? 'Grace Hill Church' : `Church ${number}`, null, null, 0),
  );
  await openList(backend);

  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1201');
  expect(rows().length).toBeLessThan(100);
  expect(rows()[1]?.getAttribute('aria-rowindex')).toBe('2');
  const pagination = screen.getByRole('navigation', { name: 'Pagination' });
  for (const control of within(pagination).getAllByRole('button')) {
    expect(control).toHaveProperty('disabled', true);
  }
  expect(screen.getByText('1,200 accounts')).toBeTruthy();
});

// Proves: 2.accounts.09
test.each([
  '/accounts',
  '/accounts/add',
  `/accounts/edit/${fakeId(101)}`,
  `/accounts/view/${fakeId(101)}`,
])('an account admin is refused at %s', async (path) => {
  const { backend } = renderApp(path, { signedInAs: 'accountAdmin' });
  expect(
    await screen.findByText('Access denied. Only Super Administrators can manage accounts.'),
  ).toBeTruthy();
  expect(backend.sent.some(({ path: sentPath }) => sentPath === '/rest/v1/accounts')).toBe(false);
});
