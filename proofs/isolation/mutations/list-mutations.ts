import type { Owner } from '#proofs/isolation/oracle/database-state.ts';
import { functionMutations } from './function-mutations.ts';
import { type Mutation, qualified } from './mutation.ts';
import { policyMutations, rowSecurityMutations } from './policy-mutations.ts';
import { executeMutations, schemaMutations, tableRightMutations } from './right-mutations.ts';

/** All mutations of the policies, rights, triggers and constraints in the catalogue. */
export async function listMutations(owner: Owner): Promise<Mutation[]> {
  return [
    ...(await functionMutations(owner)),
    ...(await constraintMutations(owner)),
    ...(await triggerMutations(owner)),
    ...(await policyMutations(owner)),
    ...(await rowSecurityMutations(owner)),
    ...(await tableRightMutations(owner)),
    ...(await executeMutations(owner)),
    ...(await schemaMutations(owner)),
  ];
}

async function triggerMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ name: string; table: string }>(
    'select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal order by 2, 1',
  );
  return rows.map(({ name, table }) => ({
    kind: 'guard',
    sql: `alter table ${qualified(table)} disable trigger ${name}`,
    undo: `alter table ${qualified(table)} enable trigger ${name}`,
    table: table.startsWith('private.') ? 'public.integrations' : qualified(table),
    operation: 'update',
    roles: ['super_admin'],
  }));
}

/** Constraints that matter for rights or secrets, not for formats. */
async function constraintMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ name: string; table: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where conname ~ 'never_here|role_known|has_no_account|profiles_user_fkey' order by 2, 1`,
  );
  return rows.map(({ name, table, definition }) => ({
    kind: 'guard',
    sql: `alter table ${qualified(table)} drop constraint ${name}`,
    undo: `alter table ${qualified(table)} add constraint ${name} ${definition}`,
    table: qualified(table),
    operation: 'update',
    roles: ['super_admin'],
  }));
}
