import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { type FakeBackend, fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const name = () => screen.getByRole('textbox', { name: 'Account Name' });
const location = () => screen.getByRole('textbox', { name: 'Location' });
const notes = () => screen.getByRole('textbox', { name: 'Notes' });
const refusal = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });

async function openAdd(backend = demoBackend()) {
  const app = renderApp('/accounts/add', { backend });
  await screen.findByRole('button', { name: 'Create Account' });
  return app;
}

async function openEdit(backend = demoBackend()) {
  const app = renderApp(`/accounts/edit/${fakeId(101)}`, { backend });
  await screen.findByDisplayValue('Grace Hill Church');
  return app;
}

// Proves: 3.entities.02, 5.accounts.01, 7.accounts.03
test('an account can be created once its name is more than blanks', async () => {
  const { user, backend, router } = await openAdd();
  const create = () => screen.getByRole('button', { name: 'Create Account' });
  expect(create()).toHaveProperty('disabled', true);
  await user.type(name(), '   ');
  expect(create()).toHaveProperty('disabled', true);
  await user.type(name(), 'New Hope  ');
  await user.type(location(), ' Waco ');
  await user.click(create());

  expect(await screen.findByText('Account created successfully')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  expect(backend.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    account_name: 'New Hope',
    location: 'Waco',
    notes: null,
    user_id: fakeId(1),
  });
  expect(await screen.findByRole('link', { name: 'New Hope' })).toBeTruthy();
});

test('Enter submits; while it runs the button says so', async () => {
  const backend = demoBackend();
  backend.trouble('POST /rest', 'never');
  const { user } = await openAdd(backend);
  await user.type(name(), 'New Hope{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Creating...' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(backend.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

// Proves: 8.accounts.03
test('a refused creation says so and keeps what was typed', async () => {
  expectLogged(/could not be created/);
  const backend = demoBackend();
  backend.trouble('POST /rest', refusal());
  const { user } = await openAdd(backend);
  await user.type(name(), 'New Hope{Enter}');
  expect(await screen.findByText('Failed to create account')).toBeTruthy();
  expect(name()).toHaveProperty('value', 'New Hope');
});

test('a name that is too long is reported at the field', async () => {
  const { user, backend } = await openAdd();
  await user.click(name());
  await user.paste('x'.repeat(201));
  await user.keyboard('{Enter}');
  const error = await screen.findByText('Account Name must be at most 200 characters');
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(name().getAttribute('aria-describedby')).toContain(error.id);
  expect(backend.sent.some(({ method }) => method === 'POST')).toBe(false);
});

// Proves: 2.account-edit.05
test.each([
  ['/accounts/add', '/accounts'],
  [`/accounts/edit/${fakeId(101)}`, `/accounts/view/${fakeId(101)}`],
])('Cancel leaves the changed form at %s without asking', async (path, left) => {
  const { user, router } = renderApp(path);
  await user.type(await screen.findByRole('textbox', { name: 'Location' }), 'X');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(left));
});

test('any other way of leaving a changed form asks first; staying keeps it, leaving continues', async () => {
  const { user, router } = await openAdd();
  await user.type(name(), 'New Hope');
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe('/accounts/add');
  expect(name()).toHaveProperty('value', 'New Hope');

  await user.click(screen.getByRole('link', { name: 'Accounts' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});

test('closing the tab with a changed form asks too, an unchanged form does not', async () => {
  const { user } = await openAdd();
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(true);
  await user.type(name(), 'N');
  expect(close()).toBe(false);
});

test('switching the account out of a changed form asks, and selects nothing when one stays', async () => {
  const { user } = await openAdd();
  await user.type(name(), 'New Hope');
  await user.click(screen.getByRole('button', { name: /Switch account/ }));
  await user.click(await screen.findByRole('option', { name: 'Grace Hill Church' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(localStorage.getItem('selectedAccountId')).toBeNull();
});

// Proves: 2.account-edit.01, 4.forms.03, 5.accounts.03
test('editing fills the form, saves and goes to the account', async () => {
  const { user, backend, router } = await openEdit();
  expect(location()).toHaveProperty('value', 'Austin');
  expect(notes()).toHaveProperty('value', 'Two Sunday services');
  await user.clear(notes());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));

  expect(await screen.findByText('Account updated successfully')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/accounts/view/${fakeId(101)}`));
  expect(backend.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ notes: null });
});

describe('two people edit one account', () => {
  const stored = (backend: FakeBackend) => backend.tables.accounts?.[0] ?? {};
  const patches = (backend: FakeBackend) =>
    backend.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  const save = () => screen.getByRole('button', { name: 'Save Changes' });

  test('in different fields: both keep what they wrote', async () => {
    const { user, backend } = await openEdit();
    Object.assign(stored(backend), { location: 'Dallas' });
    await user.type(notes(), '!');
    await user.click(save());
    expect(await screen.findByText('Account updated successfully')).toBeTruthy();
    expect(patches(backend)).toEqual([{ notes: 'Two Sunday services!' }]);
    expect(stored(backend)).toMatchObject({ location: 'Dallas', notes: 'Two Sunday services!' });
  });

  test('in one field: the second hears of it before anything is replaced', async () => {
    const { user, backend } = await openEdit();
    Object.assign(stored(backend), { location: 'Dallas', notes: 'Theirs' });
    await user.clear(location());
    await user.type(location(), 'Houston');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else made changes' }));
    const field = within(dialog.getByRole('region', { name: 'Location' }));
    expect(field.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Dallas',
      'Houston',
    ]);
    expect(patches(backend)).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Use mine' }));
    expect(await screen.findByText('Account updated successfully')).toBeTruthy();
    expect(patches(backend)).toEqual([{ location: 'Houston' }]);
  });

  test('the second can accept what the first wrote, and keeps the rest of both', async () => {
    const { user, backend } = await openEdit();
    Object.assign(stored(backend), { location: 'Dallas', account_name: 'Grace Church' });
    await user.clear(location());
    await user.type(location(), 'Houston');
    await user.type(notes(), '!');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(location()).toHaveProperty('value', 'Dallas'));
    expect(name()).toHaveProperty('value', 'Grace Church');
    await user.click(save());
    expect(await screen.findByText('Account updated successfully')).toBeTruthy();
    expect(patches(backend)).toEqual([{ notes: 'Two Sunday services!' }]);
  });

  test('to the same: nothing is sent, and all is well', async () => {
    const { user, backend } = await openEdit();
    Object.assign(stored(backend), { location: 'Dallas' });
    await user.clear(location());
    await user.type(location(), 'Dallas');
    await user.click(save());
    expect(await screen.findByText('Account updated successfully')).toBeTruthy();
    expect(patches(backend)).toEqual([]);
  });
});

// Proves: 8.accounts.04
test('a failed update says so, is logged, and the person stays with what they typed', async () => {
  expectLogged(/could not be updated/);
  const backend = demoBackend();
  backend.trouble('PATCH /rest', refusal());
  const { user, router } = await openEdit(backend);
  await user.type(name(), ' II');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Failed to update account')).toBeTruthy();
  expect(name()).toHaveProperty('value', 'Grace Hill Church II');
  expect(router.state.location.pathname).toBe(`/accounts/edit/${fakeId(101)}`);
});

test('an update that changes no row is a failure', async () => {
  expectLogged(/could not be updated/);
  const { user, backend } = await openEdit();
  backend.tables.accounts = [];
  await user.type(name(), ' II{Enter}');
  expect(await screen.findByText('Failed to update account')).toBeTruthy();
  expect(
    screen.getByText(
      'This account was deleted, or you no longer have access. Copy anything you need, then choose Cancel.',
    ),
  ).toBeTruthy();
  expect(name()).toHaveProperty('value', 'Grace Hill Church II');
});

/** Opens an account, changes it and saves; the answer is given by the test. */
async function saveSlowly() {
  const backend = demoBackend();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const usualFetch = backend.fetch;
  backend.fetch = (input, init) => (init?.method === 'PATCH' ? promise : usualFetch(input, init));
  const app = await openEdit(backend);
  await app.user.type(name(), ' II{Enter}');
  await screen.findByRole('button', { name: 'Saving...' });
  return { ...app, answer: resolve };
}

const savedRow = () =>
  Response.json({ ...demoBackend().tables.accounts?.[0], account_name: 'Grace Hill Church II' });

test('whoever leaves a form that is saving is taken on once it is saved', async () => {
  const { user, router, answer } = await saveSlowly();
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('dialog', { name: 'Saving...' })).toBeTruthy();
  expect(router.state.location.pathname).toMatch(/^\/accounts\/edit/);
  answer(savedRow());
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
  expect(screen.getByText('Account updated successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('and somebody who then stays goes where saving leads', async () => {
  const { user, router, answer } = await saveSlowly();
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  answer(savedRow());
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/accounts\/view/));
});

test('when the save fails meanwhile, what was typed is there and leaving is asked about', async () => {
  expectLogged(/could not be updated/);
  const { user, router, answer } = await saveSlowly();
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await screen.findByRole('dialog', { name: 'Saving...' });
  answer(refusal());
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(screen.getByText('Failed to update account')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(name()).toHaveProperty('value', 'Grace Hill Church II');
  await user.click(screen.getByRole('link', { name: 'Users' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'));
});

test('while it saves closing the tab asks; after a failure every way out does', async () => {
  expectLogged(/could not be updated/);
  const { user, answer } = await saveSlowly();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  answer(refusal());
  await screen.findByRole('button', { name: 'Save Changes' });
  await user.click(screen.getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
});

// Proves: 2.account-edit.04, 2.account-view.03, 8.accounts.07
test('a load that fails goes back to the list', async () => {
  const backend = demoBackend();
  const app = renderApp(`/accounts/edit/${fakeId(101)}`, { backend });
  backend.trouble('GET /rest/v1/accounts', refusal());
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/accounts'));
});

// Proves: 2.account-add.02
test('a double click creates one account', async () => {
  const { user, backend } = await openAdd();
  await user.type(name(), 'New Hope');
  await user.dblClick(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByText('Account created successfully');
  const posts = backend.sent.map(({ method, path }) => `${method} ${path}`);
  expect(posts.filter((sent) => sent === 'POST /rest/v1/accounts')).toHaveLength(1);
});
