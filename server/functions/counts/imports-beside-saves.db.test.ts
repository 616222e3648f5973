import { expect } from 'vitest';
import {
  type CountSave,
  countHistoryResponse,
  countSaveResponse,
  countSheetResponse,
} from '#contract/functions/count-sheet.ts';
import { type CountSetup, countSetupResponse } from '#contract/functions/counts.ts';
import {
  countsImportPreviewResponse,
  countsImportResponse,
  countsImportUndoResponse,
} from '#contract/functions/counts-import.ts';
import { ownFiguresResponse } from '#contract/functions/own-figures.ts';
import { answersAbout, callsAbout } from '#testing/ask-church.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { raceRounds } from '#testing/race-rounds.ts';
import { test } from '#testing/steeple-test.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

const [standing, unused] = ['2021-12-19', '2021-12-12'];
const category = { id: null, inAttendance: false, per: 'service', away: false };

type Call = ReturnType<typeof answersAbout>;

/** A church of its own, since three imports of one a minute are the most; 100 adults of one day are typed. */
async function countingChurch(as: Call) {
  const setup = countSetupResponse.parse(
    await as('count-setup-save', {
      services: [
        {
          ...{ id: null, name: 'Sunday', weekday: 'sunday', time: '09:00', campus: null },
          ...{ from: null, until: null, date: null, linked: null },
        },
      ],
      categories: [{ ...category, name: 'Adults', feeds: 'attendance', inAttendance: true }],
    }),
  );
  await save(as, setup, { category: 'Adults', date: standing, value: 100, revision: 0 });
  return setup;
}

type Typed = { category: string; date: string; value: number; revision: number };

/** Types numbers of the first service in one request. */
async function save(
  as: Call,
  setup: Pick<CountSetup, 'services' | 'categories'>,
  ...typed: Typed[]
) {
  const saves = typed.map(
    ({ category: name, ...one }): CountSave => ({
      ...one,
      key: crypto.randomUUID(),
      serviceId: setup.services[0]?.id ?? null,
      categoryId: setup.categories.find((each) => each.name === name)?.id ?? '',
      typedAt: '2026-11-22T16:00:00Z',
      confirm: 'yes',
    }),
  );
  return countSaveResponse.parse(await as('count-save', { saves })).results;
}

/** Imports other numbers of that day, and a kind of number that the church did not count. */
async function previewImport(as: Call, { services, categories }: CountSetup) {
  const body = {
    ...{ name: 'Adults and cars.csv', services },
    categories: [...categories, { ...category, name: 'Kids', feeds: 'kids' }],
    rows: [
      [standing, 0, 0, 120],
      [standing, 0, 1, 30],
      [unused, 0, 0, 110],
    ],
  };
  const { digest } = countsImportPreviewResponse.parse(await as('counts-import-preview', body));
  return { ...body, digest, key: crypto.randomUUID(), onDifference: 'replace' };
}

/** Both at once, the first of them a little earlier in every second round. */
async function race<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (round % 2 === 0) {
    return Promise.all([one(), other()]);
  }
  const later = other();
  return [await one(), await later];
}

// Proves: 7.counts.12
test('an import taken back beside corrections comes before all of them or after, and nothing is lost', {
  timeout: 60_000,
}, async ({ database, superAdmin }) => {
  for (let round = 0; round < raceRounds(); round += 1) {
    const as = answersAbout(superAdmin.client, await buildAccount(database.owner));
    const setup = await countingChurch(as);
    const { batchId } = countsImportResponse.parse(
      await as('counts-import', await previewImport(as, setup)),
    );
    const imported = countSetupResponse.parse(await as('count-setup'));
    const [undone, results] = await race(
      round,
      () => as('counts-import-undo', { batchId }),
      () =>
        save(
          as,
          imported,
          { category: 'Adults', date: standing, value: 150, revision: 2 },
          { category: 'Kids', date: standing, value: 35, revision: 1 },
          // Of a kind that the import made, on a day that it says nothing of.
          { category: 'Kids', date: unused, value: 40, revision: 0 },
        ),
    );
    const told = results.map(({ status }) => status);
    const told0 = countsImportUndoResponse.parse(undone);
    const after = countSheetResponse.parse(await as('count-sheet', { date: standing }));
    const stands = after.services[0]?.counts.map(({ value }) => value);
    const { revisions } = countHistoryResponse.parse(await as('count-history', { date: standing }));
    const kinds = after.categories.map(({ name }) => name);
    expect({ told, undone: told0, stands, kinds }, `round ${round}`).toEqual(
      told[0] === 'saved'
        ? {
            told: ['saved', 'saved', 'saved'],
            undone: { removed: 1, restored: 0, kept: 2 },
            ...{ stands: [150, 35], kinds: ['Adults', 'Kids'] },
          }
        : {
            // Whoever corrects it is told what stands, and that kids are no longer counted.
            told: ['differs', 'refused', 'refused'],
            undone: { removed: 2, restored: 1, kept: 0 },
            ...{ stands: [100], kinds: ['Adults'] },
          },
    );
    expect(revisions.map(({ value }) => value)).toContain(150);
  }
});

test('an import beside a number that is being typed overwrites none that its preview did not know', {
  timeout: 60_000,
}, async ({ database, superAdmin }) => {
  for (let round = 0; round < raceRounds(); round += 1) {
    const accountId = await buildAccount(database.owner);
    const as = answersAbout(superAdmin.client, accountId);
    const setup = await countingChurch(as);
    const keeping = await previewImport(as, setup);
    const [kept, [typed]] = await race(
      round,
      () => callsAbout(superAdmin.client, accountId)('counts-import', keeping),
      () => save(as, setup, { category: 'Adults', date: unused, value: 99, revision: 0 }),
    );
    const after = countSheetResponse.parse(await as('count-sheet', { date: unused }));
    const count = after.services[0]?.counts.find(({ value }) => value !== null);
    expect([kept.status, typed?.status, count?.value], `round ${round}`).toEqual(
      kept.status === 200 ? [200, 'differs', 110] : [409, 'saved', 99],
    );
  }
});

test('an import waits for whoever changes the choices and then notes it at the church, and keeps neither up', async ({
  database,
  superAdmin,
}) => {
  const accountId = await buildAccount(database.owner);
  const as = answersAbout(superAdmin.client, accountId);
  const setup = await countingChurch(as);
  const keeping = await previewImport(as, setup);
  const changing = await database.owner.connect();
  try {
    await changing.query('begin');
    await changing.query('select from analytics.measure_choices where account_id = $1 for update', [
      accountId,
    ]);
    const kept = as('counts-import', keeping);
    await expect.poll(() => findWaitingForLock(database.owner, 'steeple_rest')).toHaveLength(1);
    // Checks that the church is there, as each first note of something about it does.
    await changing.query(
      `insert into analytics.annotations (account_id, starts_on, ends_on, kind, text) values ($1, '2021-12-19', '2021-12-19', 'other', 'Snow')`,
      [accountId],
    );
    await changing.query('commit');
    expect(countsImportResponse.parse(await kept)).toMatchObject({ added: 2, replaced: 1 });
  } finally {
    await changing.query('rollback');
    changing.release();
  }
});

test('a number of the church’s own that came with an import is put away when it is taken back, and comes again with it', async ({
  admin,
}) => {
  const as = answersAbout(admin.client, admin.accountId);
  const body = {
    name: 'Baptisms.csv',
    services: [],
    categories: [
      {
        ...{ ...category, name: 'Baptisms', feeds: 'attendance', per: 'week' },
        own: {
          ...{ name: 'Baptisms', kind: 'decisions', per: 'week', together: 'sum' },
          ...{ inAttendance: false, source: 'hand' },
        },
      },
    ],
    rows: [['2021-12-13', null, 0, 3, 'week']],
  };
  const own = async () => ownFiguresResponse.parse(await as('own-figures')).figures;
  for (let time = 0; time < 2; time += 1) {
    const { digest } = countsImportPreviewResponse.parse(await as('counts-import-preview', body));
    const keeping = { ...body, digest, key: crypto.randomUUID(), onDifference: 'keep' };
    const { batchId } = countsImportResponse.parse(await as('counts-import', keeping));
    expect(await own()).toMatchObject([{ id: 'own_baptisms', away: false, place: 1 }]);
    await as('counts-import-undo', { batchId });
    expect(await own()).toMatchObject([{ id: 'own_baptisms', away: true, categoryId: null }]);
  }
});

test('two imports of one day leave what was there before both, whichever is taken back first', async ({
  database,
  superAdmin,
}) => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const as = answersAbout(superAdmin.client, await buildAccount(database.owner));
    const setup = await countingChurch(as);
    const { services, categories } = setup;
    const batches: string[] = [];
    for (const value of [120, 130]) {
      const body = { name: 'Adults', services, categories, rows: [[standing, 0, 0, value]] };
      const { digest } = countsImportPreviewResponse.parse(await as('counts-import-preview', body));
      const keeping = { ...body, digest, key: crypto.randomUUID(), onDifference: 'replace' };
      batches.push(countsImportResponse.parse(await as('counts-import', keeping)).batchId);
    }
    for (const at of order) {
      await as('counts-import-undo', { batchId: batches[at] });
    }
    const after = countSheetResponse.parse(await as('count-sheet', { date: standing }));
    expect(
      after.services[0]?.counts.map(({ value }) => value),
      `${order}`,
    ).toEqual([100]);
  }
});

test('a service that is named twice, or by a place before the first, is refused', async ({
  superAdmin,
  database,
}) => {
  const accountId = await buildAccount(database.owner);
  const ask = callsAbout(superAdmin.client, accountId);
  const { services, categories } = await countingChurch(answersAbout(superAdmin.client, accountId));
  const import_ = { name: 'Twice.csv', services, categories, rows: [[unused, 0, 0, 110]] };
  const twice = { ...import_, services: [...services, ...services] };
  const before = { ...import_, rows: [[unused, -1, 0, 110]] };
  for (const body of [twice, before]) {
    expect((await ask('counts-import-preview', body)).status).toBe(400);
    const keeping = { ...body, digest: '', key: crypto.randomUUID(), onDifference: 'keep' };
    expect((await ask('counts-import', keeping)).status).toBe(400);
  }
});
