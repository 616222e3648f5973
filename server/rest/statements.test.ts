import { expect, test } from 'vitest';
import { planRequest } from './plan/plan-request.ts';
import { parseAccept } from './request/accept.ts';
import { parseBody } from './request/body.ts';
import { parseParameters } from './request/parameters.ts';
import { parsePreferences } from './request/preferences.ts';
import type { Method } from './request/rest-request.ts';
import { writeStatement } from './sql/write-statement.ts';

type Call = { prefer?: string; accept?: string; body?: unknown };

/** Requests as the official client writes them (specification, section 7), and a few harder ones. */
const calls: [method: Method, table: string, query: string, call?: Call][] = [
  ['GET', 'accounts', 'select=*&order=created_at.desc'],
  ['GET', 'accounts', 'select=*,knowledge(count)&order=created_at.desc'],
  [
    'GET',
    'accounts',
    'select=*&id=eq.5eed0000-0000-4000-8000-0000000000a1',
    { accept: 'application/vnd.pgrst.object+json' },
  ],
  [
    'GET',
    'accounts',
    'select=id,account_name&or=(account_name.ilike.*grace*,notes.ilike.*grace*)&limit=25&offset=50',
    { prefer: 'count=exact' },
  ],
  ['HEAD', 'accounts', 'select=*', { prefer: 'count=exact' }],
  ['GET', 'profiles', 'select=role&user_id=eq.5eed0000-0000-4000-8000-000000000001'],
  ['GET', 'profiles', 'select=*,account:accounts(id,account_name)&order=account(account_name)'],
  ['GET', 'profiles', 'select=*,accounts!inner()&accounts.location=like.*Texas'],
  ['GET', 'knowledge', 'select=*&account_id=is.null&order=created_at.desc'],
  [
    'GET',
    'accounts',
    'select=account_name,knowledge(title,prompt)&knowledge.title=not.in.(a,"b,c")&knowledge.order=title&knowledge.limit=3&knowledge=not.is.null',
  ],
  ['GET', 'integrations', 'select=*&account_id=eq.5eed0000-0000-4000-8000-0000000000a1'],
  [
    'POST',
    'accounts',
    'select=*',
    {
      prefer: 'return=representation',
      accept: 'application/vnd.pgrst.object+json',
      body: { account_name: 'One', location: null, notes: null, user_id: 'u' },
    },
  ],
  [
    'POST',
    'knowledge',
    '',
    {
      body: [
        { title: 'One', prompt: 'p' },
        { title: 'Two', prompt: 'q' },
      ],
    },
  ],
  [
    'POST',
    'accounts',
    'on_conflict=id&select=id',
    {
      prefer: 'resolution=merge-duplicates, return=representation, missing=default',
      body: { id: 'i', account_name: 'One' },
    },
  ],
  ['PATCH', 'accounts', 'id=eq.1', { body: { account_name: 'X', location: 'Y', notes: 'Z' } }],
  [
    'PATCH',
    'profiles',
    'user_id=eq.1&select=*,account:accounts(id,account_name)',
    { prefer: 'return=representation', body: { role: 'super_admin', account_id: null } },
  ],
  ['DELETE', 'knowledge', 'id=eq.1', { prefer: 'handling=strict, max-affected=1' }],
];

test('the SQL that requests become', async () => {
  const statements = calls.map(([method, table, query, { prefer, accept, body } = {}]) => {
    const parameters = parseParameters(query);
    const text = new TextEncoder().encode(JSON.stringify(body));
    const request = {
      table,
      method,
      parameters,
      preferences: parsePreferences(prefer),
      shape: parseAccept(accept),
      body: body ? parseBody(text.buffer, parameters.columns !== null) : null,
    };
    const statement = writeStatement(planRequest(request, 50_000));
    const headers = [prefer && `Prefer: ${prefer}`, accept && `Accept: ${accept}`].filter(Boolean);
    const values = statement.values.map((value, index) => `-- $${index + 1} = ${value}`);
    return [
      `-- ${method} /rest/v1/${table}?${query}`,
      ...headers.map((header) => `-- ${header}`),
      `${statement.text};`,
      // The guard's marker is another one in every process.
      ...values.map((value) => value.replace(/guard-[\da-f-]+/, 'guard-…')),
    ].join('\n');
  });
  await expect(`${statements.join('\n\n')}\n`).toMatchFileSnapshot('statements.snapshot.sql');
});
