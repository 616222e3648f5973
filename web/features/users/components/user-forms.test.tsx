import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userRefusals } from '#contract/messages/users.ts';
import { userFormProblems } from '#contract/user-form-problems.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const nameLengthMax = 100;
const emailLengthMax = 254;
const phoneNumberLengthMax = 50;

const field = (name: string) => screen.getByRole('textbox', { name });

/** Whether its sentence stands beside a field and is read with it, and the field has the focus. */
async function expectMarked(input: HTMLElement, text: string) {
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const beside = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(beside).toContain(text);
}

function backendWithGrace(columns: object = { account_id: fakeId(101) }) {
  const backend = demoBackend();
  const grace = backend.tables.profiles?.find(({ user_id }) => user_id === fakeId(2));
  Object.assign(grace ?? {}, { id: fakeId(302), phone_number: null, ...columns });
  return backend;
}

/** Opens the form of Grace, an account admin. */
async function openEdit(backend = backendWithGrace()) {
  const app = renderApp(`/users/edit/${fakeId(2)}`, { backend });
  await screen.findByDisplayValue('Grace');
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const patches = () => backend.sent.filter(({ method }) => method === 'PATCH');
  return { ...app, submit, patches };
}

test('Edit User: what is wrong with a name, e-mail or phone number is said beside its field', async () => {
  const { user, submit, patches } = await openEdit();
  const refusals = [
    ['First Name', ' ', userFormProblems.firstNameRequired],
    ['First Name', 'x'.repeat(nameLengthMax + 1), userFormProblems.firstNameTooLong],
    ['Last Name', ' ', userFormProblems.lastNameRequired],
    ['Last Name', 'x'.repeat(nameLengthMax + 1), userFormProblems.lastNameTooLong],
    ['Email', ' ', userFormProblems.emailRequired],
    ['Email', 'nobody', userFormProblems.emailInvalid],
    ['Email', `${'x'.repeat(emailLengthMax)}@example.test`, userFormProblems.emailInvalid],
    ['Phone Number', '5'.repeat(phoneNumberLengthMax + 1), userFormProblems.phoneNumberTooLong],
  ] as const;
  const replace = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
  };
  for (const [label, text, problem] of refusals) {
    await replace(label, text);
    await submit();
    await expectMarked(field(label), problem.text);
    await replace(label, label === 'Email' ? 'grace@steeple.test' : '5');
    expect(field(label).getAttribute('aria-invalid')).not.toBe('true');
  }
  expect(patches()).toEqual([]);
});

test('Edit User: an account admin without an account is refused beside Account', async () => {
  const { submit, patches } = await openEdit(backendWithGrace({ account: null, account_id: null }));
  await submit();
  const account = screen.getByLabelText(/^Account/, { selector: 'input' });
  await expectMarked(account, userFormProblems.accountRequired.text);
  expect(patches()).toEqual([]);
});

test('Add User: what is wrong with a password is said beside the field it is about', async () => {
  const { user, backend } = renderApp('/users/add');
  await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'Ada');
  await user.type(field('Last Name'), 'Reed');
  await user.type(field('Email'), 'ada@example.test');
  await user.click(screen.getByLabelText(/^Role/, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Super Admin' }));
  const password = screen.getByLabelText(/^Password/);
  const confirmation = screen.getByLabelText(/^Confirm Password/);
  await user.type(password, '12345');
  await user.type(confirmation, 'another');
  await user.click(screen.getByRole('button', { name: 'Create User' }));
  await expectMarked(password, userFormProblems.passwordTooShort.text);
  await user.type(password, '6');
  expect(password.getAttribute('aria-invalid')).not.toBe('true');
  await user.click(screen.getByRole('button', { name: 'Create User' }));
  await expectMarked(confirmation, userFormProblems.passwordMismatch.text);
  expect(backend.sent.some(({ path }) => path.includes('create-user'))).toBe(false);
});

/** Opens the dialog and types a password. */
async function reset(password: string, backend = backendWithGrace()) {
  const { user } = renderApp(`/users/edit/${fakeId(2)}`, { backend });
  await screen.findByDisplayValue('Grace');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
  const input = dialog.getByLabelText(/^New Password/);
  await user.click(input);
  await user.paste(password);
  await user.click(dialog.getByRole('button', { name: 'Reset Password' }));
  return { user, input, backend };
}

test('Reset Password: one that is too short is refused beside its field until the next letter', async () => {
  const { user, input, backend } = await reset('12345');
  await expectMarked(input, userFormProblems.passwordTooShort.text);
  expect(backend.sent.some(({ path }) => path.includes('reset-user-password'))).toBe(false);
  await user.type(input, '6');
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
});

test('Reset Password: what the server refuses about it is said beside its field', async () => {
  expectLogged(/could not be reset/);
  const backend = backendWithGrace();
  const { text } = userFormProblems.passwordTooCommon;
  backend.trouble(
    'reset-user-password',
    Response.json({ success: false, error: text }, { status: 400 }),
  );
  const { input } = await reset('password123', backend);
  await expectMarked(input, text);
});

test('Reset Password: what is not about the password marks no field', async () => {
  expectLogged(/could not be reset/);
  const backend = backendWithGrace();
  backend.trouble(
    'reset-user-password',
    Response.json({ success: false, error: userRefusals.userGone }, { status: 404 }),
  );
  const { input } = await reset('a good one', backend);
  expect(await screen.findByText(userRefusals.userGone)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).not.toBe('true');
});
