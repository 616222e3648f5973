import { expect } from 'vitest';
import { countQuestionsResponse } from '#contract/functions/count-questions.ts';
import { countSaveResponse, countSheetResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { ownFigureSaveResponse } from '#contract/functions/own-figures.ts';
import { answersAbout, callsAbout } from '#testing/ask-church.ts';
import { followCounts } from '#testing/counts/follow-counts.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { test } from '#testing/steeple-test.ts';

const day = '2026-11-15';
const [amount, other] = [9_731_250, 9_731_350];
const secret = /9731250|9731350|97,31|97312|97313|Building|own_building/;

test('money of a church’s own is money wherever it is shown, and seen by nobody who does without giving', async ({
  admin,
  database,
  server,
}) => {
  const as = answersAbout(admin.client, admin.accountId);
  const { figure } = ownFigureSaveResponse.parse(
    await as('own-figure-save', {
      ...{ name: 'Building fund', kind: 'money', per: 'week', together: 'sum', place: 1 },
      ...{ inAttendance: false, source: 'hand', away: false },
    }),
  );
  const saving = (value: number) => ({
    saves: [
      {
        ...{ key: crypto.randomUUID(), date: day, serviceId: null, value, revision: 0 },
        ...{ categoryId: figure.categoryId, typedAt: '2026-11-15T17:00:00Z' },
      },
    ],
  });
  await as('count-save', saving(amount));
  const [second] = countSaveResponse.parse(await as('count-save', saving(other))).results;
  expect(second?.status).toBe('differs');
  await followCounts(database, server);
  const sheet = countSheetResponse.parse(await as('count-sheet', { date: day }));
  expect(sheet.categories).toMatchObject([{ feeds: figure.id, isMoney: true }]);
  // While no currency is known, amounts have two decimals, and from a hundred on none.
  const { questions } = countQuestionsResponse.parse(await as('count-questions'));
  expect(questions[0]?.question).toContain('97,313');
  expect(countSetupResponse.parse(await as('count-setup')).categories[0]?.isMoney).toBe(true);

  const nora = await buildPerson(database.owner, {
    ...{ role: 'account_admin', account_id: admin.accountId, without_giving: true },
  });
  const asNora = callsAbout(await server.clientOf(nora.email), admin.accountId);
  for (const [name, body] of [
    ['count-sheet', { date: day }],
    ['count-setup', {}],
    ['count-history', { date: day }],
    ['count-questions', {}],
    ['own-figures', {}],
    ['counts-export', {}],
    ['counts-imports', {}],
    ['church-figures', {}],
    ['church-figures', { format: 'csv' }],
    ['church-pulse', {}],
  ] as const) {
    const { status, data } = await asNora(name, body);
    expect(status, name).toBe(200);
    expect(typeof data === 'string' ? data : JSON.stringify(data), name).not.toMatch(secret);
  }
  const importing = {
    ...{ name: 'Fund.csv', services: [], rows: [['2026-11-09', null, 0, amount, 'week']] },
    categories: [
      {
        ...{ id: figure.categoryId, name: 'Building fund', feeds: figure.id, per: 'week' },
        ...{ inAttendance: false, away: false },
      },
    ],
  };
  for (const [name, body] of [
    ['counts-import-preview', importing],
    ['count-save', saving(1)],
    ['figure-look', { tile: figure.id, weeks: 13 }],
    ['church-forecast', { figure: figure.id }],
  ] as const) {
    const { data } = await asNora(name, body);
    expect(JSON.stringify(data), name).not.toMatch(/9731250|9731350|97,31/);
  }
});
