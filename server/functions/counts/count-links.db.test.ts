import { expect } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import {
  countLinkCreateResponse,
  countLinkOpenResponse,
  countLinkSaveResponse,
} from '#contract/functions/count-links.ts';
import { countQuestionsResponse } from '#contract/functions/count-questions.ts';
import { countHistoryResponse, countSheetResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { forgetOldCounts } from '#server/follow-counts.ts';
import { callsAbout } from '#testing/ask-church.ts';
import { localToday } from '#testing/factories/figures.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

let ruth: SignedIn;
let url: string;
let serviceId: string;
let otherService: string;
let adults: string;
const today = localToday();
const weekday = (
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
)[new Date(`${today}T00:00:00Z`).getUTCDay()];

let as: ReturnType<typeof callsAbout>;
const door = (name: string, body: Record<string, unknown>) =>
  fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const saving = (more: Record<string, unknown> = {}) => ({
  ...{ key: crypto.randomUUID(), date: today, serviceId, categoryId: adults, value: 178 },
  ...{ revision: 0, typedAt: new Date().toISOString(), ...more },
});
async function make() {
  const { data } = await as('count-link-create', {
    ...{ label: 'Ushers', serviceIds: [serviceId], categoryIds: [adults], days: 30 },
  });
  const { link, path } = countLinkCreateResponse.parse(data);
  return { link, token: path.replace('/count#', '') };
}
async function save(token: string, ...saves: Record<string, unknown>[]) {
  const answer = await door('count-link-save', { token, name: 'Ana', saves });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  return { text, results: countLinkSaveResponse.parse(JSON.parse(text)).results };
}

test.beforeAll(async ({ admin, server }) => {
  ruth = admin;
  as = callsAbout(admin.client, admin.accountId);
  url = server.url;
  const empty = countSetupResponse.parse((await as('count-setup')).data);
  const draft = { away: false, inAttendance: false, id: null, per: 'service' };
  const { data } = await as('count-setup-save', {
    services: empty.suggested.services.flatMap((service) =>
      ['09:00', '11:00'].map((time) => ({ ...service, weekday, time })),
    ),
    categories: [
      { ...draft, name: 'Adults', feeds: 'attendance', inAttendance: true },
      { ...draft, name: 'Offering', feeds: 'giving' },
    ],
  });
  const kept = countSetupResponse.parse(data);
  serviceId = kept.services[0]?.id ?? '';
  otherService = kept.services[1]?.id ?? '';
  adults = kept.categories.find(({ name }) => name === 'Adults')?.id ?? '';
  const offering = kept.categories.find(({ name }) => name === 'Offering')?.id ?? '';
  const money = { label: 'Money', serviceIds: [serviceId], categoryIds: [offering], days: 30 };
  expect((await as('count-link-create', money)).status).toBe(400);
});

test('a link opens what it can fill in, today and the date before, and no number', async () => {
  await as('count-save', { saves: [saving({ date: addDays(today, -7), value: 93_417 })] });
  const { token } = await make();
  const answer = await door('count-link-open', { token });
  const text = await answer.text();
  const opened = countLinkOpenResponse.parse(JSON.parse(text));
  expect(opened.dates).toEqual([today, addDays(today, -7)]);
  expect(opened.services.map(({ id }) => id)).toEqual([serviceId]);
  expect(text).not.toMatch(/93417|value|count"/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('every second count is kept, equal or not, and the church chooses', async () => {
  const { token } = await make();
  const first = await save(token, saving({ value: 178 }));
  expect(first.results.map(({ status }) => status)).toEqual(['saved']);
  const equal = await save(token, saving({ value: 178 }));
  const other = await save(token, saving({ value: 182 }));
  const strip = ({ results }: typeof equal) =>
    JSON.stringify(results.map(({ key: _, ...rest }) => rest));
  expect(strip(equal)).toBe(strip(other));
  expect(strip(equal)).toBe('[{"status":"kept"}]');
  const { questions } = countQuestionsResponse.parse((await as('count-questions')).data);
  expect(questions.filter(({ kind }) => kind === 'difference')).toMatchObject([
    { standing: { value: 178 }, other: { value: 182 } },
  ]);
  const sheet = countSheetResponse.parse((await as('count-sheet', { date: today })).data);
  expect(sheet.services[0]?.counts[0]).toMatchObject({ value: 178, by: 'Ushers' });
  const history = countHistoryResponse.parse((await as('count-history', { date: today })).data);
  expect(history.revisions.map(({ by, origin }) => [by, origin])).toContainEqual(['Ana', 'link']);
});

test('a link fills in no other date, service or thing', async () => {
  const { token } = await make();
  const { results } = await save(
    token,
    saving({ date: addDays(today, -14) }),
    saving({ date: addDays(today, 7) }),
    saving({ serviceId: otherService }),
    saving({ categoryId: otherService }),
    saving({ date: 'never' }),
  );
  expect(results.map(({ status }) => status)).toEqual(Array(5).fill('refused'));
  expect(results[0]?.error).toMatch(/^This link can only fill in .+ and .+\.$/);
});

test('a link that is wrong, ended or of somebody who left answers one and the same', async ({
  database,
}) => {
  const { token, link } = await make();
  await as('count-link-end', { id: link.id });
  const left = await make();
  await database.owner.query('update analytics.count_links set expires_at = now() where id = $1', [
    left.link.id,
  ]);
  const shared = await make();
  await database.owner.query('update public.profiles set may_only_look = true where user_id = $1', [
    ruth.userId,
  ]);
  const answers = await Promise.all(
    [token, left.token, shared.token, 'A'.repeat(43), 'x'].flatMap((each) => [
      door('count-link-open', { token: each }),
      door('count-link-save', { token: each, name: 'Ana', saves: [saving()] }),
    ]),
  );
  await database.owner.query(
    'update public.profiles set may_only_look = false where user_id = $1',
    [ruth.userId],
  );
  const told = await Promise.all(
    answers.map(async (each) => [
      each.status,
      (await each.text()).replace(/"request_id":"[^"]*"/, ''),
    ]),
  );
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(told[0]?.[0]).toBe(404);
  // It does not come back with the right.
  expect((await door('count-link-open', { token: shared.token })).status).toBe(404);
});

test('of twelve who save with one link at once, one stands and the others are kept', async () => {
  const { token } = await make();
  const { data } = await as('count-setup-save', {
    services: [
      {
        ...{ id: null, name: 'Once', weekday: null, time: null, campus: null, from: null },
        ...{ until: null, date: today, linked: null },
      },
    ],
    categories: [],
  });
  const once = countSetupResponse.parse(data).services.find(({ name }) => name === 'Once')?.id;
  const made = await as('count-link-create', {
    ...{ label: 'All', serviceIds: [once], categoryIds: [adults], days: 1 },
  });
  const shared = countLinkCreateResponse.parse(made.data).path.replace('/count#', '');
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      save(shared, saving({ serviceId: once, value: 100 + at })),
    ),
  );
  const statuses = all.flatMap(({ results }) => results.map(({ status }) => status));
  expect(statuses.filter((status) => status === 'saved')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'kept')).toHaveLength(11);
  expect(token).not.toBe(shared);
});

test('a link that is ended while it saves has saved or is refused, and saves no more', async ({
  database,
}) => {
  for (let round = 0; round < 10; round += 1) {
    const { token, link } = await make();
    const one = saving({ value: 10 + round });
    const send = () => door('count-link-save', { token, name: 'Eve', saves: [one] });
    const [saved] = await Promise.all([send(), as('count-link-end', { id: link.id })]);
    const { rows } = await database.owner.query(
      'select from private.count_keys where account_id = $1 and key = $2',
      [ruth.accountId, one.key],
    );
    expect([saved.status, rows.length], `round ${round}`).toEqual(
      saved.status === 200 ? [200, 1] : [404, 0],
    );
    expect((await send()).status).toBe(404);
  }
});

test('one key with two bodies is refused, whoever sends it, and tells nothing of the first', async () => {
  const { token } = await make();
  const other = await make();
  const one = saving({ value: 97_341 });
  const send = (link: string, more: object = {}, name = 'Eve') =>
    door('count-link-save', { token: link, name, saves: [{ ...one, ...more }] });
  expect((await send(token)).status).toBe(200);
  for (const answer of [
    await send(token, { value: 97_342 }),
    await send(token, {}, 'Mallory'),
    await send(other.token),
  ]) {
    expect(answer.status).toBe(409);
    expect(await answer.text()).not.toMatch(/97.?341|"kept"|"saved"/);
  }
});

test('an usher’s first name is forgotten after 400 days, a key after 90', async ({ database }) => {
  const { owner, connections } = database;
  await owner.query(
    `update analytics.count_revisions set received_at = now() - interval '401 days'
     where id = (select id from analytics.count_revisions where author = 'Ana' limit 1)`,
  );
  await owner.query(
    `update private.count_keys set made_at = now() - interval '91 days'
     where key = (select key from private.count_keys limit 1)`,
  );
  const left = `select (select count(*) from analytics.count_revisions where author = 'Ana')::integer as names,
    (select count(*) from private.count_keys)::integer as keys`;
  const { rows: before } = await owner.query<{ names: number; keys: number }>(left);
  await forgetOldCounts(connections.jobs);
  const { rows: after } = await owner.query<{ names: number; keys: number }>(left);
  expect(after[0]?.names).toBe((before[0]?.names ?? 0) - 1);
  expect(after[0]?.keys).toBe((before[0]?.keys ?? 0) - 1);
});
