import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

// Proves: 2.account-view.01
test('the account is shown read-only, with a way to edit it', async () => {
  const { user, router } = renderApp(`/accounts/view/${fakeId(101)}`);
  expect(await screen.findByText('Grace Hill Church')).toBeTruthy();
  expect(screen.getByText('Austin')).toBeTruthy();
  expect(screen.getByText('Two Sunday services')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Grace Hill Church – View Account · Steeple'));

  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/accounts/edit/${fakeId(101)}`));
});

// Proves: 2.account-view.02
test('an empty location and empty notes are a dash', async () => {
  renderApp(`/accounts/view/${fakeId(102)}`);
  await screen.findByText('Harbor Community');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Harbor Community',
    '-',
    '-',
  ]);
});

test('a missing account leads to the list, which says why', async () => {
  const { router } = renderApp(`/accounts/view/${fakeId(999)}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  const toast = within(await screen.findByRole('alert'));
  expect(toast.getByText('Account Not Found')).toBeTruthy();
});

test('a failed load leads to the list', async () => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/accounts', Response.json({ message: 'no' }, { status: 403 }));
  const { router } = renderApp(`/accounts/view/${fakeId(101)}`, { backend });
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});

// Proves: 2.account-edit.03
test.each([fakeId(999), 'no-uuid'])(
  'an account to edit that is missing (%s) is said to be',
  async (id) => {
    renderApp(`/accounts/edit/${id}`);
    expect(await screen.findByRole('heading', { name: 'Account Not Found' })).toBeTruthy();
    expect(screen.getByText('The requested account could not be found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Accounts' }).getAttribute('href')).toBe(
      '/accounts',
    );
  },
);
