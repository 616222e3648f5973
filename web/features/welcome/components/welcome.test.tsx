import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedWeeksMin } from '#analytics/pulse/tile-points.ts';
import { weekSentences } from '#contract/messages/dashboard.ts';
import { zoneHere } from '#web/lib/date-here.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { fakeId } from '#web/testing/fake-backend.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

const service = {
  ...{ name: 'Service', weekday: 'sunday', time: null, campus: null },
  ...{ from: null, until: null, date: null, linked: null },
};
const category = {
  ...{ name: 'Attendance', feeds: 'attendance', inAttendance: true, per: 'service', away: false },
};
const nothing = { services: [], categories: [], reminder: null };
const suggested = {
  services: [{ id: null, ...service }],
  categories: [{ id: null, ...category }],
};
const none = { services: [], categories: [] };
const setUp = {
  ...{ services: [{ id: fakeId(301), ...service }], reminder: null },
  ...{ categories: [{ id: fakeId(401), ...category }], suggested: none },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** @param setup what the church has said that it counts */
function openWelcome({
  marks = {},
  setup = { ...nothing, suggested },
}: {
  marks?: { may_only_look?: boolean };
  setup?: object;
} = {}) {
  const backend = demoBackend();
  const sent: [string, unknown][] = [];
  backend.functions['church-pulse'] = () => Response.json({ stage: 'coming' });
  backend.functions['count-setup'] = () => Response.json(setup);
  backend.functions['count-setup-save'] = async (body) => {
    sent.push(['setup', body]);
    return Response.json(setUp);
  };
  for (const row of backend.tables.profiles ?? []) {
    Object.assign(row, marks);
  }
  return {
    ...renderApp('/account/dashboard', { signedInAs: 'accountAdmin', backend }),
    backend,
    sent,
  };
}

const way = (title: string) => {
  const section = screen.getByRole('heading', { level: 3, name: title }).closest('section');
  expect(section).not.toBeNull();
  return within(section ?? document.body);
};
const hrefOf = (link: Element) => link.getAttribute('href');
const byHand = () => way('Count by hand, from a phone.');
const question = 'How many people came last Sunday, November 22?';

test('a church without any numbers is shown two ways to its first Sunday, side by side', async () => {
  openWelcome();
  await screen.findByRole('heading', {
    name: 'It starts with one Sunday. Where are your numbers?',
  });
  const provider = way('We update them every night.');
  expect(hrefOf(provider.getByRole('link', { name: 'Connect Planning Center' }))).toBe(
    '/account/integration',
  );
  await byHand().findByLabelText(question);
  const links = byHand()
    .getAllByRole('link')
    .map((link) => [link.textContent, hrefOf(link)]);
  expect(links).toEqual([
    ['Count by hand', '/account/count'],
    ['Import a spreadsheet', '/account/count/import'],
    ['Make a link for ushers', '/account/measures'],
  ]);
  expect(screen.getByText('Dashboard content coming soon')).toBeTruthy();
  // What comes of three Sundays is said as the dashboard will say it.
  const sentence = weekSentences.tooLittle('112', 'Sunday', countedWeeksMin - 3);
  expect(screen.getByText(`“${sentence}”`)).toBeTruthy();
});

// Proves: 7.counts.15
test('the first number is typed where it is asked for, and makes its service by itself', async () => {
  const user = userEvent.setup();
  const { backend, sent } = openWelcome();
  backend.functions['count-save'] = async (body) => {
    sent.push(['save', body]);
    const { saves } = body as { saves: { key: string; categoryId: string }[] };
    const count = { ...{ value: 112, revision: 1, state: 'counted', by: null, at: null } };
    return Response.json({
      results: saves.map(({ key, categoryId }) => ({
        ...{ key, status: 'saved', count: { ...count, categoryId } },
      })),
    });
  };
  const box = await screen.findByLabelText(question);
  await user.type(box, 'many{Enter}');
  expect(screen.getByText('Please enter a whole number, such as 112.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.clear(box);
  await user.type(box, '112{Enter}');
  await screen.findByText('112 people on November 22. Saved.');
  expect(sent.map(([name]) => name)).toEqual(['setup', 'save']);
  // The church begins where this browser is.
  expect(sent[0]?.[1]).toMatchObject({ timeZone: zoneHere() });
  expect(sent[1]?.[1]).toMatchObject({
    saves: [{ date: '2026-11-22', serviceId: fakeId(301), categoryId: fakeId(401), value: 112 }],
  });
  expect(screen.getByText('Your dashboard will be here in a moment.')).toBeTruthy();
});

test('a number beside which another stands already is not said to be saved', async () => {
  const user = userEvent.setup();
  const { backend } = openWelcome();
  backend.functions['count-save'] = async (body) => {
    const { saves } = body as { saves: { key: string; categoryId: string }[] };
    const count = { ...{ value: 112, revision: 1, state: 'counted', by: null, at: null } };
    return Response.json({
      results: saves.map(({ key, categoryId }) => ({
        ...{ key, status: 'differs', count: { ...count, categoryId } },
      })),
    });
  };
  expectLogged(/A first Sunday could not be saved/);
  const box = await screen.findByLabelText<HTMLInputElement>(question);
  await user.type(box, '150{Enter}');
  await screen.findByText(/^Someone already entered 112 for this Sunday\./);
  expect(screen.queryByText(/Saved\./)).toBeNull();
  expect(box.value).toBe('150');
});

test('what could not be saved stays in the box', async () => {
  const user = userEvent.setup();
  const { backend } = openWelcome();
  backend.trouble('count-save', 'connection-lost');
  expectLogged(/A first Sunday could not be saved/);
  const box = await screen.findByLabelText<HTMLInputElement>(question);
  await user.type(box, '112{Enter}');
  await screen.findByText('We couldn’t save this. Please try again.');
  expect(box.value).toBe('112');
});

test('a church that has said what it counts goes to its counting page', async () => {
  openWelcome({ setup: setUp });
  const link = await screen.findByRole('link', { name: 'Count by hand' });
  expect(hrefOf(link)).toBe('/account/count');
  expect(screen.queryByLabelText(question)).toBeNull();
});

test('who may only look is shown both ways, and sent nowhere', async () => {
  openWelcome({ marks: { may_only_look: true } });
  await screen.findByRole('heading', { level: 3, name: 'Count by hand, from a phone.' });
  const main = within(screen.getByRole('main'));
  expect(main.queryAllByRole('link')).toEqual([]);
  expect(main.queryByRole('textbox')).toBeNull();
});
