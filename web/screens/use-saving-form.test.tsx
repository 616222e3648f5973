import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userFormProblems } from '#contract/user-form-problems.ts';
import { type FakeBackend, fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const patches = (backend: FakeBackend) =>
  backend.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

/** A backend whose requests of a method can be held. */
function holdable(method: string) {
  const backend = demoBackend();
  const usualFetch = backend.fetch;
  let free: Promise<void> = Promise.resolve();
  backend.fetch = async (input, init) => {
    if ((init?.method ?? 'GET') === method) {
      await free;
    }
    return usualFetch(input, init);
  };
  /** Holds them until what it gives is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    free = promise;
    return resolve;
  };
  return { backend, hold };
}

describe('two people edit one account, and the second goes on typing while it is saved', () => {
  /** Changes Location, and Notes while it is being saved; the first has changed both. */
  async function typeWhileSaving() {
    const { backend, hold } = holdable('GET');
    const { user, router } = renderApp(`/accounts/edit/${fakeId(101)}`, { backend });
    await screen.findByDisplayValue('Grace Hill Church');
    Object.assign(backend.tables.accounts?.[0] ?? {}, { location: 'Dallas', notes: 'Theirs' });
    await user.clear(field('Location'));
    await user.type(field('Location'), 'Houston');
    const letGo = hold();
    await user.click(save());
    await screen.findByRole('button', { name: 'Saving...' });
    await user.type(field('Notes'), '!');
    letGo();
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(field('Location')).toHaveProperty('value', 'Dallas'));
    return { backend, user, router };
  }

  test('it stays, and is not saved over theirs without asking', async () => {
    const { backend, user } = await typeWhileSaving();
    expect(field('Notes')).toHaveProperty('value', 'Two Sunday services!');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else made changes' }));
    expect(dialog.getByRole('region', { name: 'Notes' }).textContent).toContain('Theirs');
    expect(patches(backend)).toEqual([]);
  });

  test('leaving asks, even after another field was changed and changed back', async () => {
    const { user, router } = await typeWhileSaving();
    await user.type(field('Account Name'), 'z{Backspace}');
    await user.click(screen.getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(router.state.location.pathname).toMatch(/^\/accounts\/edit/);
  });
});

test('blanks at the end are no change that would keep a field from what somebody else wrote', async () => {
  const backend = demoBackend();
  const { user } = renderApp(`/accounts/edit/${fakeId(101)}`, { backend });
  await screen.findByDisplayValue('Grace Hill Church');
  Object.assign(backend.tables.accounts?.[0] ?? {}, { location: 'Dallas', notes: 'Theirs' });
  await user.type(field('Location'), 'X');
  await user.type(field('Notes'), ' ');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
  await waitFor(() => expect(field('Notes')).toHaveProperty('value', 'Theirs'));
  await user.click(save());
  expect(await screen.findByText('Account updated successfully')).toBeTruthy();
  expect(patches(backend)).toEqual([]);
});

describe('what is typed into the profile while it is saved', () => {
  async function openProfile(method: string) {
    const { backend, hold } = holdable(method);
    const [own = {}] = backend.tables.profiles ?? [];
    Object.assign(own, { phone_number: '55' });
    const { user } = renderApp('/profile', { backend });
    await user.clear(await screen.findByRole('textbox', { name: 'First Name' }));
    await user.type(field('First Name'), ' Ida ');
    const saveAndType = async (typing = () => user.type(field('Phone Number'), '5')) => {
      const letGo = hold();
      await user.click(save());
      await screen.findByRole('button', { name: 'Saving...' });
      await typing();
      letGo();
    };
    const saveAgain = async () => {
      await waitFor(() => expect(field('First Name')).toHaveProperty('value', 'Ida'));
      await waitFor(() => expect(save()).toHaveProperty('disabled', false));
      await user.click(save());
      await waitFor(() => expect(patches(backend)).toHaveLength(2));
      return patches(backend)[1];
    };
    return {
      user,
      change: (columns: object) => Object.assign(own, columns),
      saveAndType,
      saveAgain,
    };
  }

  test('stays, and is saved next', async () => {
    const { saveAndType, saveAgain } = await openProfile('PATCH');
    await saveAndType();
    expect(await saveAgain()).toEqual({ phone_number: '555' });
  });

  test('stays when a conflict comes between', async () => {
    const { user, change, saveAndType, saveAgain } = await openProfile('GET');
    change({ first_name: 'Isa' });
    await saveAndType();
    await user.click(await screen.findByRole('button', { name: 'Use mine' }));
    expect(await saveAgain()).toEqual({ phone_number: '555' });
  });

  test('keeps what is said about it', async () => {
    const { user, saveAndType } = await openProfile('PATCH');
    await saveAndType(() => user.clear(field('Last Name')));
    await waitFor(() => expect(field('First Name')).toHaveProperty('value', 'Ida'));
    expect(field('Last Name').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a user who is changed meanwhile', () => {
  async function openGrace() {
    const backend = demoBackend();
    const grace = backend.tables.profiles?.find(({ user_id }) => user_id === fakeId(2)) ?? {};
    Object.assign(grace, { id: fakeId(302), phone_number: null, account_id: fakeId(101) });
    const { user } = renderApp(`/users/edit/${fakeId(2)}`, { backend });
    await screen.findByDisplayValue('Grace');
    return { backend, user, change: (columns: object) => Object.assign(grace, columns) };
  }
  const takeTheirs = async (change: object) => {
    const opened = await openGrace();
    const { user } = opened;
    opened.change({ first_name: 'Gracia', account: null, account_id: null, ...change });
    await user.type(field('First Name'), ' Ann');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(field('First Name')).toHaveProperty('value', 'Gracia'));
    await user.type(field('Phone Number'), '5');
    await user.click(save());
    return opened;
  };

  test('may have become a super admin: theirs is taken over, and the rest can be saved', async () => {
    const { backend } = await takeTheirs({ role: 'super_admin' });
    expect(await screen.findByText('User has been updated successfully.')).toBeTruthy();
    expect(patches(backend)).toEqual([{ phone_number: '5' }]);
  });

  test('may have lost the church: another one is asked for', async () => {
    await takeTheirs({});
    await waitFor(() => expect(document.activeElement).toBe(choice(/^Account/)));
    expect(screen.getAllByText(userFormProblems.accountRequired.text)).not.toEqual([]);
  });

  test('may have been given a church that was added since: it has its name', async () => {
    const { backend, user, change } = await openGrace();
    const added = { id: fakeId(103), account_name: 'New Hope' };
    backend.tables.accounts?.push({ ...backend.tables.accounts[0], ...added });
    change({ account: added, account_id: added.id });
    await user.click(choice(/^Account/));
    await user.click(await screen.findByRole('option', { name: 'Harbor Community' }));
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else made changes' }));
    expect(await dialog.findByText('New Hope')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Keep theirs' }));
    await waitFor(() => expect(choice(/^Account/)).toHaveProperty('value', 'New Hope'));
  });

  test('has a role and an account that belong together: both are asked about, and both replaced', async () => {
    const { backend, user, change } = await openGrace();
    change({ role: 'super_admin', account: null, account_id: null });
    await user.click(choice(/^Account/));
    await user.click(await screen.findByRole('option', { name: 'Harbor Community' }));
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else made changes' }));
    const valuesOf = (name: string) =>
      within(dialog.getByRole('region', { name }))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    expect(valuesOf('Role')).toEqual(['Super Admin', 'Account Admin']);
    expect(valuesOf('Account')).toEqual(['-', 'Harbor Community']);
    await user.click(dialog.getByRole('button', { name: 'Use mine' }));
    expect(await screen.findByText('User has been updated successfully.')).toBeTruthy();
    expect(patches(backend)).toEqual([{ role: 'account_admin', account_id: fakeId(102) }]);
  });
});
