import { expect } from 'vitest';
import { countLinkCreateResponse } from '#contract/functions/count-links.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { callsAbout } from '#testing/ask-church.ts';
import { expectEqualTimes } from '#testing/equal-times.ts';
import { localToday } from '#testing/factories/figures.ts';
import { test as base } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const test = base.extend('server', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const server = await startTestServer(database, { trustsProxy: true });
  onCleanup(() => server.close());
  return server;
});

const today = localToday();
let url = '';
let serviceId = '';
let adults = '';

let as: ReturnType<typeof callsAbout>;
const door = (name: string, body: Record<string, unknown>, from: Record<string, string> = {}) =>
  fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from },
    body: JSON.stringify(body),
  });
const saving = (value: number) => ({
  ...{ key: crypto.randomUUID(), date: today, serviceId, categoryId: adults, value },
  ...{ revision: 0, typedAt: '2026-11-22T16:00:00Z' },
});

async function makeLink() {
  const { data } = await as('count-link-create', {
    ...{ label: 'Ushers', serviceIds: [serviceId], categoryIds: [adults], days: 30 },
  });
  const { link, path } = countLinkCreateResponse.parse(data);
  return { id: link.id, token: path.replace('/count#', '') };
}

/** Each time another address, of which a minute's limit lets few through. */
let addresses = 0;
function elsewhere() {
  addresses += 1;
  return { 'x-forwarded-for': `2001:db8:0:${addresses.toString(16)}::1` };
}

/** All that an answer tells, but for what is another one each time. */
async function told(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(
    ([name]) => !['date', 'x-request-id', 'server-timing'].includes(name),
  );
  const text = (await answer.text())
    .replaceAll(/"request_id":"[^"]*"/g, '')
    .replaceAll(/"key":"[^"]*"/g, '');
  return JSON.stringify([answer.status, headers, text]);
}

/** Expects cases to be answered with the same bytes, and in equal time. */
async function expectAlike(
  { owner }: TestDatabase,
  cases: Readonly<Record<string, () => Promise<Response>>>,
) {
  const answers = new Set<string>();
  const asks = Object.entries(cases).map(([name, ask]) => {
    const asking = async () => {
      answers.add(await told(await ask()));
    };
    return [name, asking] as const;
  });
  // A link saves three hundred a day.
  const prepare = () => owner.query('update analytics.count_links set saves = 0');
  await expectEqualTimes(Object.fromEntries(asks), 2, prepare);
  expect(answers.size).toBe(1);
}

test.beforeAll(async ({ admin, server }) => {
  as = callsAbout(admin.client, admin.accountId);
  url = server.url;
  const { data } = await as('count-setup-save', {
    services: [
      {
        ...{ id: null, name: 'Today', weekday: null, time: '09:00', campus: null, from: null },
        ...{ until: null, date: today, linked: null },
      },
    ],
    categories: [
      {
        ...{ id: null, name: 'Adults', feeds: 'attendance', inAttendance: true },
        ...{ per: 'service', away: false },
      },
    ],
  });
  const kept = countSetupResponse.parse(data);
  serviceId = kept.services[0]?.id ?? '';
  adults = kept.categories[0]?.id ?? '';
  const first = await as('count-save', { saves: [saving(178)] });
  expect(first.status).toBe(200);
});

// Proves: 7.counts.04
test('a link cannot be asked for the number: equal, near, far and doubtful get one answer in one time', {
  timeout: 60_000,
}, async ({ database }) => {
  const { token } = await makeLink();
  const send = (value: number) => () =>
    door('count-link-save', { token, name: 'Eve', saves: [saving(value)] }, elsewhere());
  const cases = { equal: send(178), near: send(179), zero: send(0), far: send(178_000) };
  await expectAlike(database, cases);
});

test('links that are wrong, unknown and ended refuse in one time, and with the same bytes', {
  timeout: 60_000,
}, async ({ database }) => {
  const ended = await makeLink();
  await as('count-link-end', { id: ended.id });
  const send = (token: string) => () =>
    door('count-link-save', { token, name: 'Eve', saves: [saving(1)] }, elsewhere());
  await expectAlike(database, { ended: send(ended.token), unknown: send('A'.repeat(43)) });
  // What has no token's shape is not even looked for.
  const answers = [await told(await send('x')()), await told(await send(ended.token)())];
  expect(new Set(answers).size).toBe(1);
});

test('who guesses is stopped after thirty tries, and then learns nothing from the right one either', async () => {
  const { token } = await makeLink();
  const statuses: number[] = [];
  for (let guess = 0; guess < 31; guess += 1) {
    const answer = await door('count-link-open', { token: `${guess}`.padStart(43, 'B') });
    statuses.push(answer.status);
  }
  expect(new Set(statuses.slice(0, 29))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
  expect((await door('count-link-open', { token })).status).toBe(429);
});
