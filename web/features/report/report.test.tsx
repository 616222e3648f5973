import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { boardReport } from '#analytics/report/board-report.ts';
import { reportFacts } from '#testing/figures/made-up-report.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const path = '/account/report?quarter=2026-Q4';
const report = boardReport(reportFacts({ giving: null }));

function open(answer: () => Response, address = path) {
  const backend = demoBackend();
  backend.functions['church-report'] = answer;
  return { ...renderApp(address, { signedInAs: 'accountAdmin', backend }), backend };
}

const bodies = (backend: ReturnType<typeof demoBackend>) =>
  backend.sent.filter(({ path: to }) => to.endsWith('/church-report')).map(({ body }) => body);

test('the report is sheets with their numbers, and the first one says it all', async () => {
  open(() => Response.json(report));
  expect(await screen.findByRole('region', { name: 'Page 1 of 4' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: /people in an average week/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'How was attendance?' })).toBeTruthy();
  expect(
    screen.getByRole('img', { name: 'Came back, by the quarter of the first visit' }),
  ).toBeTruthy();
  expect(screen.getByText('4 of 25')).toBeTruthy();
  expect(screen.getByText('Notes and decisions')).toBeTruthy();
});

test('giving is asked for only when its box is checked, and the year by its button', async () => {
  const { backend, router } = open(() => Response.json(report));
  await screen.findByRole('region', { name: 'Page 1 of 4' });
  expect(bodies(backend)).toEqual([expect.objectContaining({ showsGiving: false })]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include giving' }));
  await expect.poll(() => bodies(backend).length).toBe(2);
  expect(bodies(backend)[1]).toMatchObject({ quarter: '2026-Q4', showsGiving: true });
  await userEvent.click(screen.getByRole('button', { name: 'All of 2026' }));
  await expect.poll(() => bodies(backend).length).toBe(3);
  expect(bodies(backend)[2]).toMatchObject({ year: 2026, showsGiving: true });
  expect(router.state.location.search).toContain('year=2026');
});

test('a time without anything says so', async () => {
  const nothing = { error: 'There’s nothing to report for this period yet.' };
  open(() => Response.json(nothing, { status: 404 }));
  expect(await screen.findByText(nothing.error)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a report that could not be loaded can be asked for again', async () => {
  let isDown = true;
  open(() => (isDown ? Response.json({ error: 'Down.' }, { status: 503 }) : Response.json(report)));
  await screen.findByText('We couldn’t load the report. Please try again.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Page 1 of 4' })).toBeTruthy();
});

test('who may not see giving has no box for it', async () => {
  const backend = demoBackend();
  backend.functions['church-report'] = () => Response.json(report);
  for (const row of backend.tables['profiles'] ?? []) {
    Object.assign(row, { without_giving: true });
  }
  renderApp(`${path}&giving=on`, { signedInAs: 'accountAdmin', backend });
  await screen.findByRole('region', { name: 'Page 1 of 4' });
  expect(screen.queryByRole('checkbox', { name: 'Include giving' })).toBeNull();
  expect(bodies(backend)).toEqual([expect.objectContaining({ showsGiving: false })]);
});
