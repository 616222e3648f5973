import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { link, openSetup, setup } from '#web/testing/count-setup.ts';
import { fakeId } from '#web/testing/fake-backend.ts';

const token = 'A'.repeat(43);

test('a link is made for some services, once, and its address is shown once', async () => {
  const { user, backend } = openSetup();
  const made: unknown[] = [];
  backend.functions['count-link-create'] = (body) => {
    made.push(body);
    return Response.json({ link, path: `/count#${token}` });
  };
  await user.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  // Money is not counted by links, and neither is what is counted no more.
  expect(dialog.getByRole('group', { name: 'What can they count?' }).textContent).toBe('Adults');
  await user.type(dialog.getByLabelText(/^Who is it for/), 'Ushers');
  await user.click(dialog.getByLabelText('Late'));
  await user.selectOptions(dialog.getByLabelText('Works for'), 'a month');
  await user.dblClick(dialog.getByRole('button', { name: 'Create link' }));
  const address = await dialog.findByLabelText(/^Your link/);
  expect(address).toHaveProperty('value', `${window.location.origin}/count#${token}`);
  expect(made).toEqual([
    {
      ...{ accountId: fakeId(101), label: 'Ushers', days: 30 },
      serviceIds: [setup.services[0]?.id],
      categoryIds: [setup.categories[0]?.id],
    },
  ]);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/count#${token}`);
});

test('a link is for at least one service and one kind of number', async () => {
  const { user } = openSetup();
  await user.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New link' }));
  const create = dialog.getByRole('button', { name: 'Create link' });
  await user.type(dialog.getByLabelText(/^Who is it for/), 'Ushers');
  expect(create).toHaveProperty('disabled', false);
  await user.click(dialog.getByLabelText('Early'));
  await user.click(dialog.getByLabelText('Late'));
  expect(create).toHaveProperty('disabled', true);
});

test('a link is turned off, once, and a failure is said', async () => {
  const { user, backend } = openSetup();
  const ended: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  backend.functions['count-link-end'] = async (body) => {
    ended.push(body);
    await answered.promise;
    return Response.json({ link: { ...link, endedAt: '2026-11-26T00:00:00Z' } });
  };
  const off = await screen.findByRole('button', { name: 'Turn off the link for Foyer' });
  backend.trouble('count-link-end', 'connection-lost');
  expectLogged(/A counting link could not be ended/);
  await user.click(off);
  expect(await screen.findByText('We couldn’t turn the link off. Please try again.')).toBeTruthy();
  backend.heal();
  await user.dblClick(off);
  answered.resolve();
  expect(await screen.findByText('Link turned off.')).toBeTruthy();
  await waitFor(() => expect(ended).toEqual([{ accountId: fakeId(101), id: link.id }]));
});

test('links that could not be loaded are not taken for none', async () => {
  const { user, backend } = openSetup({
    trouble: ['count-links', Response.json({ error: 'no' }, { status: 400 })],
  });
  expect(await screen.findByText('We couldn’t load your counting links.')).toBeTruthy();
  expect(screen.queryByText('You and your team, so far.')).toBeNull();
  backend.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText('You, your team, and anyone who has your counting link.'),
  ).toBeTruthy();
});
