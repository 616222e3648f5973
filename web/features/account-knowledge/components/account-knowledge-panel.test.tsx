import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const panel = () => within(screen.getByRole('region', { name: 'Account Knowledge' }));
const title = () => panel().getByRole('textbox', { name: 'Title' });
const description = () => panel().getByRole('textbox', { name: 'Description' });
const refusal = () => Response.json({ code: '42501', message: 'no' }, { status: 403 });

async function openPanel(number = 101, backend = demoBackend()) {
  const app = renderApp(`/accounts/view/${fakeId(number)}`, { backend });
  await screen.findByRole('region', { name: 'Account Knowledge' });
  return app;
}

// Proves: 2.account-view.04
test('entries show their title and description', async () => {
  await openPanel();
  expect(await panel().findByRole('heading', { name: 'New building' })).toBeTruthy();
  expect(panel().getByText('Since spring 2024.')).toBeTruthy();
});

test('without entries it says so', async () => {
  await openPanel(102);
  expect(await panel().findByText('No knowledge entries found for this account.')).toBeTruthy();
});

// Proves: 2.account-view.05, 4.forms.04, 5.account-knowledge.01, 7.knowledge.02
test('an entry is added inline, trimmed, for this account and by this person', async () => {
  const { user, backend } = await openPanel(102);
  await user.click(panel().getByRole('button', { name: 'Add Knowledge' }));
  const save = () => panel().getByRole('button', { name: 'Save' });
  expect(save()).toHaveProperty('disabled', true);
  await user.type(title(), ' Summer ');
  await user.type(description(), '   ');
  expect(save()).toHaveProperty('disabled', true);
  await user.type(description(), 'Visitors come. ');
  await user.click(save());

  expect(await panel().findByRole('heading', { name: 'Summer' })).toBeTruthy();
  expect(panel().queryByRole('button', { name: 'Save' })).toBeNull();
  expect(backend.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Summer',
    prompt: 'Visitors come.',
    user_id: fakeId(1),
    account_id: fakeId(102),
  });
});

test('while it saves, the button says so', async () => {
  const { user, backend } = await openPanel(102);
  backend.trouble('POST /rest', 'never');
  await user.click(panel().getByRole('button', { name: 'Add Knowledge' }));
  await user.type(title(), 'Summer');
  await user.type(description(), 'Visitors come.');
  await user.click(panel().getByRole('button', { name: 'Save' }));
  expect(await panel().findByRole('button', { name: 'Saving...' })).toHaveProperty(
    'disabled',
    true,
  );
});

// Proves: 4.forms.04
test('an entry is changed in its place', async () => {
  const { user, backend } = await openPanel();
  await user.click(await panel().findByRole('button', { name: 'Edit New building' }));
  expect(description()).toHaveProperty('value', 'Since spring 2024.');
  await user.clear(title());
  await user.type(title(), 'Newer building{Enter}');

  expect(await panel().findByRole('heading', { name: 'Newer building' })).toBeTruthy();
  expect(backend.sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
    title: 'Newer building',
  });
});

// Proves: 4.forms.04
test('Cancel closes the form and changes nothing', async () => {
  const { user, backend } = await openPanel();
  await user.click(await panel().findByRole('button', { name: 'Edit New building' }));
  await user.type(title(), ' II');
  await user.click(panel().getByRole('button', { name: 'Cancel' }));
  expect(panel().getByRole('heading', { name: 'New building' })).toBeTruthy();
  expect(backend.sent.every(({ method }) => method === 'GET')).toBe(true);
});

test('by keyboard: adding goes into the Title, and back to Add Knowledge', async () => {
  const { user } = await openPanel(102);
  const add = () => panel().getByRole('button', { name: 'Add Knowledge' });
  const openForm = async () => {
    add().focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(title());
  };
  await openForm();
  panel().getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(add());

  await openForm();
  await user.type(description(), 'Visitors come.');
  await user.type(title(), 'Summer{Enter}');
  await panel().findByRole('button', { name: 'Edit Summer' });
  await waitFor(() => expect(document.activeElement).toBe(add()));
});

test('by keyboard: a pencil leads into the Title, and Cancel and saving back to the pencil', async () => {
  const { user } = await openPanel();
  const openForm = async () => {
    const pencil = await panel().findByRole('button', { name: 'Edit New building' });
    pencil.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(title());
  };
  await openForm();
  panel().getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(panel().getByRole('button', { name: 'Edit New building' }));

  await openForm();
  await user.type(title(), ' II{Enter}');
  const pencil = await panel().findByRole('button', { name: 'Edit New building II' });
  await waitFor(() => expect(document.activeElement).toBe(pencil));
});

// Proves: 4.lists.04
test('deleting asks first', async () => {
  const { user } = await openPanel();
  await user.click(await panel().findByRole('button', { name: 'Delete New building' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Knowledge Entry' }));
  expect(
    dialog.getByText(
      'Are you sure you want to delete "New building"? This action cannot be undone.',
    ),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await panel().findByText('No knowledge entries found for this account.')).toBeTruthy();
});

// Proves: 8.account-knowledge.02
test.each([
  ['POST', 'Failed to create knowledge entry.'],
  ['PATCH', 'Failed to update knowledge entry.'],
])('a refused %s shows "%s" and keeps the form', async (method, sentence) => {
  expectLogged(/could not be saved/);
  const { user, backend } = await openPanel();
  backend.trouble(`${method} /rest`, refusal());
  await panel().findByRole('heading', { name: 'New building' });
  const opener = method === 'POST' ? 'Add Knowledge' : 'Edit New building';
  await user.click(panel().getByRole('button', { name: opener }));
  await user.type(title(), 'Kept');
  await user.type(description(), 'Kept too');
  await user.click(panel().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(title()).toHaveProperty('value', method === 'POST' ? 'Kept' : 'New buildingKept');
});

test('a refused deletion shows its sentence', async () => {
  expectLogged(/could not be deleted/);
  const { user, backend } = await openPanel();
  backend.trouble('DELETE /rest', refusal());
  await user.click(await panel().findByRole('button', { name: 'Delete New building' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete knowledge entry.')).toBeTruthy();
});

// Proves: 8.account-knowledge.01
test('a failed load shows its sentence and a way to try again', async () => {
  const backend = demoBackend();
  backend.trouble('GET /rest/v1/knowledge', refusal());
  const { user } = await openPanel(101, backend);
  await waitFor(() =>
    expect(screen.getAllByText('Failed to load account knowledge.')).toHaveLength(2),
  );
  backend.heal();
  await user.click(panel().getByRole('button', { name: 'Retry' }));
  expect(await panel().findByRole('heading', { name: 'New building' })).toBeTruthy();
});
