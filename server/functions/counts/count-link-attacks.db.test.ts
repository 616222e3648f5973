import { expect } from 'vitest';
import { countLinkCreateResponse } from '#contract/functions/count-links.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { callsAbout } from '#testing/ask-church.ts';
import { localToday } from '#testing/factories/figures.ts';
import { test } from '#testing/steeple-test.ts';

const today = localToday();
const tries = 9;
let url = '';
let serviceId = '';
let adults = '';

let as: ReturnType<typeof callsAbout>;
const door = (name: string, body: Record<string, unknown>) =>
  fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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

/** The median time of each case, in turns, so that whatever else the machine does falls on all alike. */
async function medians(cases: Readonly<Record<string, () => Promise<Response>>>) {
  const timesMs = new Map<string, number[]>();
  const answers = new Map<string, Set<string>>();
  for (let turn = -1; turn < tries; turn += 1) {
    for (const [name, ask] of Object.entries(cases)) {
      const startMs = performance.now();
      const answer = await ask();
      const durationMs = performance.now() - startMs;
      answers.set(name, (answers.get(name) ?? new Set()).add(await told(answer)));
      // The first turn warms up.
      if (turn >= 0) {
        timesMs.set(name, [...(timesMs.get(name) ?? []), durationMs]);
      }
    }
  }
  const middle = (times: number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
  return { answers, times: [...timesMs].map(([name, times]) => [name, middle(times)] as const) };
}

function expectAlike({ answers, times }: Awaited<ReturnType<typeof medians>>, ratioMax: number) {
  expect(new Set([...answers.values()].flatMap((each) => [...each])).size).toBe(1);
  const all = times.map(([, ms]) => ms);
  const said = times.map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`).join(', ');
  expect(Math.max(...all) / Math.min(...all), said).toBeLessThan(ratioMax);
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
  retry: 2,
}, async () => {
  const { token } = await makeLink();
  const send = (value: number) => () =>
    door('count-link-save', { token, name: 'Eve', saves: [saving(value)] });
  expectAlike(
    await medians({ equal: send(178), near: send(179), zero: send(0), far: send(178_000) }),
    2,
  );
});

test('links that are wrong, unknown and ended refuse in one time, and with the same bytes', {
  retry: 2,
}, async () => {
  const ended = await makeLink();
  await as('count-link-end', { id: ended.id });
  const send = (token: string) => () =>
    door('count-link-save', { token, name: 'Eve', saves: [saving(1)] });
  expectAlike(await medians({ ended: send(ended.token), unknown: send('A'.repeat(43)) }), 2);
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
