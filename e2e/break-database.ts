import type pg from 'pg';

/**
 * What a test breaks: reading a table is refused, or every write to it fails with an internal
 * error.
 */
export type Breakage = { table: string; for: 'reading' | 'writing' };

/** Breaks the database under a running Steeple, for real. Takes its owner; gives how to mend it. */
export function breakDatabase(owner: pg.Client, { table, for: purpose }: Breakage): Promise<Mend> {
  return purpose === 'reading' ? refuseReading(owner, table) : failWriting(owner, table);
}

type Mend = () => Promise<void>;

async function refuseReading(owner: pg.Client, table: string): Promise<Mend> {
  const { rows } = await owner.query<{ role: string }>(
    `select grantee::regrole::text as role from pg_class, aclexplode(relacl)
     where oid = $1::regclass and privilege_type = 'SELECT' and grantee <> relowner`,
    [table],
  );
  const readers = rows.map(({ role }) => role).join(', ');
  await owner.query(`revoke select on ${table} from ${readers}`);
  return async () => {
    await owner.query(`grant select on ${table} to ${readers}`);
  };
}

async function failWriting(owner: pg.Client, table: string): Promise<Mend> {
  await owner.query(`
    create or replace function private.fail_for_test() returns trigger language plpgsql as
      $$ begin raise exception 'broken by a test' using errcode = 'XX000'; end $$;
    create or replace trigger fail_for_test before insert or update or delete on ${table}
      for each row execute function private.fail_for_test();`);
  return async () => {
    await owner.query(`drop trigger if exists fail_for_test on ${table}`);
  };
}
