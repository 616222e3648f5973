import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { isOfFewGivers } from '#analytics/figures/few-givers.ts';
import type { Finding } from '#contract/findings.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { nothingKnown } from '#server/church/choices.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

/** Any of the numbers that are planted below, as a number or in words. */
const told = /7[,.]?654[,.]?32|76,?543|\b765\b|\b777\b|\.7654|76\.5\d?%|77%/;
const cardId = '11111111-2222-4333-8444-555555555555';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const person = await buildPerson(database.owner, { role: 'account_admin' });
const admin = await server.clientOf(person.email);
const boss = await server.clientOf(
  (await buildPerson(database.owner, { role: 'super_admin' })).email,
);
const accountId = person.accountId ?? '';
const newest = await buildStoryChurch(database.owner, accountId);
await plantGiving();
const link = { label: 'The board', days: 7, showsGiving: true };
const { text } = await call('share-link-create', link);
const token = /[\w-]{43}/.exec(text)?.[0] ?? '';

async function call(name: string, body: Record<string, unknown> = {}, client = admin) {
  const { status, data } = await invokeFunction(client, name, { accountId, ...body });
  return { status, text: typeof data === 'string' ? data : JSON.stringify(data) };
}

/** Money, counts and shares that are told apart from all others, wherever they come out. */
async function plantGiving(): Promise<void> {
  const { owner } = database;
  await owner.query(
    `update analytics.figures set value = case figure when 'recurring_share' then 0.7654 else 7654321 end, count = 777
     where account_id = $1 and figure in ('giving', 'giving_settled', 'recurring_share') and value is not null`,
    [accountId],
  );
  // For each attender it is 765.43.
  await owner.query(
    "update analytics.figures set value = 10000 where account_id = $1 and figure = 'attendance' and value is not null",
    [accountId],
  );
  const finding: Finding = {
    id: `giving_per_attender:giving:${newest}`,
    rule: 'giving_per_attender',
    figures: ['giving', 'attendance'],
    weeks: { from: addWeeks(newest, -7), to: newest },
    effect: { value: 7_654_321, low: 7_654_321, high: 7_654_321, unit: 'money' },
    n: 8,
    sureness: 'certain',
    title: 'Each gives $76,543.21',
    seen: [{ text: '$76,543.21 a week' }],
    sure: 'Sure of $76,543.21.',
    otherwise: [],
    step: 'Thank for $76,543.21.',
    measure: null,
  };
  await owner.query(
    `insert into analytics.recommendations (id, account_id, finding_id, rule, week, place, finding, due_on)
     values ($1, $2, $3, $4, $5, 1, $6, $5)`,
    [cardId, accountId, finding.id, finding.rule, newest, JSON.stringify(finding)],
  );
  const looked = ['giving_per_attender', 'recurring_share', 'sustained_shift'].map((rule) => ({
    rule,
    name: rule,
    reading: '$76,543.21, 76.54%',
  }));
  await owner.query(
    `insert into analytics.recommendation_weeks (account_id, week, looked_at, looked_on)
     values ($1, $2, $3, $2) on conflict (account_id, week) do update set looked_at = excluded.looked_at`,
    [accountId, newest, JSON.stringify(looked)],
  );
  await owner.query(
    `insert into analytics.model_requests (account_id, recommendation_id, provider, model, request, answer, outcome)
     values ($1, $2, 'a model', 'small', 'Say that $76,543.21 came.', '$76,543.21 came.', 'used')`,
    [accountId, cardId],
  );
  await owner.query(
    `insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at, said)
     select $1, figure, $2::date - 7, 60, now(), $3 from unnest(array['giving', 'giving_settled', 'recurring_share']) as figure`,
    [accountId, newest, JSON.stringify([[1, ...Array.from({ length: 9 }, () => 7_654_321)]])],
  );
  await owner.query(
    `insert into analytics.forecast_weeks (account_id, figure, week, scored_at, came)
     select $1, figure, $2, now(), 7654321 from unnest(array['giving', 'giving_settled', 'recurring_share']) as figure`,
    [accountId, newest],
  );
}

async function giversBecome(givers: number): Promise<void> {
  await database.owner.query(
    `update analytics.figures set value = nullif($2::integer, 0),
       state = case when $2::integer = 0 then 'suppressed' else 'complete' end
     where account_id = $1 and figure = 'giving_units'`,
    [accountId, givers],
  );
}

/** Every way out of a church's numbers: the function's name and what it is asked. */
const waysOut: readonly [name: string, body: Record<string, unknown>][] = [
  ['church-figures', {}],
  ['church-figures', { format: 'csv' }],
  ['church-pulse', {}],
  ...(['giving', 'giving_per_attender', 'recurring_share'] as const).map(
    (tile): [string, Record<string, unknown>] => ['figure-look', { tile, weeks: 156 }],
  ),
  ...(['giving', 'giving_settled', 'giving_units', 'recurring_share'] as const).map(
    (figure): [string, Record<string, unknown>] => ['church-forecast', { figure }],
  ),
  ['church-recommendations', {}],
  ['recommendation-answer', { id: cardId, answer: 'accepted' }],
  ['recommendation-settings', {}],
  ['measure-choices', {}],
  ['measure-choices-save', { preview: true, choices: nothingKnown.suggested }],
  ['sync-status', {}],
];

describe('giving of few givers', () => {
  test('is what every way out tells while the givers are many, so that this test would see it', async () => {
    await giversBecome(118);
    for (const [name, body] of waysOut.slice(0, 6)) {
      expect((await call(name, body)).text, `${name} ${JSON.stringify(body)}`).toMatch(told);
    }
    expect((await call('church-recommendations')).text).toMatch(told);
    expect((await call('recommendation-settings')).text).toMatch(told);
    expect((await call('shared-pulse', { token })).text).toMatch(told);
  });

  test.each(waysOut)('is told by no answer of %s %j', async (name, body) => {
    for (const givers of [0, 9]) {
      await giversBecome(givers);
      for (const client of [admin, boss]) {
        const { status, text } = await call(name, body, client);
        expect(status, text).toBe(name === 'recommendation-answer' ? 404 : 200);
        expect(text.match(told), text.slice(0, 500)).toBeNull();
      }
    }
  });

  test('is told by no shared link, even with giving', async () => {
    await giversBecome(9);
    const { status, text } = await call('shared-pulse', { token });
    expect(status).toBe(200);
    expect(text.match(told)).toBeNull();
  });

  test('is in no export of the church, and there while the givers are many', async () => {
    const filesThatTell = async () => {
      const { data } = await admin.functions.invoke<Blob>('account-export', {
        body: { accountId },
      });
      const files = unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer(0)));
      return Object.entries(files).filter(([, bytes]) => /7654321|\$76,543/.test(strFromU8(bytes)));
    };
    await giversBecome(118);
    expect((await filesThatTell()).map(([name]) => name)).toEqual(
      expect.arrayContaining(['figures.csv', 'recommendations.json', 'model_requests.json']),
    );
    for (const givers of [0, 9]) {
      await giversBecome(givers);
      expect((await filesThatTell()).map(([name]) => name)).toEqual([]);
    }
  });

  test('is in no entry of the audit log', async () => {
    const { status, data } = await invokeFunction(boss, 'audit-log', {});
    expect(status).toBe(200);
    expect(JSON.stringify(data).match(told)).toBeNull();
  });

  test('has no count either, in JSON and in CSV', async () => {
    await giversBecome(9);
    const { figures } = churchFiguresResponse.parse(
      JSON.parse((await call('church-figures')).text),
    );
    const giving = figures.find(({ figure }) => figure === 'giving');
    expect(giving?.weeks.at(-2)).toMatchObject({ value: null, count: null, state: 'suppressed' });
    const csv = (await call('church-figures', { format: 'csv' })).text;
    expect(csv).toContain(',giving,,suppressed,,donations,');
  });
});

test('a share of giving of ten to nineteen givers is told by no way out, and giving is', async () => {
  await giversBecome(12);
  const { text } = await call('church-figures');
  expect(text).toContain('7654321');
  expect(text).not.toContain('0.7654');
  const { text: forecast } = await call('church-forecast', { figure: 'recurring_share' });
  expect(forecast.match(told)).toBeNull();
});

test('each preview stands in the audit log, with what was asked', async () => {
  const choices = { ...nothingKnown.suggested, weekStartsOn: 'friday' };
  const before = await previews();
  await call('measure-choices-save', { preview: true, choices });
  await call('measure-choices-save', { preview: true, choices });
  expect((await previews()).slice(before.length)).toEqual([
    expect.objectContaining({ weekStartsOn: 'friday' }),
    expect.objectContaining({ weekStartsOn: 'friday' }),
  ]);
  const tableName = 'analytics.measure_choices';
  const { data } = await invokeFunction(boss, 'audit-log', { tableName });
  expect(JSON.stringify(data)).toContain('previewed');
});

async function previews(): Promise<unknown[]> {
  const { rows } = await database.owner.query<{ previewed: unknown }>(
    `select after -> 'previewed' as previewed from private.audit_log
     where row_id = $1 and after ? 'previewed' order by id`,
    [accountId],
  );
  return rows.map(({ previewed }) => previewed);
}

test('PostgreSQL draws the line where the figures do, for each number of givers', async () => {
  const figures = ['giving', 'giving_settled', 'giving_units', 'recurring_share'] as const;
  const givers = Array.from({ length: 25 }, (_, number) => number);
  const { owner } = database;
  const here: string[] = [];
  const there: string[] = [];
  for (const units of givers) {
    await owner.query(
      `update analytics.figures set value = $3 where account_id = $1 and week = $2 and figure = 'giving_units'`,
      [accountId, newest, units],
    );
    for (const figure of figures) {
      const finding = { figures: [figure], weeks: { from: newest, to: newest } };
      const { rows } = await owner.query<{ hides: boolean }>(
        'select private.tells_of_few_givers($1, $2) as hides',
        [accountId, finding],
      );
      here.push(`${figure} of ${units}: ${isOfFewGivers(figure, units)}`);
      there.push(`${figure} of ${units}: ${rows[0]?.hides}`);
    }
  }
  expect(there).toEqual(here);
  expect(here.filter((line) => line.endsWith('true'))).toHaveLength(50);
});
