import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/functions/audit-log.ts';
import {
  actorOf,
  changesOf,
  deedOf,
  fieldLabel,
  isDay,
  isFiltering,
  isReversed,
  isTechnical,
  readFilter,
  requestOf,
  subjectOf,
  timesOf,
} from './model.ts';

const id = '5eed0000-0000-4000-8000-000000000001';

function entry(given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    happened_at: '2026-11-21T08:00:00.000000Z',
    actor_id: id,
    actor_name: 'Sam Rivers',
    actor_email: 'super@steeple.test',
    operation: 'UPDATE',
    table_name: 'public.accounts',
    row_id: id,
    subject: 'Grace Hill',
    account_name: null,
    before: { location: null },
    after: { location: 'Waco' },
    ...given,
  };
}

const requestFor = (query: string) => requestOf(readFilter(new URLSearchParams(query)));

describe('the filter in the address', () => {
  test('becomes the request', () => {
    expect(requestFor(`kind=knowledge&operation=delete&person=+ada+&record=${id}`)).toEqual({
      tableName: 'public.knowledge',
      operation: 'DELETE',
      person: 'ada',
      rowId: id,
    });
  });

  test('means whole days here, the last one too', () => {
    expect(requestFor('from=2026-11-20&to=2026-11-21')).toEqual({
      from: new Date(2026, 10, 20).toISOString(),
      to: new Date(2026, 10, 22).toISOString(),
    });
  });

  test.each([
    'kind=sessions',
    'operation=truncate',
    'from=2026-02-31',
    'to=soon',
    'record=x',
    'person=',
  ])('that makes no sense is left out: %s', (query) => {
    expect(requestFor(query)).toEqual({});
    expect(isFiltering(readFilter(new URLSearchParams(query)))).toBe(false);
  });
});

test.each([
  ['from=2026-11-21&to=2026-11-20', true],
  ['from=2026-11-21&to=2026-11-21', false],
  ['from=2026-11-21', false],
  ['to=2026-11-20', false],
])('a range is reversed when its first day is after its last: %s', (query, expected) => {
  expect(isReversed(readFilter(new URLSearchParams(query)))).toBe(expected);
});

test.each([
  ['2026-11-21', true],
  ['0002-11-21', false],
  ['0202-11-21', false],
  ['20266-11-21', false],
  ['2026-02-30', false],
  ['', false],
])('what is a day to filter by: %s %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

describe('an entry in words', () => {
  test.each([
    [entry(), 'Changed account'],
    [entry({ operation: 'INSERT', table_name: 'public.profiles' }), 'Created profile'],
    [entry({ operation: 'DELETE', table_name: 'public.knowledge' }), 'Deleted knowledge entry'],
    [entry({ table_name: 'auth.users', after: { password: 'not shown' } }), 'Changed password'],
    [entry({ table_name: 'public.new_one' }), 'Changed public.new_one'],
  ])('%#: says what was done', (given, words) => {
    expect(deedOf(given)).toBe(words);
  });

  test('says to what, and by whom, as well as it is known', () => {
    expect(subjectOf(entry())).toBe('Grace Hill');
    expect(subjectOf(entry({ subject: 'planning_center' }))).toBe('Planning Center');
    expect(subjectOf(entry({ subject: null }))).toBe('No name');
    expect(actorOf(entry())).toBe('Sam Rivers');
    expect(actorOf(entry({ actor_name: null }))).toBe('super@steeple.test');
    expect(actorOf(entry({ actor_name: null, actor_email: null }))).toBe('A former user');
  });

  test('lists what was there before and after, without what never was', () => {
    expect(changesOf(entry())).toEqual([{ field: 'location', before: null, after: 'Waco' }]);
    expect(
      changesOf(
        entry({ before: null, after: { notes: null, name: '', on: true, metadata: { a: 1 } } }),
      ),
    ).toEqual([
      { field: 'metadata', before: null, after: '{\n  "a": 1\n}' },
      { field: 'on', before: null, after: 'true' },
    ]);
    const long = { password: 'not shown', prompt: 'Be kind… (100000 characters in all)' };
    expect(changesOf(entry({ before: null, after: long }))).toEqual([
      { field: 'password', before: null, after: 'not shown' },
      { field: 'prompt', before: null, after: 'Be kind… (100,000 characters in all)' },
    ]);
    expect(fieldLabel('account_name')).toBe('Account name');
    expect(fieldLabel('user_id')).toBe('User ID');
  });

  test('shows the local time, short and long', () => {
    const { short, full } = timesOf('2026-11-21T08:00:00.123456Z');
    expect(short).toMatch(/^Nov 2\d, 2026, \d+:00 [AP]M$/);
    expect(full).toMatch(/2026 at \d+:00:00 [AP]M .+$/);
  });
});

test('ids and stored times are for the second level, everything else for the first', () => {
  const fields = ['account_id', 'account_name', 'created_at', 'id', 'notes', 'user_id'];
  expect(fields.filter((field) => !isTechnical({ field }))).toEqual(['account_name', 'notes']);
});
