import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { measureProblems } from '#contract/messages/measure-reasons.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { answer, openMeasures, suggested } from '#web/testing/measures.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const path = '/account/measures';

test('what counts is said in words, with the reason', async () => {
  openMeasures();
  const row = await screen.findByRole('row', { name: /^Attendance/ });
  expect(row.textContent).toContain('Headcounts at “Sunday 9:00” and “Sunday 11:00”');
  expect(row.textContent).toContain('Counted on 51 of the last 52 Sundays.');
  expect(screen.getByRole('row', { name: /^Giving/ }).textContent).toContain('Gifts to “General”');
  expect(screen.getByRole('row', { name: /^Seats filled/ }).textContent).toContain('Not counted');
  expect(screen.getByRole('row', { name: /^Week/ }).textContent).toContain(
    'Weeks start Monday · Central Time · Holidays: United States · Western Easter',
  );
});

test("'Looks right' keeps the suggestion, once", async () => {
  const { user, saved } = openMeasures();
  await user.dblClick(await screen.findByRole('button', { name: 'Looks right' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({ accountId: fakeId(101), choices: suggested, version: 3 });
});

test('a choice is previewed before it can be saved, and a further change asks for a new preview', async () => {
  const { user, saved } = openMeasures();
  await user.click(await screen.findByRole('button', { name: 'Change Attendance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Attendance' }));
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Sunday 11:00'), 'Not counted');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  const table = await dialog.findByRole('table', { name: 'Attendance' });
  expect(table.textContent).toContain('November 9, 202616890');
  await user.selectOptions(dialog.getByLabelText('Sunday 9:00'), 'By check-ins');
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.choices.attendance).toEqual([{ eventId: '1', source: 'check_ins' }]);
});

test('a preview writes money, shares and names as the dashboard does, and only what changes', async () => {
  const { user, backend } = openMeasures();
  const week = '2026-11-09';
  const preview = [
    { figure: 'giving', weeks: [{ week, before: 412_250, after: 470_500 }] },
    { figure: 'recurring_share', weeks: [{ week, before: 0.14, after: 0.3 }] },
    { figure: 'room_use', weeks: [{ week, before: 0.771, after: 0.773 }] },
    { figure: 'giving_units', weeks: [], needsReading: true },
  ];
  backend.functions['measure-choices-save'] = () =>
    Response.json({ choices: suggested, currency: 'USD', preview });
  await user.click(await screen.findByRole('button', { name: 'Change Giving' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Giving' }));
  await user.click(dialog.getByLabelText('Building'));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  const giving = await dialog.findByRole('table', { name: 'Giving' });
  expect(giving.textContent).toContain('$4,123$4,705');
  const recurring = dialog.getByRole('table', { name: 'Recurring giving' });
  expect(recurring.textContent).toContain('14%30%');
  expect(dialog.queryByRole('table', { name: 'Seats filled' })).toBeNull();
  expect(dialog.getByText('Givers: We’ll update this after you save.')).toBeTruthy();
});

test('a preview without a change says so', async () => {
  const { user, backend } = openMeasures();
  backend.functions['measure-choices-save'] = () =>
    Response.json({ choices: suggested, currency: null, preview: [] });
  await user.click(await screen.findByRole('button', { name: 'Change Week and calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Week and calendar' }));
  await user.selectOptions(dialog.getByLabelText('Easter'), 'Orthodox Easter');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('Nothing changes in the last 8 weeks.')).toBeTruthy();
});

test('seats are a whole number up to 100,000, and anything else cannot be previewed', async () => {
  const { user, saved } = openMeasures();
  await user.click(await screen.findByRole('button', { name: 'Change Seats filled' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Seats filled' }));
  const field = dialog.getByLabelText('Seats at Sunday 9:00');
  const look = dialog.getByRole('button', { name: 'Preview' });
  for (const wrong of ['0', '-5', 'many', '12.5', '100001', '1,2']) {
    await user.clear(field);
    await user.type(field, wrong);
    expect(dialog.getByText(measureProblems.seats)).toBeTruthy();
    expect(look).toHaveProperty('disabled', true);
  }
  await user.clear(field);
  expect(dialog.queryByText(measureProblems.seats)).toBeNull();
  await user.type(field, '1,200');
  await user.click(look);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved[0]?.choices.seats).toEqual({ '1': 1200 }));
});

test('no form chosen counts all of them', async () => {
  const forms = [{ id: '61', name: 'Connect Card' }];
  const { user, saved } = openMeasures({ available: { ...answer.available, forms } });
  await user.click(await screen.findByRole('button', { name: 'Change First-time guests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'First-time guests' }));
  await user.click(dialog.getByRole('radio', { name: 'Form submissions' }));
  await user.click(dialog.getByLabelText('Connect Card'));
  await user.click(dialog.getByLabelText('Connect Card'));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved[0]?.choices.firstTimeGuests).toEqual({ source: 'form' }));
  const row = await screen.findByRole('row', { name: /^First-time guests/ });
  expect(row.textContent).toContain('Submissions of any form');
});

test('somebody’s own choices have no suggestion to agree to', async () => {
  openMeasures({ chosen: suggested, by: 'chosen' });
  await screen.findByRole('row', { name: /^Attendance/ });
  expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull();
});

test('a church with nothing connected reads what to do', async () => {
  const backend = demoBackend();
  backend.functions['measure-choices'] = () =>
    Response.json({ success: false, error: 'no', code: 'not_connected' }, { status: 409 });
  renderApp(path, { signedInAs: 'accountAdmin', backend });
  expect(await screen.findByText(/Nothing to choose from yet/)).toBeTruthy();
});

test('a refused save says so and keeps what was chosen', async () => {
  const { user, backend } = openMeasures();
  backend.functions['measure-choices-save'] = () =>
    Response.json({ success: false, error: 'no' }, { status: 500 });
  await user.click(await screen.findByRole('button', { name: 'Looks right' }));
  expect(await screen.findByText(/We couldn’t save your choices/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Looks right' })).toBeTruthy();
  expectLogged(/could not be saved/);
});

const nothing = {
  ...{ events: [], locations: [], serviceTypes: [], groupTypes: [], funds: [], forms: [] },
  ...{ workflows: [], brandTerms: [], refused: {} },
};

test('where nothing was read, what is counted by hand comes first, and leads to the counting page', async () => {
  const { backend } = openMeasures();
  backend.functions['measure-choices'] = () =>
    Response.json({ ...answer, reasons: {}, available: nothing });
  const services = await screen.findByText('When do you meet?');
  const week = await screen.findByRole('button', { name: 'Change Week and calendar' });
  expect(services.compareDocumentPosition(week)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [first] = screen.getAllByRole('link', { name: 'Open the Count page' });
  expect(first?.getAttribute('href')).toBe('/account/count');
  // Nothing was suggested: there is nothing to agree to.
  expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull();
});

test('a running sync says how far it is, a failed one what to do', async () => {
  const { user, backend } = openMeasures();
  const idle = {
    step: null,
    startedAt: null,
    finishedAt: null,
    nextAt: null,
    error: null,
    covers: null,
    timeZone: null,
    quarterly: null,
    weeks: null,
    notices: [],
    done: 0,
    total: 0,
  };
  const started: unknown[] = [];
  backend.functions['sync-start'] = (body) => {
    started.push(body);
    return Response.json({ runId: fakeId(7) });
  };
  backend.functions['sync-status'] = () =>
    Response.json({
      integrations: [
        {
          ...idle,
          integrationType: 'planning_center',
          state: 'running',
          step: 'Check-ins, Aug 24 to Nov 22',
          done: 3,
          total: 12,
        },
        {
          ...idle,
          integrationType: 'google_search_console',
          state: 'failed',
          finishedAt: '2026-11-22T05:42:00Z',
          error: 'Your Google connection has expired. Reconnect to keep your numbers up to date.',
        },
      ],
    });
  const running = within(await screen.findByRole('region', { name: 'Planning Center sync' }));
  expect(running.getByText('Check-ins, Aug 24 to Nov 22 · 25% done')).toBeTruthy();
  const failed = within(screen.getByRole('region', { name: 'Google Search Console sync' }));
  expect(failed.getByText(/up to date. Not synced yet.$/)).toBeTruthy();
  await user.click(failed.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(started).toEqual([{ accountId: fakeId(101), integrationType: 'google_search_console' }]),
  );
});

test('a sync says what was corrected, and its times are those of the church', async () => {
  const { backend } = openMeasures();
  backend.functions['sync-status'] = () =>
    Response.json({
      integrations: [
        {
          integrationType: 'planning_center',
          state: 'idle',
          step: null,
          startedAt: '2026-11-21T11:00:00Z',
          finishedAt: '2026-11-21T11:10:00Z',
          nextAt: '2026-11-22T11:00:00Z',
          error: null,
          covers: { from: '2021-11-21', to: '2026-11-21' },
          timeZone: 'Pacific/Honolulu',
          quarterly: null,
          weeks: null,
          notices: [
            {
              kind: 'corrected',
              what: '',
              since: '2026-11-21T11:10:00Z',
              sentence: '3 past weeks were corrected in Planning Center.',
            },
          ],
          done: 3,
          total: 3,
        },
      ],
    });
  const idle = within(await screen.findByRole('region', { name: 'Planning Center sync' }));
  expect(idle.getByText(/on Nov 21, 1:10 AM. Next sync: Nov 22, 1:00 AM./)).toBeTruthy();
  expect(idle.getByText('3 past weeks were corrected in Planning Center.')).toBeTruthy();
});
