import { expect } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { openFile } from '#analytics/spreadsheet/open-file.ts';
import { readCounts } from '#analytics/spreadsheet/read-counts.ts';
import { countSaveResponse, countSheetResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import {
  countsImportPreviewResponse,
  countsImportResponse,
  countsImportsResponse,
  countsImportUndoResponse,
} from '#contract/functions/counts-import.ts';
import { ownFigureSaveResponse, ownFiguresResponse } from '#contract/functions/own-figures.ts';
import { answersAbout, callsAbout } from '#testing/ask-church.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

let ruth: SignedIn;
let call: ReturnType<typeof callsAbout>;
let ok: ReturnType<typeof answersAbout>;

const first = '2020-01-05';
const service = {
  ...{ id: null, name: 'Sunday', weekday: 'sunday', time: '09:00', campus: null },
  ...{ from: null, until: null, date: null, linked: null },
};
const category = { id: null, inAttendance: false, per: 'service', away: false };
const sent = {
  name: 'Attendance.xlsx',
  services: [service],
  categories: [
    { ...category, name: 'Adults', feeds: 'attendance', inAttendance: true },
    { ...category, name: '=Offering', feeds: 'giving', per: 'week' },
    {
      ...{ ...category, name: 'Baptisms', feeds: 'own_baptisms', per: 'week' },
      own: {
        ...{ name: 'Baptisms', kind: 'decisions', per: 'week', together: 'sum' },
        ...{ inAttendance: false, source: 'hand' },
      },
    },
  ],
  rows: Array.from({ length: 100 }, (_, at) => [
    [addDays(first, 7 * at), 0, 0, 100 + at],
    [addDays(first, 7 * at), null, 1, 100_000 + at, 'week'],
    [addDays(first, 7 * at), null, 2, at % 3, 'week', at === 0],
  ]).flat(),
};
let batchId: string;

const reading = {
  ...{ country: 'US', today: '2026-11-25', weekStartsOn: 'monday' as const, currency: 'USD' },
  services: [],
};

const textOf = async (data: string | Blob) =>
  typeof data === 'string' ? data : new Response(data).text();

test.beforeAll(({ admin }) => {
  ruth = admin;
  call = callsAbout(admin.client, admin.accountId);
  ok = answersAbout(admin.client, admin.accountId);
});

test('an import is previewed, kept once whole, and nothing is written before', async () => {
  const preview = countsImportPreviewResponse.parse(await ok('counts-import-preview', sent));
  expect(preview).toMatchObject({ added: 300, same: 0, differs: { count: 0 } });
  expect(preview.weeks).toMatchObject({ counted: 100, blank: 0 });
  expect(countSetupResponse.parse(await ok('count-setup')).services).toEqual([]);
  const keeping = {
    ...sent,
    digest: preview.digest,
    key: crypto.randomUUID(),
    onDifference: 'keep',
  };
  const [one, other] = await Promise.all([
    ok('counts-import', keeping),
    ok('counts-import', keeping),
  ]);
  expect(one).toEqual(other);
  const kept = countsImportResponse.parse(one);
  expect(kept).toMatchObject({ added: 300, replaced: 0, same: 0 });
  batchId = kept.batchId;
  const { figures } = ownFiguresResponse.parse(await ok('own-figures'));
  expect(figures).toMatchObject([{ id: 'own_baptisms', kind: 'decisions', source: 'hand' }]);
});

test('what stands is compared; another digest is 409 with a new preview', async ({
  superAdmin,
}) => {
  const setup = countSetupResponse.parse(await ok('count-setup'));
  const again = {
    ...sent,
    services: setup.services,
    categories: sent.categories.map(({ name }) =>
      setup.categories.find((each) => each.name === name),
    ),
    rows: sent.rows.map(([date, at, what, value, ...more]) =>
      what === 0 && date === first ? [date, at, what, 150] : [date, at, what, value, ...more],
    ),
  };
  const preview = countsImportPreviewResponse.parse(await ok('counts-import-preview', again));
  expect(preview).toMatchObject({ added: 0, same: 299, differs: { count: 1 } });
  expect(preview.differs.examples).toMatchObject([{ date: first, standing: 100, value: 150 }]);
  const keeping = { ...again, key: crypto.randomUUID(), onDifference: 'replace' };
  const refused = await invokeFunction(superAdmin.client, 'counts-import', {
    ...keeping,
    ...{ accountId: ruth.accountId, digest: 'old' },
  });
  expect([refused.status, refused.data.preview?.digest]).toEqual([409, preview.digest]);
  const kept = countsImportResponse.parse(
    await ok('counts-import', { ...keeping, digest: preview.digest }),
  );
  expect(kept).toMatchObject({ added: 0, replaced: 1, same: 299 });
  // The same key again is the same import; with anything else in it, it is refused.
  const resend = (more: object) =>
    invokeFunction(superAdmin.client, 'counts-import', {
      ...{ ...keeping, accountId: ruth.accountId, digest: preview.digest, ...more },
    });
  expect((await resend({})).data).toEqual(kept);
  expect((await resend({ rows: again.rows.slice(1) })).status).toBe(409);
  const undone = await ok('counts-import-undo', { batchId: kept.batchId });
  expect(countsImportUndoResponse.parse(undone)).toEqual({ removed: 0, restored: 1, kept: 0 });
  const sheet = countSheetResponse.parse(await ok('count-sheet', { date: first }));
  expect(sheet.services[0]?.counts[0]).toMatchObject({ value: 100, state: 'counted' });
});

// Proves: 7.counts.05
test('everything goes out as CSV without formulas, and is read again without a question, and equal', async () => {
  const setup = countSetupResponse.parse(await ok('count-setup'));
  const adults = setup.categories.find(({ name }) => name === 'Adults');
  const nobody = {
    ...{ key: crypto.randomUUID(), date: '2022-01-02', serviceId: setup.services[0]?.id },
    ...{ categoryId: adults?.id, value: null, noService: true, revision: 0 },
    typedAt: new Date().toISOString(),
  };
  await ok('count-save', { saves: [nobody] });
  const { data } = await call('counts-export');
  const csv = await textOf(data);
  expect(csv).toContain("'=Offering");
  const read = readCounts(openFile(new TextEncoder().encode(csv)), 'counts.csv', reading);
  expect(read.ask).toEqual([]);
  const values = (rows: readonly (readonly unknown[])[], at: number) => rows.map((row) => row[at]);
  const met = read.rows.filter(({ noService }) => !noService);
  expect(met.map(({ value }) => value).sort()).toEqual(values(sent.rows, 3).sort());
  expect(read.rows.filter(({ span }) => span === 'week')).toHaveLength(200);
  expect(read.rows.filter(({ noService }) => noService)).toMatchObject([
    { date: '2022-01-02', service: '09:00', category: 'Adults', value: null },
  ]);
  const again = {
    name: 'counts.csv',
    services: setup.services,
    categories: setup.categories,
    rows: read.rows.map(({ date, service: at, category: name, value, span = 'day' }) => [
      date,
      at === null ? null : 0,
      setup.categories.findIndex((one) => one.name === name),
      value,
      span,
    ]),
  };
  const preview = countsImportPreviewResponse.parse(await ok('counts-import-preview', again));
  expect(preview).toMatchObject({ added: 0, same: 301, differs: { count: 0 } });
});

test('taken back, only later corrections stay', async () => {
  const sheet = countSheetResponse.parse(await ok('count-sheet', { date: first }));
  const [corrected] = sheet.services;
  const count = corrected?.counts[0];
  const save = {
    ...{ key: crypto.randomUUID(), date: first, serviceId: corrected?.id, value: 111 },
    ...{
      categoryId: count?.categoryId,
      revision: count?.revision,
      typedAt: new Date().toISOString(),
    },
  };
  const { results } = countSaveResponse.parse(await ok('count-save', { saves: [save] }));
  expect(results[0]?.status).toBe('saved');
  const undone = countsImportUndoResponse.parse(await ok('counts-import-undo', { batchId }));
  expect(undone).toEqual({ removed: 299, restored: 0, kept: 1 });
  const after = countSheetResponse.parse(await ok('count-sheet', { date: first }));
  expect(after.services[0]?.counts[0]?.value).toBe(111);
  const { batches } = countsImportsResponse.parse(await ok('counts-imports'));
  expect(batches.map(({ undoneAt }) => undoneAt !== null)).toEqual([true, true]);
  expect(
    countSetupResponse.parse(await ok('count-setup')).categories.map(({ name }) => name),
  ).toEqual(['Adults']);
});

test('a number of the church’s own that there is not is refused, and nothing is kept', async ({
  superAdmin,
  database,
}) => {
  const ask = callsAbout(superAdmin.client, await buildAccount(database.owner));
  const nothing = { ...category, name: 'Boats', feeds: 'own_boats', per: 'week' };
  const body = {
    ...{ name: 'Boats.csv', services: [], categories: [nothing] },
    rows: [[first, null, 0, 3, 'week']],
  };
  expect((await ask('counts-import-preview', body)).status).toBe(400);
  const keeping = { ...body, digest: '', key: crypto.randomUUID(), onDifference: 'keep' };
  expect((await ask('counts-import', keeping)).status).toBe(400);
});

test('two services of one hour go out by their names, and are read as two', async ({
  database,
  superAdmin,
}) => {
  const its = answersAbout(superAdmin.client, await buildAccount(database.owner));
  const body = {
    ...{ name: 'Halls.csv', categories: [sent.categories[0]] },
    services: ['Sanctuary', 'Gym'].map((name) => ({ ...service, name })),
    rows: Array.from({ length: 8 }, (_, at) => [
      [addDays(first, 7 * at), 0, 0, 100 + at],
      [addDays(first, 7 * at), 1, 0, 40 + at],
    ]).flat(),
  };
  const { digest } = countsImportPreviewResponse.parse(await its('counts-import-preview', body));
  await its('counts-import', { ...body, digest, key: crypto.randomUUID(), onDifference: 'keep' });
  const csv = await textOf(await its('counts-export'));
  const read = readCounts(openFile(new TextEncoder().encode(csv)), 'counts.csv', reading);
  expect(read.ask).toEqual([]);
  const values = (name: string) =>
    read.rows.filter((row) => row.service === name).map((row) => row.value);
  expect(values('Sanctuary')).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
  expect(values('Gym')).toEqual([40, 41, 42, 43, 44, 45, 46, 47]);
});

test('who does without giving sees no money in preview, list and file', async ({
  database,
  server,
}) => {
  const nora = await buildPerson(database.owner, {
    ...{ role: 'account_admin', account_id: ruth.accountId, without_giving: true },
  });
  const as = callsAbout(await server.clientOf(nora.email), ruth.accountId);
  expect((await as('counts-import-preview', sent)).status).toBe(403);
  const { data } = await as('counts-export');
  expect(await textOf(data)).not.toContain('Offering');
  const { batches } = countsImportsResponse.parse((await as('counts-imports')).data);
  expect(batches.map(({ id }) => id)).not.toContain(batchId);
  expect((await as('counts-import-undo', { batchId })).status).toBe(404);
});

test('an own figure keeps the id of its first name, and twelve are the most', async () => {
  const definition = {
    ...{ name: 'Cars in the lot', kind: 'other', per: 'service', together: 'sum' },
    ...{ inAttendance: false, source: 'hand', place: 1, away: false },
  };
  const save = async (more: Record<string, unknown>) =>
    ownFigureSaveResponse.parse(await ok('own-figure-save', { ...definition, ...more })).figure;
  const cars = await save({});
  expect(cars).toMatchObject({ id: 'own_cars_in_the_lot', place: 1 });
  expect(cars.categoryId).not.toBeNull();
  expect(await save({ figure: cars.id, name: 'Cars' })).toMatchObject({
    id: cars.id,
    name: 'Cars',
  });
  expect((await save({ name: 'Cars in the lot' })).id).toBe('own_cars_in_the_lot_2');
  const { figures } = ownFiguresResponse.parse(await ok('own-figures'));
  const more = 12 - figures.filter(({ away }) => !away).length;
  for (let at = 0; at < more; at += 1) {
    await save({ name: `More ${at}` });
  }
  const refused = await call('own-figure-save', { ...definition, name: 'One more' });
  expect(refused.status).toBe(409);
});
