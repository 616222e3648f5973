import { expect, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// What PostgreSQL gives up for the sake of somebody else, brought about by a trigger: a sequence
// counts on although its transaction is rolled back.

const database = await forThisFile(createTestDatabase(), 'drop');
const superAdmin = await actingAs(database, '5eed0000-0000-4000-8000-000000000001');
await database.owner.query(`
  create sequence private.attempts;
  grant usage on sequence private.attempts to super_admin;
  create function private.give_up() returns trigger language plpgsql as $$
  begin
    if nextval('private.attempts') <= new.notes::int then
      raise exception 'deadlock detected' using errcode = new.location;
    end if;
    return new;
  end $$;
  create trigger give_up before insert on public.accounts
    for each row when (new.account_name = 'Contended') execute function private.give_up();`);

const insertThatFails = async (code: string, times: number) => {
  await database.owner.query('alter sequence private.attempts restart');
  return superAdmin.change(
    `insert into public.accounts (account_name, location, notes, user_id)
     values ('Contended', $1, $2, auth.uid())`,
    code,
    String(times),
  );
};
const kept = async () =>
  (await database.owner.query("select from public.accounts where account_name = 'Contended'"))
    .rowCount;

test.each(['40P01', '40001'])(
  'a request given up with %s is tried again, and counts once',
  async (code) => {
    const before = (await kept()) ?? 0;
    expect(await insertThatFails(code, 2)).toBe(1);
    expect(await kept()).toBe(before + 1);
  },
);

test('a transaction that fails on every retry says so', async () => {
  const before = await kept();
  await expect(insertThatFails('40P01', 3)).rejects.toMatchObject({ code: '40P01' });
  expect(await kept()).toBe(before);
});

test('any other error is not retried', async () => {
  await expect(insertThatFails('23514', 1)).rejects.toMatchObject({ code: '23514' });
});
