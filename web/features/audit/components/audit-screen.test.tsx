import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

function entry(number: number, given: Record<string, unknown> = {}) {
  return {
    id: number,
    happened_at: '2026-11-21T08:00:00.000000Z',
    actor_id: fakeId(1),
    actor_name: 'Sam Rivers',
    actor_email: 'super@steeple.test',
    operation: 'UPDATE',
    table_name: 'public.accounts',
    row_id: fakeId(100 + number),
    subject: `Church ${number}`,
    account_name: null,
    before: { location: null },
    after: { location: 'Waco' },
    ...given,
  };
}

function backendWith(answer: (body: unknown) => Response | Promise<Response>) {
  const backend = demoBackend();
  backend.functions['audit-log'] = answer;
  return backend;
}

const page = (entries: object[], next: number | null = null) => Response.json({ entries, next });
const bodiesOf = (backend: ReturnType<typeof demoBackend>, name: string) =>
  backend.sent.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
const items = () =>
  within(screen.getByRole('table', { name: 'Audit Log' })).getAllByRole('button', {
    name: /^Details/,
  });

test('the profile menu leads a super admin here, and nobody else', async () => {
  const backend = backendWith(() => page([entry(1)]));
  const { user } = renderApp('/accounts', { backend });
  await screen.findByRole('heading', { name: 'Accounts' });
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Audit Log' }));
  expect(await screen.findByText('Church 1')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Audit Log · Steeple'));
});

test('an account admin is refused and asks the server nothing', async () => {
  const backend = backendWith(() => page([entry(1)]));
  const { user } = renderApp('/audit', { backend, signedInAs: 'accountAdmin' });
  expect(
    await screen.findByText('Access denied. Only Super Admins can view the audit log.'),
  ).toBeTruthy();
  expect(bodiesOf(backend, 'audit-log')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Profile menu' }));
  await screen.findByRole('menuitem', { name: 'My Profile' });
  expect(screen.queryByRole('menuitem', { name: 'Audit Log' })).toBeNull();
});

test('an entry opens to what was there before and after', async () => {
  const backend = backendWith(() =>
    page([entry(1, { after: { location: `Waco ${'x'.repeat(300)}` } })]),
  );
  const { user } = renderApp('/audit', { backend });
  const details = await screen.findByRole('button', { name: /^Details: Changed account/ });
  expect(details.getAttribute('aria-expanded')).toBe('false');
  await user.click(details);
  expect(details.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Location')).toBeTruthy();
  const after = screen.getByText(/^Waco x{195}\.\.\.$/);
  await user.click(screen.getByRole('button', { name: 'Show all of Location After' }));
  expect(after.textContent).toBe(`Waco ${'x'.repeat(300)}`);
  await user.click(details);
  expect(screen.queryByText('Location')).toBeNull();
});

test('a view of a church says its hour as people write it', async () => {
  const viewed = {
    operation: 'INSERT',
    table_name: 'private.account_views',
    before: null,
    after: { hour: '2026-11-23T05:00:00+00:00' },
  };
  const { user } = renderApp('/audit', { backend: backendWith(() => page([entry(1, viewed)])) });
  await user.click(await screen.findByRole('button', { name: /^Details: Viewed church/ }));
  const hour = screen.getByText('Hour').nextElementSibling?.textContent;
  expect(hour).toMatch(/^Nov 2[23], 2026, \d+:00\s[AP]M$/);
});

test('on a phone each entry is a line of its own', async () => {
  vi.stubGlobal('innerWidth', 375);
  renderApp('/audit', { backend: backendWith(() => page([entry(2), entry(1)])) });
  const list = await screen.findByRole('list', { name: 'Audit Log' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
});

test('the filter is in the address and is sent to the server', async () => {
  const backend = backendWith(() => page([entry(1)]));
  const { user, router } = renderApp('/audit?kind=knowledge&from=2026-11-20', { backend });
  await screen.findByText('Church 1');
  expect(bodiesOf(backend, 'audit-log')).toEqual([
    { tableName: 'public.knowledge', from: new Date(2026, 10, 20).toISOString() },
  ]);
  await user.type(screen.getByRole('textbox', { name: 'Person' }), 'grace');
  await waitFor(() => expect(router.state.location.search).toContain('person=grace'));
  await user.click(screen.getByRole('combobox', { name: 'Operation' }));
  await user.click(await screen.findByRole('option', { name: 'Deleted' }));
  await waitFor(() =>
    expect(bodiesOf(backend, 'audit-log').at(-1)).toMatchObject({
      tableName: 'public.knowledge',
      person: 'grace',
      operation: 'DELETE',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('textbox', { name: 'Person' })).toHaveProperty('value', '');
  await waitFor(() => expect(bodiesOf(backend, 'audit-log').at(-1)).toEqual({}));
});

test('older entries are loaded on demand, and the keyboard focus moves to the first of them', async () => {
  const backend = backendWith((body) =>
    body && typeof body === 'object' && 'before' in body
      ? page([entry(8), entry(7)])
      : page([entry(10), entry(9)], 9),
  );
  const { user } = renderApp('/audit', { backend });
  expect(await screen.findByText('2 entries so far')).toBeTruthy();
  screen.getByRole('button', { name: 'Load more' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('4 entries')).toBeTruthy();
  expect(bodiesOf(backend, 'audit-log')).toEqual([{}, { before: 9 }]);
  expect(items()).toHaveLength(4);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Church 8'),
  );
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test.each([
  ['', 'Nothing has changed yet.'],
  ['?kind=accounts', 'No entries match your filter.'],
])('an empty log says so (%s)', async (query, sentence) => {
  renderApp(`/audit${query}`, { backend: backendWith(() => page([])) });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('a log that cannot be loaded says so and offers another try', async () => {
  const backend = backendWith(() => page([entry(1)]));
  backend.trouble('audit-log', Response.json({ error: 'no' }, { status: 400 }));
  const { user } = renderApp('/audit', { backend });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(
    screen.getAllByText('We couldn’t load the audit log. Please try again.').length,
  ).toBeGreaterThan(0);
  backend.heal();
  await user.click(retry);
  expect(await screen.findByText('Church 1')).toBeTruthy();
});

test('the filtered log is saved as a file, once', async () => {
  const backend = backendWith(() => page([entry(1)]));
  let release: (() => void) | undefined;
  backend.functions['audit-log-export'] = async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return new Response('"a"\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  };
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file instanceof Blob ? file : new Blob());
    return 'blob:saved';
  };
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderApp('/audit?operation=delete', { backend });
  await screen.findByText('Church 1');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV for spreadsheets' }));
  const busy = await screen.findByRole('button', { name: 'Exporting...' });
  await user.click(busy);
  expect(screen.queryByRole('menuitem', { name: 'CSV for spreadsheets' })).toBeNull();
  await waitFor(() => expect(release).toBeTruthy());
  release?.();
  expect(await screen.findByText('The audit log has been exported.')).toBeTruthy();
  expect(bodiesOf(backend, 'audit-log-export')).toEqual([{ operation: 'DELETE', format: 'csv' }]);
  expect(saved).toHaveBeenCalledTimes(1);
  expect(
    [...new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 4),
  ).toEqual([0xef, 0xbb, 0xbf, 0x22]);
});

test.each([
  [
    'a refusal',
    Response.json({ error: 'no' }, { status: 400 }),
    'We couldn’t export the audit log. Please try again.',
  ],
  ['no answer', 'connection-lost', 'An unexpected error occurred.'],
] as const)('an export that fails says so (%s)', async (_what, trouble, sentence) => {
  expectLogged(/could not be exported/);
  const backend = backendWith(() => page([entry(1)]));
  backend.trouble('audit-log-export', trouble);
  const { user } = renderApp('/audit', { backend });
  await screen.findByText('Church 1');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'JSON lines for programs' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
