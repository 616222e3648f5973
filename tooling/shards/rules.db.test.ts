import { expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { judgeShards, placeTables } from './rules.ts';

const { owner } = await forThisFile(createTestDatabase(), 'drop');

/** What is wrong with the things that a test plants, which all have this word in their names. */
async function wrongWith(word: string): Promise<string[]> {
  const judged = await judgeShards(owner);
  return judged.flatMap(({ wrong }) => wrong.filter((line) => line.includes(word)));
}

test('a church’s rows are on shards, who signs in is with the coordinator or everywhere', async () => {
  const places = new Map(
    (await placeTables(owner)).flatMap(({ place, tables }) =>
      tables.map((table) => [table, place] as const),
    ),
  );
  expect(places.get('analytics.figures')).toBe('shard');
  expect(places.get('private.readings')).toBe('shard');
  expect(places.get('public.accounts')).toBe('shard');
  expect(places.get('auth.users')).toBe('everywhere');
  expect(places.get('private.audit_log')).toBe('coordinator');
});

test('a table that keeps every rule is not named', async () => {
  await owner.query(`
    create table analytics.goodplant (
      account_id uuid not null references public.accounts (id) on delete cascade,
      day date not null, number bigint generated always as identity, primary key (account_id, day));
    create table analytics.goodplant_parts (
      account_id uuid not null, day date not null, part integer not null, primary key (account_id, day, part),
      foreign key (account_id, day) references analytics.goodplant (account_id, day) on delete cascade);
    create function private.lock_goodplant(church_id uuid) returns void language sql as
      'select from analytics.goodplant where account_id = church_id for update'`);
  expect(await wrongWith('goodplant')).toEqual([]);
});

test('each rule names what breaks it', async () => {
  await owner.query(`
    create table private.badplant_log (id bigint primary key);
    create table analytics.badplant (
      id uuid primary key, account_id uuid not null, number integer generated always as identity, said text);
    create table analytics.badplant_parts (
      account_id uuid not null, id uuid not null references analytics.badplant (id), primary key (account_id, id));
    create table private.badplant_visits (church uuid references public.accounts (id));
    grant select (said) on analytics.badplant to account_admin;
    alter table analytics.badplant enable row level security;
    create function private.badplant_visible() returns uuid language sql as
      'select current_setting(''badplant.church'')::uuid from private.badplant_log';
    create policy "badplant reads" on analytics.badplant for select to account_admin
      using (account_id = (select private.badplant_visible()));
    create function private.badplant_trigger() returns trigger language plpgsql as
      'begin insert into private.badplant_log values (1); return new; end';
    create trigger badplant_note before insert on analytics.badplant
      for each row execute function private.badplant_trigger();
    create function private.badplant_lock(plant_id uuid) returns void language sql as
      'select from analytics.badplant where id = plant_id for update'`);
  expect(await wrongWith('badplant')).toEqual([
    'analytics.badplant: add account_id to analytics.badplant_pkey',
    'analytics.badplant_parts: add account_id to badplant_parts_id_fkey, which leads to analytics.badplant',
    'private.badplant_visits: badplant_visits_church_fkey leads from the coordinator into shards (public.accounts)',
    'analytics.badplant: "badplant reads"',
    'analytics.badplant: "badplant reads" asks private.badplant_log, the session\'s settings',
    'analytics.badplant: rights on 1 of its columns',
    'analytics.badplant: badplant_note reaches private.badplant_log',
    'analytics.badplant: number is integer',
    'private.badplant_lock: locks rows of analytics.badplant',
  ]);
  expect(await wrongWith('account_admin:')).toEqual([
    'account_admin: let it log in between the machines',
  ]);
});
