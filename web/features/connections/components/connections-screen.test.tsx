import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const healthy: ConnectionHealth = {
  accountId: fakeId(101),
  accountName: 'Grace Hill Church',
  integrationType: 'planning_center',
  state: 'idle',
  done: 71,
  total: 71,
  token: 'good',
  finishedAt: '2026-11-21T12:10:00+00:00',
  nextAt: '2026-11-22T07:50:00+00:00',
  error: null,
  covers: { from: '2023-11-20', to: '2026-11-21' },
  weeksComplete: 51,
  weeksOpen: 1,
};
const broken: ConnectionHealth = {
  ...healthy,
  accountName: 'Harbor',
  integrationType: 'google_search_console',
  state: 'failed',
  token: 'reconnect_needed',
  error: 'Your Google connection has expired. Reconnect to keep your numbers up to date.',
};

function openConnections(signedInAs: 'superAdmin' | 'accountAdmin' = 'superAdmin') {
  const backend = demoBackend();
  const asked: unknown[] = [];
  const started: unknown[] = [];
  backend.functions['connections-health'] = (body) => {
    asked.push(body);
    const isLater = typeof body === 'object' && body !== null && Reflect.get(body, 'offset') === 2;
    const connections = isLater ? [{ ...healthy, accountId: fakeId(103) }] : [broken, healthy];
    return Response.json({ total: 3, connections });
  };
  backend.functions['sync-start'] = (body) => {
    started.push(body);
    return Response.json({ runId: fakeId(7) });
  };
  return { ...renderApp('/connections', { signedInAs, backend }), asked, started };
}

test('each connection says its state in words, what to do, and how many weeks are complete', async () => {
  openConnections();
  expect(await screen.findByText('Reconnect needed')).toBeTruthy();
  expect(screen.getByText(/connection has expired/)).toBeTruthy();
  expect(screen.getAllByText('Up to date')).toHaveLength(2);
  expect(screen.getAllByText(/51 complete, 1 pending/).length).toBeGreaterThan(0);
  expect(screen.getByText('2 of 3 connections')).toBeTruthy();
});

test('a connection can be read again, unless only its church can repair it', async () => {
  const { user, started } = openConnections();
  const again = 'Sync Planning Center for Grace Hill Church now';
  await user.click(await screen.findByRole('button', { name: again }));
  await waitFor(() =>
    expect(started).toEqual([{ accountId: fakeId(101), integrationType: 'planning_center' }]),
  );
  const reconnect = screen.getByRole('button', {
    name: 'Sync Google Search Console for Harbor now',
  });
  expect(reconnect.hasAttribute('disabled')).toBe(true);
});

test('the list is filtered by name and state, and paged', async () => {
  const { user, asked } = openConnections();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('3 of 3 connections')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
  await user.type(screen.getByRole('searchbox'), 'har');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ search: 'har', state: 'failed', limit: 50, offset: 0 }),
  );
});

test('an account admin is refused', async () => {
  openConnections('accountAdmin');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(/Only Super Admins can view all connections/)).toBeTruthy();
});
