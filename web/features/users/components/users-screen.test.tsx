import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

function user(number: number) {
  return {
    id: fakeId(number),
    user_id: fakeId(number),
    first_name: 'Person',
    last_name: String(number),
    email: `person-${number}@example.test`,
    phone_number: null,
    role: 'super_admin',
    account_id: null,
    account: null,
    may_only_look: false,
    without_giving: false,
  };
}

test('above a hundred users only some are in the document, and a switched-off pagination counts all', async () => {
  const backend = demoBackend();
  backend.tables.profiles = Array.from({ length: 150 }, (_, index) => user(index + 1));
  renderApp('/users', { backend });

  const table = await screen.findByRole('table', { name: 'Users' });
  expect(table.getAttribute('aria-rowcount')).toBe('151');
  expect(within(table).getAllByRole('row').length).toBeLessThan(100);
  const pagination = screen.getByRole('navigation', { name: 'Pagination' });
  for (const control of within(pagination).getAllByRole('button')) {
    expect(control).toHaveProperty('disabled', true);
  }
  expect(screen.getByText('150 users')).toBeTruthy();
});

test('all users are read in one request with their accounts', async () => {
  const backend = demoBackend();
  backend.tables.profiles = [user(1)];
  renderApp('/users', { backend });
  await screen.findByText('1 user');
  const [request] = backend.sent.filter(({ search }) => search.has('order'));
  expect(request?.path).toBe('/rest/v1/profiles');
  expect(request?.search.get('select')).toBe('*,account:accounts(id,account_name)');
});

// Proves: 8.users.10
test('the server’s no in a good answer is a no', async () => {
  const backend = demoBackend();
  backend.tables.profiles = [user(1), user(4)];
  backend.trouble('delete-user', Response.json({ success: false, error: null }));
  expectLogged(/could not be deleted/);
  const app = renderApp('/users', { backend });
  await app.user.click(await screen.findByRole('button', { name: 'Delete Person 4' }));
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete user. Please try again.')).toBeTruthy();
});

test('one’s own entry says why it cannot be deleted, and deletes nothing', async () => {
  const backend = demoBackend();
  backend.tables.profiles = [user(1), user(4)];
  const app = renderApp('/users', { backend });
  const own = await screen.findByRole('button', { name: 'Delete Person 1' });
  expect(own.getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByRole('button', { name: 'Delete Person 4' }).getAttribute('aria-disabled'),
  ).toBeNull();

  act(() => own.focus());
  const reason = await screen.findByRole('tooltip');
  expect(reason.textContent).toBe('You cannot delete your own account.');
  expect(own.getAttribute('aria-describedby')).toBe(reason.id);
  await app.user.click(own);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a card, Delete is in the menu as on all cards, and of oneself off with the reason', async () => {
  vi.stubGlobal('innerWidth', 375);
  const backend = demoBackend();
  backend.tables.profiles = [user(1), user(4)];
  const app = renderApp('/users', { backend });
  await app.user.click(await screen.findByRole('button', { name: 'More for Person 1' }));
  const own = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(own.textContent).toContain('You cannot delete your own account.');
  expect(own).toHaveProperty('disabled', true);
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'More for Person 4' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete User' })).toBeTruthy();
});

// Proves: 2.user-forms.05, 2.users.08, 6.users.03
test.each(['/users', '/users/add', `/users/edit/${fakeId(1)}`])(
  'an account admin is refused at %s',
  async (path) => {
    const { router } = renderApp(path, { signedInAs: 'accountAdmin' });
    expect(
      await screen.findByText(
        'Access denied. Only Super Administrators can access user management.',
      ),
    ).toBeTruthy();
    expect(router.state.location.pathname).toBe('/users');
  },
);
