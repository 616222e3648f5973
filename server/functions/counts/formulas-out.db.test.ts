import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { expect } from 'vitest';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { answersAbout } from '#testing/ask-church.ts';
import { followCounts } from '#testing/counts/follow-counts.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { test } from '#testing/steeple-test.ts';

const formula = '=HYPERLINK("https://elsewhere.test","Ice")';
const names = [formula, '+1-555', '-2+3', '@SUM(A1)'];

/** Cells that a spreadsheet would compute; a number is none. */
function formulasIn(csv: string): string[] {
  const { data } = parse<string[]>(csv.replace(/^\uFEFF/, ''));
  return data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)));
}

test('whatever a church calls its services, numbers and imports, no cell that goes out is a formula', async ({
  admin,
  superAdmin,
  database,
  server,
}) => {
  const as = answersAbout(admin.client, admin.accountId);
  const setup = countSetupResponse.parse(
    await as('count-setup-save', {
      services: names.map((name) => ({
        ...{ id: null, name, weekday: 'sunday', time: null, campus: name, from: null },
        ...{ until: null, date: null, linked: null },
      })),
      categories: names.map((name) => ({
        ...{ id: null, name, feeds: 'attendance', inAttendance: true, per: 'service' },
        away: false,
      })),
    }),
  );
  await as('own-figure-save', {
    ...{ name: formula, kind: 'people', per: 'week', together: 'sum', place: 1 },
    ...{ inAttendance: false, source: 'hand', away: false },
  });
  const [service] = setup.services;
  await as('count-link-create', {
    ...{ label: formula, serviceIds: [service?.id], days: 1 },
    categoryIds: setup.categories.map(({ id }) => id),
  });
  await as('count-save', {
    saves: setup.services.flatMap(({ id: serviceId }) =>
      setup.categories.map(({ id: categoryId }) => ({
        ...{ key: crypto.randomUUID(), date: '2026-11-15', serviceId, categoryId, value: 41 },
        ...{ revision: 0, typedAt: '2026-11-15T17:00:00Z' },
      })),
    ),
  });
  await followCounts(database, server);
  const texts = new Map<string, string>();
  const textOf = async (data: string | Blob) =>
    typeof data === 'string' ? data : new Response(data).text();
  texts.set('counts', await textOf(await as('counts-export')));
  texts.set('figures', await textOf(await as('church-figures', { format: 'csv' })));
  const zip = await as('account-export');
  for (const [name, bytes] of Object.entries(
    unzipSync(new Uint8Array(await new Response(zip).arrayBuffer())),
  )) {
    if (name.endsWith('.csv')) {
      texts.set(name, strFromU8(bytes));
    }
  }
  const log = await invokeFunction(superAdmin.client, 'audit-log-export', { format: 'csv' });
  texts.set('audit log', await textOf(log.data));
  expect(texts.size).toBeGreaterThan(8);
  expect(
    [...texts.values()].filter((text) => text.includes('elsewhere.test')).length,
  ).toBeGreaterThan(2);
  for (const [name, text] of texts) {
    expect(formulasIn(text), name).toEqual([]);
  }
});
