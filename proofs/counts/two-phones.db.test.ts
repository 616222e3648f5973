import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { countQuestionsResponse } from '#contract/functions/count-questions.ts';
import { countHistoryResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { runSteeple } from '#testing/running-steeple.ts';
import { addSuperAdmin, signInSuperAdmin } from '../faults/super-admin.ts';
import { startDroppingLine } from './dropping-line.ts';

const saves = 200;
const drops = 40;
const kills = 2;
const first = '2024-01-07';

type Place = { date: string; categoryId: string };
type Typed = Place & { key: string; value: number };

async function tokenOf(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

async function call(client: SupabaseClient, name: string, body: object): Promise<unknown> {
  const { data, error } = await client.functions.invoke(name, { body });
  expect(error, name).toBeNull();
  return data;
}

const answer = z.object({ key: z.string(), status: z.string() });

/** Starts a phone in a process of its own; its answers so far, by the key of what it typed. */
function startPhone(order: object) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../e2e/counting-phone.ts'), JSON.stringify(order)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const answers: z.infer<typeof answer>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    answers.push(answer.parse(JSON.parse(line)));
  });
  const done = once(child, 'exit');
  return { answers, done, end: () => child.kill() };
}

async function buildChurch(client: SupabaseClient) {
  const { data } = await client
    .from('accounts')
    .insert({ account_name: 'Two phones' })
    .select('id')
    .single()
    .throwOnError();
  const accountId: string = data.id;
  const category = { id: null, per: 'service', away: false };
  const setup = countSetupResponse.parse(
    await call(client, 'count-setup-save', {
      accountId,
      services: [
        {
          ...{ id: null, name: 'Sunday', weekday: 'sunday', time: '09:00', campus: null },
          ...{ from: null, until: null, date: null, linked: null },
        },
      ],
      categories: [
        { ...category, name: 'Adults', feeds: 'attendance', inAttendance: true },
        { ...category, name: 'Kids', feeds: 'kids', inAttendance: true },
      ],
    }),
  );
  return { accountId, ...setup };
}

/** Both phones count the same services; in every second place they differ. */
function typedBy(phone: number, categories: readonly { id: string }[]): Typed[] {
  return Array.from({ length: saves }, (_, at) => {
    const category = categories[at % categories.length];
    return {
      key: crypto.randomUUID(),
      date: addDays(first, 7 * Math.floor(at / categories.length)),
      categoryId: category?.id ?? '',
      value: 100 + (at % 40) + (at % 2 === 0 ? 0 : phone),
    };
  });
}

// Proves: 7.counts.09
test('two phones over dropped connections and a killed server: what is saved is there once, what differs is asked', {
  timeout: 120_000,
}, async () => {
  let steeple = await runSteeple({ SYNCS_AT_ONCE: '0' });
  // Tokens name the address that issued them.
  const { port: PORT } = new URL(steeple.url);
  const { dataDir } = steeple;
  const line = await startDroppingLine(9, drops);
  line.leadTo(steeple.url);
  const ruth = await signInSuperAdmin(steeple.url);
  const { accountId, services, categories } = await buildChurch(ruth);
  const people = [ruth, await addSuperAdmin(steeple.url, ruth, 'second-phone')];
  const typed = [typedBy(0, categories), typedBy(1, categories)];
  const phones = await Promise.all(
    people.map(async (person, at) =>
      startPhone({
        ...{ url: line.url, token: await tokenOf(person), accountId },
        saves: typed[at]?.map((one) => ({
          ...one,
          ...{ serviceId: services[0]?.id, revision: 0, typedAt: '2026-11-22T16:00:00Z' },
        })),
      }),
    ),
  );
  onTestFinished(() => {
    for (const { end } of phones) {
      end();
    }
    return steeple.remove();
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    const mark = (saves * 2 * kill) / (kills + 1);
    await expect
      .poll(() => phones.reduce((sum, { answers }) => sum + answers.length, 0), { timeout: 60_000 })
      .toBeGreaterThan(mark);
    await steeple.stop('SIGKILL');
    steeple = await runSteeple({ DATA_DIR: dataDir, PORT, SYNCS_AT_ONCE: '0' });
    line.leadTo(steeple.url);
  }
  await Promise.all(phones.map(({ done }) => done));
  await line.end();
  expect(line.dropped()).toBe(drops);

  const office = await signInSuperAdmin(steeple.url);
  const dates = [...new Set(typed.flat().map(({ date }) => date))];
  const told: (Place & { value: number | null; stands: boolean })[] = [];
  for (const date of dates) {
    const history = await call(office, 'count-history', { accountId, date });
    const { revisions } = countHistoryResponse.parse(history);
    told.push(...revisions.map((one) => ({ ...one, date })));
  }
  const { questions } = countQuestionsResponse.parse(
    await call(office, 'count-questions', { accountId }),
  );

  const placeOf = ({ date, categoryId }: Place) => `${date} ${categoryId}`;
  const kept = Map.groupBy(told, placeOf);
  const answered = phones.map(
    ({ answers }) => new Map(answers.map((one) => [one.key, one.status])),
  );
  const statuses = typed.map((own, at) => own.map(({ key }) => answered[at]?.get(key)));
  expect(statuses.flat().filter((status) => status === undefined)).toEqual([]);
  for (const [at, one] of (typed[0] ?? []).entries()) {
    const other = typed[1]?.[at];
    const values = new Set([one.value, other?.value]);
    const revisions = kept.get(placeOf(one)) ?? [];
    // Each value once, whatever was sent again; exactly one of them stands.
    expect(revisions.map(({ value }) => value).sort(), one.date).toEqual([...values].sort());
    expect(revisions.filter(({ stands }) => stands)).toHaveLength(1);
    const said = [statuses[0]?.[at], statuses[1]?.[at]].sort();
    expect(said, one.date).toEqual(values.size === 1 ? ['same', 'saved'] : ['differs', 'saved']);
  }
  expect(questions.map((one) => placeOf(one)).sort()).toEqual(
    (typed[0] ?? [])
      .filter((one, at) => one.value !== typed[1]?.[at]?.value)
      .map(placeOf)
      .sort(),
  );
  console.log(
    `${saves * 2} counts over ${drops} dropped connections and ${kills} kills: 0 lost, 0 twice, ${questions.length} differences asked`,
  );
});
