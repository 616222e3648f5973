import { expect } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import {
  countsImportPreviewResponse,
  countsImportResponse,
} from '#contract/functions/counts-import.ts';
import { answersAbout } from '#testing/ask-church.ts';
import { followCounts } from '#testing/counts/follow-counts.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { localToday } from '#testing/factories/figures.ts';
import { test } from '#testing/steeple-test.ts';

const category = { id: null, inAttendance: false, per: 'service', away: false };
const lastSunday = addDays(localToday(), -7 - new Date(`${localToday()}T00:00:00Z`).getUTCDay());

test('figures of an import go with it, and those typed beside it stay', async ({
  admin,
  database,
  server,
}) => {
  const as = answersAbout(admin.client, admin.accountId);
  const counted = async () => {
    const { figures } = churchFiguresResponse.parse(await as('church-figures'));
    return Object.fromEntries(
      figures.flatMap(({ figure, weeks }) => {
        const known = weeks.filter(({ value }) => value !== null);
        return known.length === 0 ? [] : [[figure, known.length] as const];
      }),
    );
  };
  const body = {
    name: 'A year.csv',
    services: [
      {
        ...{ id: null, name: 'Sunday', weekday: 'sunday', time: '09:00', campus: null },
        ...{ from: null, until: null, date: null, linked: null },
      },
    ],
    categories: [
      { ...category, name: 'Adults', feeds: 'attendance', inAttendance: true },
      { ...category, name: 'Kids', feeds: 'kids' },
      {
        ...{ ...category, name: 'Cars', feeds: 'attendance' },
        own: {
          ...{ name: 'Cars', kind: 'other', per: 'service', together: 'sum' },
          ...{ inAttendance: false, source: 'hand' },
        },
      },
    ],
    rows: Array.from({ length: 52 }, (_, back) =>
      [0, 1, 2].map((at) => [addDays(lastSunday, -7 * back), 0, at, 20 + back + at]),
    ).flat(),
  };
  const { digest } = countsImportPreviewResponse.parse(await as('counts-import-preview', body));
  const keeping = { ...body, digest, key: crypto.randomUUID(), onDifference: 'keep' };
  const { batchId } = countsImportResponse.parse(await as('counts-import', keeping));
  await followCounts(database, server);
  expect(await counted()).toEqual({ attendance: 52, kids: 52, own_cars: 52 });
  // Somebody corrects the adults of the newest three Sundays.
  const { services, categories } = countSetupResponse.parse(await as('count-setup'));
  const adults = categories.find(({ name }) => name === 'Adults');
  await as('count-save', {
    saves: [0, 1, 2].map((back) => ({
      ...{ key: crypto.randomUUID(), date: addDays(lastSunday, -7 * back), value: 90 + back },
      ...{ serviceId: services[0]?.id, categoryId: adults?.id, revision: 1, confirm: 'yes' },
      typedAt: new Date().toISOString(),
    })),
  });
  await as('counts-import-undo', { batchId });
  await followCounts(database, server);
  expect(await counted()).toEqual({ attendance: 3 });
});

test('what an import made stays for a link that counts it', async ({ superAdmin, database }) => {
  const as = answersAbout(superAdmin.client, await buildAccount(database.owner));
  const body = {
    ...{ name: 'Adults.csv', rows: [[lastSunday, 0, 0, 90]] },
    services: [
      {
        ...{ id: null, name: 'Sunday', weekday: 'sunday', time: '09:00', campus: null },
        ...{ from: null, until: null, date: null, linked: null },
      },
    ],
    categories: [{ ...category, name: 'Adults', feeds: 'attendance', inAttendance: true }],
  };
  const { digest } = countsImportPreviewResponse.parse(await as('counts-import-preview', body));
  const keeping = { ...body, digest, key: crypto.randomUUID(), onDifference: 'keep' };
  const { batchId } = countsImportResponse.parse(await as('counts-import', keeping));
  const made = countSetupResponse.parse(await as('count-setup'));
  const ids = {
    serviceIds: made.services.map(({ id }) => id),
    categoryIds: made.categories.map(({ id }) => id),
  };
  await as('count-link-create', { label: 'Ushers', days: 30, ...ids });
  await as('counts-import-undo', { batchId });
  const after = countSetupResponse.parse(await as('count-setup'));
  expect([after.services, after.categories]).toEqual([made.services, made.categories]);
});

test('a church whose only counts were taken back is as empty as before', async ({
  stranger,
  database,
  server,
}) => {
  const as = answersAbout(stranger.client, stranger.accountId);
  const body = {
    ...{ name: 'Pasted', services: [] },
    categories: [{ ...category, name: 'All', feeds: 'attendance', inAttendance: true }],
    rows: Array.from({ length: 20 }, (_, back) => [addDays(lastSunday, -7 * back), null, 0, 90]),
  };
  const { digest } = countsImportPreviewResponse.parse(await as('counts-import-preview', body));
  const keeping = { ...body, digest, key: crypto.randomUUID(), onDifference: 'keep' };
  const { batchId } = countsImportResponse.parse(await as('counts-import', keeping));
  await followCounts(database, server);
  expect(await as('church-pulse')).toMatchObject({ stage: 'figures' });
  await as('counts-import-undo', { batchId });
  await followCounts(database, server);
  expect(await as('church-pulse')).toEqual({ stage: 'coming' });
});
