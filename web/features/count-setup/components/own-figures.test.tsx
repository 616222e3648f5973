import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSetup, own } from '#web/testing/count-setup.ts';
import { fakeId } from '#web/testing/fake-backend.ts';

const definition = {
  ...{ kind: 'decisions', per: 'week', together: 'sum', inAttendance: false, source: 'hand' },
};

test('a number of the church’s own is added, once however often it is pressed', async () => {
  const { user, saved } = openSetup({ own: [] });
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  await user.type(screen.getByLabelText(/^Name/), 'Baptisms');
  await user.selectOptions(screen.getByLabelText('What is it?'), 'Decisions');
  await user.selectOptions(screen.getByLabelText('How often?'), 'Each week');
  await user.dblClick(screen.getByRole('button', { name: 'Save Baptisms' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    ...{ accountId: fakeId(101), name: 'Baptisms', place: 1, away: false },
    ...definition,
  });
  expect(await screen.findByText('Saved. We’re recalculating past weeks.')).toBeTruthy();
});

test('only people can be part of attendance', async () => {
  const { user } = openSetup({ own: [] });
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  await user.click(screen.getByLabelText('Part of attendance?'));
  await user.selectOptions(screen.getByLabelText('What is it?'), 'Other');
  expect(screen.queryByLabelText('Part of attendance?')).toBeNull();
  await user.selectOptions(screen.getByLabelText('What is it?'), 'People');
  expect(screen.getByLabelText('Part of attendance?')).toHaveProperty('checked', false);
});

test('one comes from headcounts that Planning Center has, once some are chosen', async () => {
  const { user, saved } = openSetup({ own: [] });
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  await user.type(screen.getByLabelText(/^Name/), 'Balcony');
  const where = await screen.findByLabelText('Where does it come from?');
  await user.selectOptions(where, 'Headcounts in Planning Center');
  const keep = screen.getByRole('button', { name: 'Save Balcony' });
  expect(keep).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText('Adults'));
  await user.click(keep);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ name: 'Balcony', source: { attendanceTypeIds: ['11'] } });
});

test('one opens in its row, keeps what it counts, and is archived with its history', async () => {
  const { user, saved } = openSetup();
  const row = await screen.findByRole('row', { name: /^Baptisms/ });
  expect(row.textContent).toContain('Decisions, added up');
  await user.click(within(row).getByRole('button', { name: 'Edit Baptisms' }));
  expect(screen.getByLabelText('What is it?')).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('How often?')).toHaveProperty('disabled', true);
  await user.click(screen.getByLabelText(/^Archive/));
  await user.click(screen.getByRole('button', { name: 'Save Baptisms' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ figure: 'own_baptisms', away: true, place: 1 });
});

test('the server’s refusal is said, and the form stays open', async () => {
  const { user, backend } = openSetup({ own: [] });
  const error = 'A church can have 12 custom numbers. Archive one first.';
  backend.trouble('own-figure-save', Response.json({ error }, { status: 409 }));
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  await user.type(screen.getByLabelText(/^Name/), 'Cars');
  await user.click(screen.getByRole('button', { name: 'Save Cars' }));
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Cars');
});

test('with twelve on the dashboard there is no room for one more', async () => {
  const twelve = Array.from({ length: 12 }, (_, at) => ({
    ...own,
    ...{ id: `own_${at}` as const, name: `Number ${at}`, place: at + 1 },
  }));
  openSetup({ own: twelve });
  expect(await screen.findByText('12 custom numbers.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a number' })).toBeNull();
  expect(screen.getByText(/^You’ve reached the limit\./)).toBeTruthy();
});

test('what could not be loaded says so, and is loaded again', async () => {
  const { user, backend } = openSetup({
    trouble: ['own-figures', Response.json({ error: 'no' }, { status: 400 })],
  });
  expect(await screen.findByText('We couldn’t load what you count by hand.')).toBeTruthy();
  backend.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /^Baptisms/ })).toBeTruthy();
});
