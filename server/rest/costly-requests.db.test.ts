import { expect } from 'vitest';
import { test } from '#testing/steeple-test.ts';

/** A short request whose filters repeat a wide embed: thousands of joins if it were written out. */
const costly = `profiles?select=id,a:accounts!inner(${Array.from({ length: 90 }, (_, n) => `b${n}:profiles!inner()`).join(',')})${'&a=not.is.null'.repeat(45)}`;

test('a short request that would read thousands of tables is refused before PostgreSQL plans it', async ({
  server,
}) => {
  const client = await server.clientOf('grace@steeple.test');
  const { data } = await client.auth.getSession();
  const answer = await fetch(`${server.url}/rest/v1/${costly}`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'PGRST100',
    message: 'The request embeds too much',
  });
});

test('without a sign-in a request is refused before a body is read or a statement planned', async ({
  server,
}) => {
  const wide = JSON.stringify(
    Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`k${n}`, n])),
  );
  const answers = [
    await fetch(`${server.url}/rest/v1/${costly}`),
    await fetch(`${server.url}/rest/v1/profiles`, {
      method: 'POST',
      body: wide,
      headers: { 'content-type': 'application/json' },
    }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: '42501' });
  }
});

test('an answer that would be too large is refused, and the process lives on', async ({
  database,
  server,
}) => {
  await database.owner.query(
    `insert into public.knowledge (title, prompt, account_id)
     select 'Entry ' || n, repeat('p', 100000), account.id
     from generate_series(1, 80) n, (select id from public.accounts limit 1) as account`,
  );
  const client = await server.clientOf('super@steeple.test');
  // All 80 of them with 80 each, 640 MB, would be more than a text of JavaScript can hold.
  const all = await client
    .from('knowledge')
    .select('prompt, accounts!inner(knowledge(prompt))')
    .limit(4);
  expect(all.error).toMatchObject({ message: 'The answer would be too large' });
  expect(all.status).toBe(400);
  const changed = await client
    .from('knowledge')
    .update({ title: 'New' })
    .in('title', ['Entry 1', 'Entry 2', 'Entry 3'])
    .select('prompt, accounts!inner(knowledge(prompt))');
  expect(changed.status).toBe(400);
  const { count } = await client
    .from('knowledge')
    .select('*', { count: 'exact', head: true })
    .eq('title', 'New');
  expect(count).toBe(0);
  expect(
    (await client.from('knowledge').select('prompt').like('title', 'Entry *')).data,
  ).toHaveLength(80);
});
