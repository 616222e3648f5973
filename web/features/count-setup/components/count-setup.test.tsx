import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zoneHere } from '#web/lib/date-here.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { openSetup, setup } from '#web/testing/count-setup.ts';
import { fakeId } from '#web/testing/fake-backend.ts';

const part = (question: string) => {
  const section = screen.getByText(question).closest('section');
  expect(section).not.toBeNull();
  return within(section ?? document.body);
};
const refused = Response.json({ error: 'You’ve reached the limit.' }, { status: 409 });

test('a church that counts nothing yet is told what to do first', async () => {
  openSetup({ setup: { services: [], categories: [] }, own: [], links: [] });
  expect(await screen.findByText('No services yet.')).toBeTruthy();
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
  expect(await screen.findByText('No custom numbers yet.')).toBeTruthy();
  expect(await screen.findByText('You and your team, so far.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'New link' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Open the Count page' })).toBeTruthy();
});

test('the times of Planning Center are taken with one click, once', async () => {
  const linked = { eventId: '1', time: 'sunday 09:00' };
  const suggested = {
    services: setup.services.slice(0, 1).map((service) => ({ ...service, linked })),
    categories: [],
  };
  const { user, backend } = openSetup({ setup: { services: [], categories: [], suggested } });
  const answered = Promise.withResolvers<void>();
  const saved: unknown[] = [];
  backend.functions['count-setup-save'] = async (body) => {
    saved.push(body);
    await answered.promise;
    return Response.json({ ...setup, suggested });
  };
  expect(
    await screen.findByText('We found these services in Planning Center: Early.'),
  ).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: 'Use these services' }));
  answered.resolve();
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(saved).toMatchObject([{ services: [{ name: 'Early', time: '09:00' }] }]);
});

test('where nothing was found, nothing is said to be of Planning Center', async () => {
  const suggested = { services: setup.services.slice(0, 1), categories: [] };
  openSetup({ setup: { services: [], categories: [], suggested } });
  expect(await screen.findByRole('button', { name: 'One Sunday service' })).toBeTruthy();
  expect(screen.queryByText(/We found these services in Planning Center/)).toBeNull();
});

test('until it is loaded its place is held', async () => {
  openSetup({ trouble: ['count-setup', 'never'] });
  await screen.findByRole('row', { name: /^Attendance/ });
  expect(document.querySelector('[data-skeleton=counts]')).not.toBeNull();
  expect(screen.queryByText('When do you meet?')).toBeNull();
});

test('what could not be loaded says so, and is loaded again', async () => {
  const { user, backend } = openSetup({
    trouble: ['count-setup', Response.json({ error: 'no' }, { status: 400 })],
  });
  expect(await screen.findByText('We couldn’t load what you count by hand.')).toBeTruthy();
  backend.heal();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('When do you meet?')).toBeTruthy();
});

test('a service is added with its day and time, once however often it is pressed', async () => {
  const { user, saved } = openSetup();
  await user.click(await screen.findByRole('button', { name: 'Add a service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Service' }));
  const keep = dialog.getByRole('button', { name: 'Save' });
  expect(keep).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText(/^Name/), '  Noon ');
  await user.selectOptions(dialog.getByLabelText('Day'), 'Wednesday');
  await user.type(dialog.getByLabelText('Time'), '12:30');
  await user.dblClick(keep);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    accountId: fakeId(101),
    services: [
      {
        ...{ id: null, name: 'Noon', weekday: 'wednesday', time: '12:30', campus: null },
        ...{ from: null, until: null, date: null, linked: null },
      },
    ],
    categories: [],
    timeZone: zoneHere(),
  });
  expect(await screen.findByText('Saved.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refusal is said in its own words, and what was typed stays', async () => {
  const { user, backend } = openSetup();
  await user.click(await screen.findByRole('button', { name: 'Add something to count' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is counted' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Cars');
  backend.trouble('count-setup-save', refused);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('You’ve reached the limit.')).toBeTruthy();
  expect(dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Cars');
  backend.trouble('count-setup-save', 'connection-lost');
  expectLogged(/What is counted could not be saved/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('We couldn’t save this. Please try again.')).toBeTruthy();
});

test('a custom number is changed where it is defined, and nowhere else', async () => {
  const baptisms = {
    ...{ id: fakeId(404), name: 'Baptisms', feeds: 'own_baptisms' as const, away: false },
    ...{ inAttendance: false, per: 'week' as const },
  };
  openSetup({ setup: { categories: [...setup.categories, baptisms] } });
  const row = await screen.findByRole('row', { name: /^Baptisms/ });
  await screen.findByText('A custom number · Each week');
  const edits = screen.getAllByRole('button', { name: 'Edit Baptisms' });
  expect(edits).toHaveLength(1);
  expect(row.contains(edits[0] ?? null)).toBe(true);
});

test('a reminder is asked for and ended by its switch', async () => {
  const { user, backend } = openSetup();
  const asked: unknown[] = [];
  backend.functions['count-reminder-save'] = (body) => {
    asked.push(body);
    return Response.json({ at: '14:00' });
  };
  await user.click(await screen.findByLabelText('Remind me when a service has no count'));
  await waitFor(() => expect(asked).toEqual([{ accountId: fakeId(101), at: '14:00' }]));
  expect(await screen.findByText('Your reminder is saved.')).toBeTruthy();
});

test('who does without giving is offered no money', async () => {
  const { user } = openSetup({ marks: { without_giving: true } });
  await user.click(await screen.findByRole('button', { name: 'Add something to count' }));
  const kinds = within(await screen.findByRole('dialog')).getByLabelText('What is it?');
  expect(kinds.textContent).toContain('Kids');
  expect(kinds.textContent).not.toContain('Giving');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Add a number' }));
  expect(screen.getAllByLabelText('What is it?').at(-1)?.textContent).toBe('PeopleDecisionsOther');
});

test('who may only look sees what is counted, and no button that changes it', async () => {
  openSetup({ marks: { may_only_look: true } });
  expect(await screen.findByText('When do you meet?')).toBeTruthy();
  expect(part('When do you meet?').getByText('Early')).toBeTruthy();
  await screen.findByText('You, your team, and anyone who has your counting link.');
  for (const name of [/^Add/, /^Edit/, /^New link/, /^Turn off/]) {
    expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
  }
  expect(screen.queryByRole('link', { name: /^Import/ })).toBeNull();
});

test('who is elsewhere reads which time zone is taken, and where to choose another', async () => {
  openSetup({ setup: { zoneTaken: 'America/New_York' } });
  expect(
    await screen.findByText(/^Days here follow Eastern Time\. .*Week and calendar\.$/),
  ).toBeTruthy();
});
