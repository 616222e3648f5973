import { expect, test } from 'vitest';
import type { GiftReading } from '#analytics/figures/readings.ts';
import { gift } from '#testing/figures/figure-input.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startLivingChurch } from '#testing/sync/living-church.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import { computeChanged } from './compute-tasks.ts';
import { keepPast } from './keep-past.ts';
import { keepRead } from './keep-read.ts';
import { peopleKeys } from './people-key.ts';

const church = await forThisFile(startLivingChurch(), 'stop');

const newest = { from: '2026-11-09', to: '2026-11-15' };
const old = { from: '2026-03-02', to: '2026-03-08' };
const given = (day: string, gifts: number, currency: string) => gift({ day, gifts, currency });

/** Takes in gifts of a span, read again by day or as usual; the currency afterwards. */
async function read(span: typeof old, gifts: GiftReading[], isPast = false) {
  const { keyring, accountId } = church;
  const context = church.context();
  const keys = peopleKeys(keyring, context);
  const { seal } = await keys.open('gifts');
  const about = { type: 'planning_center', span, giftSeal: seal } as const;
  if (isPast) {
    const past = { ...about, kind: 'gifts', isWalk: false } as const;
    await keepPast(context, past, { gifts, donors: [] }, keys);
  } else {
    const choices = choicesInEffect(await readChoices(context.pool, accountId));
    const window = { ...about, source: 'gifts', property: '', choices } as const;
    await keepRead(context, window, { gifts, donors: [] });
    await computeChanged(context, { kinds: new Set(['gifts', 'donors']), span }, keys);
  }
  return (await readChoices(context.pool, accountId))?.currency;
}

const giving = async () => {
  const { rows } = await church.database.owner.query<{ week: string; value: number }>(
    `select week::text, value::float8 as value from analytics.figures
     where account_id = $1 and figure = 'giving' and week = any ($2) order by week`,
    [church.accountId, [old.from, newest.from]],
  );
  return rows.map(({ value }) => value);
};

test('the currency is that of most gifts of all, not of those that were read last', async () => {
  expect(await read(newest, [given('2026-11-15', 30_000, 'USD')])).toBe('USD');
  expect(await read(old, [given('2026-03-08', 29_000, 'EUR')])).toBe('USD');
  // Most of these are in dollars, and fewer than there are in euros now.
  const fewer = [given('2026-11-15', 10, 'USD'), given('2026-11-15', 9, 'EUR')];
  expect(await read(newest, fewer)).toBe('EUR');
  expect(await giving()).toEqual([10_000, 10_000]);
});

test('and all weeks are in the new one when a part of the past that is read again decides it', async () => {
  expect(await read(newest, [given('2026-11-15', 10, 'USD')])).toBe('EUR');
  expect(await read(old, [given('2026-03-08', 20_000, 'USD')], true)).toBe('USD');
  expect(await giving()).toEqual([10_000, 10_000]);
});
