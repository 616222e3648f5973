import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSwitches } from '#sandbox/switches.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import {
  type Asking,
  type Planner,
  startPlanningCenter,
} from '#testing/sandbox/planning-center.ts';
import {
  connectChurch,
  readingDays as storedDays,
  figuresOf as storedFigures,
} from '#testing/sync/planning-center-church.ts';
import { runReader } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readChoices } from '../../church/choices.ts';
import { planningCenterReader } from './planning-center-reader.ts';

const keyring = createKeyring(randomBytes(32));
const reader = planningCenterReader(keyring);

const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await forThisFile(startPlanningCenter(), 'stop');

const connect = (asking: Asking = {}, at: Planner = planner) => connectChurch(database, at, asking);
const figuresOf = (accountId: string) => storedFigures(database, accountId);
const readingDays = (accountId: string) => storedDays(database, accountId);

test('a provider that does not hear a filter of another record is read to the same figures', async () => {
  const deaf = await startPlanningCenter(
    createSwitches({ planningCenter: { rateLimitCount: 100_000, honorsNestedWhere: false } }),
  );
  const [heard, unheard] = await Promise.all([connect(), connect({}, deaf)]);
  for (const { context } of [heard, unheard]) {
    const run = reader.open(context);
    const tasks = await run.plan('first');
    const newest = tasks.filter(
      ({ from, kind }) => from !== null && from >= '2026-01-01' && /eventTimes|checkIns/.test(kind),
    );
    for (const task of newest) {
      await run.read(task);
      await run.compute([task]);
    }
  }
  await deaf.stop();
  const figures = await figuresOf(heard.accountId);
  expect(figures.length).toBeGreaterThan(30);
  expect(await figuresOf(unheard.accountId)).toEqual(figures);
});

test('what a low role may not read is told with a sentence, and the rest is read', async () => {
  const low = await connect({ identity: 'low-role' });
  await runReader(reader, low.context, 'first');
  const kept = await readChoices(database.owner, low.accountId);
  expect(Object.keys(kept?.available.refused ?? {}).sort()).toEqual([
    'check_ins',
    'giving',
    'people',
  ]);
  expect(kept?.reasons.giving).toMatch(/the Administrator or Bookkeeper role in Giving/);
});

describe('a church whose lists are longer than what is read at once', () => {
  test('is read in parts to the same figures and readings, none beyond so many rows', async () => {
    const church = { identity: 'eight-weeks' };
    const whole = await connect(church);
    await runReader(reader, whole.context, 'first');
    const inParts = await connect(church);
    const atOnce = 120;
    const cautious = planningCenterReader(keyring, { rowsMax: atOnce });
    await runReader(cautious, inParts.context, 'first');
    expect(await figuresOf(inParts.accountId)).toEqual(await figuresOf(whole.accountId));
    expect(await readingDays(inParts.accountId)).toEqual(await readingDays(whole.accountId));
    const offsets = ({ requests }: typeof whole) =>
      requests
        .filter(({ path }) => /check_ins$|event_times$|donations$/.test(path))
        .map(({ parameters }) => Number(parameters?.offset ?? 0));
    expect(Math.max(...offsets(whole))).toBeGreaterThan(atOnce);
    // The catalogue's sample of thirteen weeks is not divided.
    expect(Math.max(...offsets(inParts))).toBeLessThanOrEqual(atOnce);
  });
});
