import { expect, test, vi } from 'vitest';
import { RequestRefused } from './request-error.ts';
import { ChangedMeanwhile, type Columns, saveChanges, whereStill } from './save-changes.ts';

const before = { title: 'A', prompt: 'B' };

/** A table of one row; `between` changes it after the look and before the writing, once. */
function tableOf(row: Columns | null, between?: Columns | null) {
  let stored = row;
  let pending = between;
  const write = vi.fn(async (changed: Columns, still: Columns) => {
    if (pending !== undefined) {
      stored = pending;
      pending = undefined;
    }
    if (!stored || Object.entries(still).some(([name, value]) => stored?.[name] !== value)) {
      throw new RequestRefused('no rows', 406, 'PGRST116');
    }
    stored = { ...stored, ...changed };
    return stored;
  });
  return { readNow: async () => stored, write };
}

test('only what was changed is written, and only while it is as it was', async () => {
  const table = tableOf(before);
  await saveChanges({ columns: { title: 'A2', prompt: 'B' }, before }, table);
  expect(table.write).toHaveBeenCalledExactlyOnceWith({ title: 'A2' }, { title: 'A' });
});

test('what somebody else changed in another column stays', async () => {
  const table = tableOf({ title: 'A', prompt: 'B2' });
  const saved = await saveChanges({ columns: { title: 'A2', prompt: 'B' }, before }, table);
  expect(saved).toEqual({ title: 'A2', prompt: 'B2' });
});

test('what both changed is reported, with its current value, and nothing is written', async () => {
  const table = tableOf({ title: 'theirs', prompt: 'B' });
  const saving = saveChanges({ columns: { title: 'mine', prompt: 'B' }, before }, table);
  const error = await saving.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ChangedMeanwhile);
  expect(error).toMatchObject({ names: ['title'], now: { title: 'theirs', prompt: 'B' } });
  expect(table.write).not.toHaveBeenCalled();
});

test('a change at the very moment of saving is reported too', async () => {
  const table = tableOf(before, { title: 'theirs', prompt: 'B' });
  const saving = saveChanges({ columns: { title: 'mine', prompt: 'B' }, before }, table);
  await expect(saving).rejects.toBeInstanceOf(ChangedMeanwhile);
});

test('columns that belong together are decided together', async () => {
  const user = { role: 'account_admin', account_id: 'a', phone: null };
  const edit = {
    columns: { ...user, account_id: 'b' },
    before: user,
    together: ['role', 'account_id'],
  };
  const promoted = { role: 'super_admin', account_id: null, phone: '5' };
  await expect(saveChanges(edit, tableOf(promoted))).rejects.toMatchObject({
    names: ['role', 'account_id'],
    now: promoted,
  });
  // In the very moment of saving, too.
  await expect(saveChanges(edit, tableOf(user, { ...user, role: null }))).rejects.toMatchObject({
    names: ['role', 'account_id'],
  });
  const table = tableOf({ ...user, phone: '5' });
  expect(await saveChanges(edit, table)).toEqual({ ...user, account_id: 'b', phone: '5' });
  expect(table.write).toHaveBeenCalledExactlyOnceWith(
    { account_id: 'b' },
    { role: 'account_admin', account_id: 'a' },
  );
});

test('a row that is gone, before or in the very moment, is said to be gone', async () => {
  for (const table of [tableOf(null), tableOf(before, null)]) {
    const saving = saveChanges({ columns: { title: 'mine', prompt: 'B' }, before }, table);
    await expect(saving).rejects.toMatchObject({ code: 'PGRST116' });
  }
});

test('without a change nothing is written', async () => {
  const table = tableOf(before);
  expect(await saveChanges({ columns: before, before }, table)).toEqual(before);
  expect(table.write).not.toHaveBeenCalled();
});

test('an update is bound to the former values, but for those too long for an address', () => {
  const filters: string[] = [];
  const request = {
    eq(column: string, value: string) {
      filters.push(`${column}=${value}`);
      return this;
    },
    is(column: string) {
      filters.push(`${column} is null`);
      return this;
    },
  };
  whereStill(request, { title: 'A', location: null, notes: 'n'.repeat(501) });
  expect(filters).toEqual(['title=A', 'location is null']);
});
