import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CountSave, CountSheet, StandingCount } from '#contract/functions/count-sheet.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const [first, second] = [fakeId(301), fakeId(302)];
const [adults, kids] = [fakeId(401), fakeId(402)];

const service = (id: string, time: string) => ({
  id,
  name: 'Morning',
  time,
  campus: null,
  counts: [],
});
const category = (id: string, name: string, feeds: 'attendance' | 'kids') => ({
  id,
  name,
  feeds,
  inAttendance: true,
  per: 'service' as const,
  away: false,
});
const sheet: CountSheet = {
  date: '2027-02-21',
  today: '2027-02-21',
  services: [service(first, '09:00'), service(second, '11:00')],
  week: [],
  weekDate: '2027-02-15',
  categories: [category(adults, 'Adults', 'attendance'), category(kids, 'Kids', 'kids')],
  missing: ['2027-02-14'],
  questions: [],
  currency: 'USD',
};
const standing = (save: CountSave, given: Partial<StandingCount> = {}): StandingCount => ({
  categoryId: save.categoryId,
  value: save.value,
  revision: 1,
  state: save.noService ? 'no_service' : 'counted',
  by: 'Grace O.',
  at: '2027-02-21T15:48:00Z',
  ...given,
});

type Answer = (save: CountSave) => { status: string; count: StandingCount | null };

/** The counting page of a church, over a server that answers each save as told. */
function openCount(answer: Answer = (save) => ({ status: 'saved', count: standing(save) })) {
  const backend = demoBackend();
  const saves: CountSave[] = [];
  const kept = new Map<string | null, StandingCount>();
  backend.functions['count-sheet'] = (body) => {
    const date: unknown = Reflect.get(Object(body), 'date');
    const services = sheet.services.map((one) => ({
      ...one,
      counts: [kept.get(one.id) ?? []].flat(),
    }));
    return Response.json({
      ...sheet,
      services,
      date: typeof date === 'string' ? date : sheet.date,
    });
  };
  backend.functions['count-save'] = (body) => {
    const given: CountSave[] = Reflect.get(Object(body), 'saves');
    saves.push(...given);
    const results = given.map((save) => ({ key: save.key, ...answer(save) }));
    for (const [index, { count, status }] of results.entries()) {
      if (count && status === 'saved') {
        kept.set(given[index]?.serviceId ?? null, count);
      }
    }
    return Response.json({ results });
  };
  return {
    ...renderApp('/account/count', { signedInAs: 'accountAdmin', backend }),
    backend,
    saves,
  };
}

const field = (name: string, time: RegExp) =>
  within(screen.getByRole('region', { name: time })).getByLabelText(new RegExp(`^${name}, `));
const card = (time: RegExp) => within(screen.getByRole('region', { name: time }));
const early = /^9:00/;
const late = /^11:00/;

test('a number is saved as it is typed, and says so only after the answer', async () => {
  const { user, saves } = openCount();
  await screen.findByRole('heading', { level: 1, name: /^Sunday, February.21$/ });
  await user.type(field('Adults', early), '178');
  await waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]).toMatchObject({
    date: '2027-02-21',
    serviceId: first,
    categoryId: adults,
    value: 178,
    revision: 0,
  });
  expect(await card(early).findByText(/^Saved /)).toBeTruthy();
  await user.keyboard('{Enter}41{Enter}');
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toMatchObject({ categoryId: kids, value: 41 });
  // Full, saved and left: it folds, and opens again.
  expect(await card(early).findByText('178 Adults, 41 Kids')).toBeTruthy();
  await user.click(card(early).getByRole('button', { name: /^Open 9:00/ }));
  expect(field('Adults', early)).toHaveProperty('value', '178');
});

test('the way to the next number stands under the thumb', async () => {
  const { user } = openCount();
  await screen.findByRole('heading', { level: 1 });
  await user.click(field('Adults', early));
  await user.click(await screen.findByRole('button', { name: 'Next: Kids' }));
  expect(document.activeElement).toBe(field('Kids', early));
  await user.click(screen.getByRole('button', { name: 'Previous number' }));
  expect(document.activeElement).toBe(field('Adults', early));
});

test('without an answer a number is on this phone, and is sent when the network is back', async () => {
  const { user, backend, saves } = openCount();
  await screen.findByRole('heading', { level: 1 });
  backend.trouble('count-save', 'connection-lost');
  await user.type(field('Adults', late), '126');
  expect(await card(late).findByText('On this phone')).toBeTruthy();
  expect(await screen.findByText(/Your new count is on this phone/)).toBeTruthy();
  expect(saves).toEqual([]);
  backend.heal();
  window.dispatchEvent(new Event('online'));
  expect(await card(late).findByText(/^Saved /)).toBeTruthy();
  expect(saves).toMatchObject([{ value: 126 }]);
});

test('two people who counted differently are told, and one number is chosen', async () => {
  const theirs = { value: 182, revision: 4, by: 'Ana' };
  const { user, saves } = openCount((save) =>
    save.confirm === 'replace'
      ? { status: 'saved', count: standing(save, { revision: 5 }) }
      : { status: 'differs', count: standing(save, theirs) },
  );
  await screen.findByRole('heading', { level: 1 });
  await user.type(field('Adults', early), '178');
  expect(await screen.findByText('Ana counted 182, you 178.')).toBeTruthy();
  expect(screen.getByText('One number to check')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use 178' }));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toMatchObject({ value: 178, revision: 4, confirm: 'replace' });
  expect(saves[1]?.key).not.toBe(saves[0]?.key);
  expect(await card(early).findByText(/^Saved /)).toBeTruthy();
});

test('a thousand instead of a hundred is asked about, and mended with one tap', async () => {
  const { user, saves } = openCount((save) =>
    save.value === 1260
      ? {
          status: 'ask',
          error: '1,260 people? Did you mean 126?',
          count: standing(save, { state: 'asked', revision: 7 }),
        }
      : { status: 'saved', count: standing(save) },
  );
  await screen.findByRole('heading', { level: 1 });
  await user.type(field('Adults', late), '1260');
  await user.click(await screen.findByRole('button', { name: '126' }));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toMatchObject({ value: 126, revision: 7 });
});

test('no service on a day is said for every number, and can be taken back', async () => {
  const { user, saves } = openCount();
  await screen.findByRole('heading', { level: 1 });
  await user.click(card(late).getByRole('button', { name: 'No service on this day' }));
  expect(await card(late).findByText('There was no service.')).toBeTruthy();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves).toMatchObject([
    { value: null, noService: true },
    { value: null, noService: true },
  ]);
  await user.click(card(late).getByRole('button', { name: 'There was a service' }));
  await waitFor(() => expect(saves).toHaveLength(4));
});

test('another day is chosen from those without a count, and a day to come is refused', async () => {
  const { user, saves } = openCount();
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: 'Another day' }));
  await user.click(screen.getByRole('button', { name: /^Sunday, February.14$/ }));
  const heading = await screen.findByRole('heading', { level: 1, name: /February.14$/ });
  // What was pressed is gone: a keyboard goes on from the day.
  expect(document.activeElement).toBe(heading);
  await user.type(field('Adults', early), '90');
  await waitFor(() => expect(saves).toMatchObject([{ date: '2027-02-14', value: 90 }]));
});

test('a day that is typed is chosen by Enter, and not by each of its digits', async () => {
  const { user } = openCount();
  const before = await screen.findByRole('heading', { level: 1 });
  const day = before.textContent;
  await user.click(screen.getByRole('button', { name: 'Another day' }));
  const field = screen.getByLabelText('Which day?');
  fireEvent.keyDown(field, { key: '1' });
  fireEvent.change(field, { target: { value: '2027-01-14' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(day);
  fireEvent.change(field, { target: { value: '2027-02-14' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByRole('heading', { level: 1, name: /February.14$/ })).toBeTruthy();
});

test('a refusal is said beside the number, which can be taken away', async () => {
  const { user } = openCount(() => ({
    status: 'refused',
    count: null,
    error: 'That Sunday hasn’t happened yet.',
  }));
  await screen.findByRole('heading', { level: 1 });
  await user.type(field('Adults', early), '90');
  expect(await screen.findByText('That Sunday hasn’t happened yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(field('Adults', early)).toHaveProperty('value', '');
});

test('what cannot be read as a number stays where it was typed, and says why', async () => {
  const { user, saves } = openCount();
  await screen.findByRole('heading', { level: 1 });
  await user.type(field('Adults', early), '178');
  await user.tab();
  await user.keyboard('41');
  await waitFor(() => expect(saves).toHaveLength(2));
  const kids = field('Kids', early);
  await user.clear(kids);
  await user.type(kids, '12o');
  // Left for another card: this one is full, and would fold.
  await user.click(field('Adults', late));
  expect(kids).toHaveProperty('value', '12o');
  expect(card(early).getByText(/^Not saved: we can’t read this/)).toBeTruthy();
  expect(card(early).queryByText(/^Saved /)).toBeNull();
  expect(saves.map(({ value }) => value)).toEqual([178, 41]);
  fireEvent.change(kids, { target: { value: '12' } });
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ value: 12 }));
});

test('a browser without a database says what it cannot do', async () => {
  openCount();
  expect(
    await screen.findByText('This browser can’t save counts without a connection.'),
  ).toBeTruthy();
});

test('who counted and when is kept and shown', async () => {
  const { user, backend } = openCount();
  backend.functions['count-history'] = () =>
    Response.json({
      revisions: [
        {
          serviceId: first,
          categoryId: adults,
          revision: 1,
          value: 178,
          noService: false,
          estimate: false,
          origin: 'link',
          by: 'Jo',
          typedAt: '2027-02-21T15:40:00Z',
          receivedAt: '2027-02-21T15:48:00Z',
          stands: true,
        },
      ],
    });
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Who counted, and when' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Who counted on February/ }));
  expect(await dialog.findByText(/^Adults, 9:00.AM: 178$/)).toBeTruthy();
  expect(dialog.getByText(/^Jo, with a counting link, /)).toBeTruthy();
});

test('signing out with counts that were never sent is asked about', async () => {
  const { user, backend, router } = openCount();
  await screen.findByRole('heading', { level: 1 });
  backend.trouble('count-save', 'connection-lost');
  await user.type(field('Adults', early), '90');
  await card(early).findByText('On this phone');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^One count has not been sent/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
  expect(router.state.location.pathname).toBe('/account/count');
});

test('without a profile or a kept one the page leads to the dashboard', async () => {
  const backend = demoBackend();
  expectLogged(/role of the signed-in person could not be read/);
  backend.trouble('/rest/v1/profiles', Response.json({ message: 'no' }, { status: 403 }));
  const { router } = renderApp('/account/count', { signedInAs: 'accountAdmin', backend });
  await screen.findByRole('heading', { level: 1, name: 'Church Health Dashboard' });
  expect(router.state.location.pathname).toBe('/account/dashboard');
});
