import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asked, contextOf, growing, listOf } from '#testing/sync/made-up-list.ts';
import { AnswerUnusable, RetryLater } from '../reader.ts';
import { readBack } from './read-back.ts';
import { readWholeList } from './read-list.ts';

const path = '/check-ins/v2/check_ins';
const read = (context: Parameters<typeof readWholeList>[0]) => readWholeList(context, path, asked);
const hundreds = (count: number) => Array.from({ length: count }, (_, page) => page * 100);

test('a list is read to its end, and nothing is kept of it that was not asked for', async () => {
  const context = contextOf(listOf(250));
  const { rows } = await read(context);
  expect(context.offsets).toEqual([0, 100, 200]);
  expect(rows).toHaveLength(250);
  expect(rows[0]?.attributes).toEqual({ created_at: '2026-11-22T15:00:00Z' });
});

test('a list that grows with every request is read once, with what came at its end', async () => {
  const context = contextOf(growing((count) => 949 + count));
  const { rows } = await read(context);
  expect(context.offsets.length).toBe(11);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(960);
});

test('a list that grows in front is read once, with every row that it had at first', async () => {
  const context = contextOf({
    idsOf: ({ offset, size, count }) =>
      Array.from(
        { length: Math.min(size, 949 + count - offset) },
        (_, place) => offset + place - count,
      ),
    totalOf: ({ count }) => 949 + count,
  });
  const ids = new Set((await read(context)).rows.map(({ id }) => Number(id)));
  expect(context.offsets.length).toBe(11);
  expect(Array.from({ length: 950 }, (_, place) => place - 1).every((id) => ids.has(id))).toBe(
    true,
  );
});

test('rows that come twice on a list that does not grow end it after three tries', async () => {
  const lie = { ...listOf(300), idsOf: () => hundreds(100) };
  const context = contextOf(lie);
  await expect(read(context)).rejects.toMatchObject({ why: 'uneven' });
  expect(context.offsets).toHaveLength(9);
  const back = contextOf(lie);
  await expect(readBack(back, { path, parameters: asked }, () => false)).rejects.toMatchObject({
    why: 'uneven',
  });
  expect(back.offsets).toHaveLength(9);
});

test('a page with more rows than are announced, or than were asked for, ends its list', async () => {
  const more = contextOf({ ...listOf(300), totalOf: () => 40 });
  await expect(read(more)).rejects.toThrow(AnswerUnusable);
  const larger = contextOf({
    ...listOf(300),
    idsOf: ({ offset }) => Array.from({ length: 101 }, (_, place) => offset + place),
  });
  await expect(read(larger)).rejects.toMatchObject({ why: 'too_long' });
  expect(larger.offsets).toHaveLength(1);
});

test('a list that announces four billion rows is refused with its first page', async () => {
  const context = contextOf({ ...listOf(100), totalOf: () => 4e9 });
  await expect(read(context)).rejects.toMatchObject({ code: 'provider_refused', why: 'too_long' });
  expect(context.offsets).toHaveLength(1);
});

test('a list without an end is read no further than 50,000 rows', async () => {
  const endless = contextOf(growing((count) => count * 100 + 100));
  await expect(read(endless)).rejects.toMatchObject({ why: 'too_long' });
  expect(endless.offsets.length).toBeLessThanOrEqual(502);
  const back = contextOf(growing((count) => count * 100 + 100));
  await expect(readBack(back, { path, parameters: asked }, () => false)).rejects.toMatchObject({
    why: 'too_long',
  });
  expect(back.offsets).toHaveLength(501);
});

test('once a page fails, no other is requested, and none is under way when the failure is told', async () => {
  let [underWay, startedAfter] = [0, 0];
  let hasFailed = false;
  const context = contextOf(listOf(5000), {
    before: async ({ offset }) => {
      startedAfter += hasFailed ? 1 : 0;
      underWay += 1;
      await setImmediate();
      underWay -= 1;
      if (offset === 700) {
        hasFailed = true;
        throw new RetryLater('busy', null);
      }
    },
  });
  await expect(read(context)).rejects.toThrow(RetryLater);
  expect({ underWay, startedAfter }).toEqual({ underWay: 0, startedAfter: 0 });
});

test('a list that the provider interrupts goes on where it was, unless it has changed since', async () => {
  let isBusy = true;
  const before = async ({ offset }: { offset: number }) => {
    if (isBusy && offset >= 800) {
      throw new RetryLater('busy', null);
    }
  };
  const list = { rows: 1200 };
  const contextNow = () =>
    contextOf(
      growing(() => list.rows),
      { before, accountId: 'interrupted' },
    );
  await expect(read(contextNow())).rejects.toThrow(RetryLater);
  isBusy = false;
  const later = contextNow();
  expect((await read(later)).rows).toHaveLength(1200);
  expect(later.offsets.sort((one, other) => one - other)).toEqual([0, 800, 900, 1000, 1100]);
  isBusy = true;
  await expect(read(contextNow())).rejects.toThrow(RetryLater);
  isBusy = false;
  list.rows += 1;
  const changed = contextNow();
  expect((await read(changed)).rows).toHaveLength(1201);
  expect(changed.offsets).toHaveLength(13);
});

test('where a page is too large, smaller ones are asked for', async () => {
  const context = contextOf(listOf(60), {
    before: async ({ size }) => {
      if (size > 25) {
        throw new AnswerUnusable('too_large', 'more than 1 MB');
      }
    },
  });
  expect((await read(context)).rows).toHaveLength(60);
  expect(context.offsets).toEqual([0, 0, 25, 50]);
});
