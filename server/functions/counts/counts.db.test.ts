import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { z } from 'zod/mini';
import {
  countAnswerResponse,
  countQuestionsResponse,
} from '#contract/functions/count-questions.ts';
import {
  countHistoryResponse,
  countSaveResponse,
  countSheetResponse,
} from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

const sunday = '2026-11-22';
let ruth: SignedIn;
let ana: SupabaseClient;
let giverless: SupabaseClient;
let onlooker: SupabaseClient;
let serviceId: string;
let adults: string;
let offering: string;

async function ask<Schema extends z.ZodMiniType>(
  schema: Schema,
  client: SupabaseClient,
  name: string,
  body: Record<string, unknown> = {},
) {
  const { status, data } = await invokeFunction(client, name, {
    accountId: ruth.accountId,
    ...body,
  });
  expect(status, JSON.stringify(data)).toBe(200);
  return schema.parse(data);
}

function saving(more: Record<string, unknown> = {}) {
  return {
    key: crypto.randomUUID(),
    date: sunday,
    serviceId,
    categoryId: adults,
    value: 178,
    revision: 0,
    typedAt: '2026-11-22T16:48:00Z',
    ...more,
  };
}
async function save(client: SupabaseClient, ...saves: Record<string, unknown>[]) {
  return (await ask(countSaveResponse, client, 'count-save', { saves })).results;
}

test.beforeAll(async ({ admin, database, server }) => {
  ruth = admin;
  const colleague = { role: 'account_admin', account_id: admin.accountId } as const;
  const [second, nora, omar] = [
    await buildPerson(database.owner, { ...colleague, first_name: 'Ana', last_name: 'Ruiz' }),
    await buildPerson(database.owner, { ...colleague, without_giving: true }),
    await buildPerson(database.owner, { ...colleague, may_only_look: true }),
  ];
  ana = await server.clientOf(second.email);
  giverless = await server.clientOf(nora.email);
  onlooker = await server.clientOf(omar.email);
  const empty = await ask(countSetupResponse, ruth.client, 'count-setup');
  expect(empty.suggested.services).toHaveLength(1);
  const draft = { away: false, inAttendance: false, id: null, per: 'service' };
  const kept = await ask(countSetupResponse, ruth.client, 'count-setup-save', {
    services: empty.suggested.services.map((service) => ({ ...service, time: '09:00' })),
    categories: [
      { ...draft, name: 'Adults', feeds: 'attendance', inAttendance: true },
      { ...draft, name: 'Offering', feeds: 'giving', per: 'week' },
    ],
  });
  serviceId = kept.services[0]?.id ?? '';
  adults = kept.categories.find(({ name }) => name === 'Adults')?.id ?? '';
  offering = kept.categories.find(({ name }) => name === 'Offering')?.id ?? '';
});

test('a number that is typed is saved once, however often it is sent', async () => {
  const one = saving({ date: '2026-11-15' });
  const [saved] = await save(ruth.client, one);
  expect(saved).toMatchObject({
    status: 'saved',
    count: { value: 178, revision: 1, state: 'counted' },
  });
  expect(await save(ruth.client, one)).toEqual([saved]);
  const other = await invokeFunction(ruth.client, 'count-save', {
    accountId: ruth.accountId,
    saves: [{ ...one, value: 179 }],
  });
  expect(other.status).toBe(409);
  expect(
    (await save(ruth.client, { ...one, value: 179 }, saving({ date: '2026-11-08' }))).map(
      ({ status }) => status,
    ),
  ).toEqual(['refused', 'saved']);
});

test('the second person is told what stands, and which one counts is asked once', async () => {
  await save(ruth.client, saving());
  const [told] = await save(ana, saving({ value: 182 }));
  expect(told).toMatchObject({ status: 'differs', count: { value: 178, revision: 1 } });
  expect(await save(ana, saving({ value: 178 }))).toMatchObject([{ status: 'same' }]);
  const { questions } = await ask(countQuestionsResponse, ana, 'count-questions');
  const [question] = questions.filter(({ kind }) => kind === 'difference');
  expect(question?.other?.value).toBe(182);
  const replaced = await save(ana, saving({ value: 182, revision: 1, confirm: 'replace' }));
  expect(replaced).toMatchObject([{ status: 'saved', count: { value: 182, by: 'Ana R.' } }]);
  const after = await ask(countQuestionsResponse, ana, 'count-questions');
  expect(after.questions.map(({ id }) => id)).not.toContain(question?.id);
  const late = { accountId: ruth.accountId, id: question?.id, answer: 'standing' };
  expect((await invokeFunction(ana, 'count-answer', late)).status).toBe(409);
  const history = await ask(countHistoryResponse, ana, 'count-history', { date: sunday });
  expect(history.revisions.map(({ value, stands }) => [value, stands])).toEqual([
    [182, true],
    [182, false],
    [178, false],
  ]);
});

test('nobody at all is asked about, and counts once somebody says so', async () => {
  const date = '2026-11-01';
  const [asked] = await save(ruth.client, saving({ date, value: 0 }));
  expect(asked).toMatchObject({
    status: 'ask',
    error: '0 people. Did nobody come, or was there no service?',
  });
  const sheet = await ask(countSheetResponse, ana, 'count-sheet', { date });
  expect(sheet.services[0]?.counts[0]).toMatchObject({ value: 0, state: 'asked' });
  expect(sheet.questions).toMatchObject([{ kind: 'doubtful' }]);
  const id = sheet.questions[0]?.id;
  await ask(countAnswerResponse, ana, 'count-answer', { id, answer: 'yes' });
  const after = await ask(countSheetResponse, ana, 'count-sheet', { date });
  expect(after.services[0]?.counts[0]).toMatchObject({ value: 0, state: 'counted' });
});

test('one bad save stops no other, and each says why', async () => {
  const results = await save(
    ruth.client,
    saving({ date: '2099-01-04' }),
    saving({ date: '2026-13-99' }),
    saving({ value: 1.5 }),
    saving({ value: 1_000_001 }),
    saving({ categoryId: serviceId }),
    saving({ date: '2026-10-25', value: null, noService: true }),
  );
  expect(results.map(({ status, error }) => error ?? status)).toEqual([
    'That Sunday hasn’t happened yet.',
    'We can’t save a count for this date. Please choose another one.',
    'Please enter a whole number up to 1,000,000.',
    'Please enter a whole number up to 1,000,000.',
    'Your church doesn’t count this anymore. Please refresh the page.',
    'saved',
  ]);
});

test('who does without giving neither sees nor types money; who may only look writes nothing', async () => {
  const money = saving({
    serviceId: null,
    categoryId: offering,
    value: 125_050,
    date: '2026-11-18',
  });
  await save(ruth.client, money);
  const sheet = await ask(countSheetResponse, ruth.client, 'count-sheet', { date: sunday });
  expect(sheet.week).toMatchObject([{ value: 125_050, state: 'counted' }]);
  // Two amounts are a question, which is of money as they are.
  await save(ana, { ...money, key: crypto.randomUUID(), value: 125_075 });
  const asked = (await ask(countQuestionsResponse, ruth.client, 'count-questions')).questions;
  const question = asked.find(({ categoryId }) => categoryId === offering);
  expect(question?.other?.value).toBe(125_075);
  const answer = { accountId: ruth.accountId, id: question?.id, answer: 'other' };
  expect((await invokeFunction(giverless, 'count-answer', answer)).status).toBe(404);
  const seen = JSON.stringify([
    await ask(countSheetResponse, giverless, 'count-sheet', { date: sunday }),
    await ask(countSetupResponse, giverless, 'count-setup'),
    await ask(countHistoryResponse, giverless, 'count-history', { date: sunday }),
    await ask(countQuestionsResponse, giverless, 'count-questions'),
  ]);
  expect(seen).not.toMatch(/125050|125075|Offering/);
  const typed = await save(giverless, { ...money, key: crypto.randomUUID(), value: 1 });
  expect(typed).toMatchObject([{ status: 'refused', count: null }]);
  const looked = { accountId: ruth.accountId, saves: [saving()] };
  expect((await invokeFunction(onlooker, 'count-save', looked)).status).toBe(403);
});

test('of two who type the same service at once, one stands and the other is told, every time', async () => {
  for (let round = 0; round < 12; round += 1) {
    const date = `2025-0${(round % 9) + 1}-${round < 9 ? '05' : '12'}`;
    const both = await Promise.all([
      save(ruth.client, saving({ date, value: 100 + round })),
      save(ana, saving({ date, value: 200 + round })),
    ]);
    expect(
      both
        .flat()
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['differs', 'saved']);
  }
});

test('somebody else’s church is refused', async ({ stranger }) => {
  for (const [name, body] of [
    ['count-sheet', {}],
    ['count-save', { saves: [saving()] }],
    ['count-setup-save', { services: [], categories: [] }],
    ['count-questions', {}],
  ] as const) {
    const answer = await invokeFunction(stranger.client, name, {
      accountId: ruth.accountId,
      ...body,
    });
    expect(answer.status, name).toBe(403);
  }
});
