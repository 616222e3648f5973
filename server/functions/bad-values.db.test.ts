import { describe, expect } from 'vitest';
import { nothingKnown } from '#server/church/choices.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

const { suggested: choices, available } = nothingKnown;

test.beforeAll(async ({ database, admin: { accountId } }) => {
  await buildStoryChurch(database.owner, accountId);
  await database.owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons) values ($1, $2, $3, '{}')
     on conflict (account_id) do update set available = excluded.available, suggested = excluded.suggested`,
    [accountId, JSON.stringify(available), JSON.stringify(choices)],
  );
});

async function statusOf(
  { client, accountId }: SignedIn,
  name: string,
  body: Record<string, unknown>,
): Promise<number> {
  const { error } = await client.functions.invoke(name, { body: { accountId, ...body } });
  return error?.context.status ?? 200;
}

describe('a value that the database rejects is the client’s error, not the server’s', () => {
  const note = { from: '2026-11-01', to: '2026-11-01', kind: 'other', doesNotCount: false };
  const card = { id: '00000000-0000-4000-8000-000000000000', answer: 'dismissed' };
  test.for<[string, Record<string, unknown>]>([
    ['church-figures', { from: '0000-01-01' }],
    ['church-figures', { to: '0000-01-01' }],
    ['recommendation-answer', { ...card, reason: 'a\u0000b' }],
    ['measure-choices-save', { choices: { ...choices, brandTerms: ['a\u0000'] } }],
    ['measure-choices-save', { choices: { ...choices, brandTerms: ['\ud800'] } }],
    ['measure-choices-save', { choices: { ...choices, brandTerms: ['\ud800'] }, preview: true }],
    ['annotation-save', { ...note, text: 'a\u0000b' }],
    ['annotation-save', { ...note, from: '0000-01-01', to: '0000-01-01', text: 'x' }],
    ['annotation-save', { ...note, from: '0025-11-22', to: '0025-11-22', text: 'x' }],
    ['annotation-save', { ...note, to: '9999-12-31', text: 'x' }],
    ['share-link-create', { label: '\u0000', days: 3, showsGiving: false }],
  ])('%s with %j', async ([name, body], { admin }) => {
    expect(await statusOf(admin, name, body)).toBe(400);
  });
});

test.for(['0000-01-01', '9999-12-31'])(
  'the week of %s is the nearest that was read',
  async (week, { admin }) => {
    expect(await statusOf(admin, 'church-pulse', { week })).toBe(200);
    expect(await statusOf(admin, 'figure-look', { tile: 'attendance', weeks: 13, week })).toBe(200);
  },
);
