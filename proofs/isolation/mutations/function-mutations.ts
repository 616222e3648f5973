import type { Owner } from '#proofs/isolation/oracle/database-state.ts';
import type { Mutation } from './mutation.ts';

/** A guarding line of a function's body, and its replacement. */
type BodyChange = { name: string; from: string; to: string; table?: string; roles: string[] };

const changes: BodyChange[] = [
  {
    name: 'private.own_account_id',
    from: "and role = 'account_admin'",
    to: '',
    table: 'public.accounts',
    roles: ['account_admin'],
  },
  {
    name: 'private.own_account_id',
    from: "where user_id = (select auth.uid()) and role = 'account_admin'",
    to: 'where account_id is not null limit 1',
    table: 'public.accounts',
    roles: ['account_admin'],
  },
  {
    name: 'private.own_account_id',
    from: "user_id = (select auth.uid()) and role = 'account_admin'",
    to: 'false',
    table: 'public.accounts',
    roles: ['account_admin'],
  },
  {
    name: 'auth.uid',
    from: "'sub'::text",
    to: "'session_id'::text",
    table: 'public.profiles',
    roles: ['account_admin'],
  },
  {
    name: 'private.open_request',
    from: "coalesce(profile.role, 'authenticated')",
    to: "coalesce(profile.role, 'account_admin')",
    table: 'public.accounts',
    roles: ['authenticated'],
  },
  {
    name: 'private.open_request',
    from: "coalesce(profile.role, 'authenticated')",
    to: "'super_admin'",
    table: 'public.profiles',
    roles: ['authenticated'],
  },
  {
    name: 'private.open_request',
    from: 'if profile_role is null then',
    to: "profile_role := coalesce(profile_role, 'authenticated'); if false then",
    table: 'public.profiles',
    roles: ['anon'],
  },
  {
    name: 'private.open_request',
    from: 'where session.id = open_session_id and session.user_id',
    to: 'where session.user_id',
    table: 'public.profiles',
    roles: ['anon'],
  },
  {
    name: 'private.before_profile_update',
    from: 'if new.user_id = auth.uid() then',
    to: 'if false then',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.before_profile_update',
    from: 'delete from auth.sessions where user_id = old.user_id;',
    to: '',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.before_profile_update',
    from: 'perform private.require_another_super_admin(old.user_id);',
    to: '',
    roles: ['super_admin'],
  },
  {
    name: 'private.before_profile_update',
    from: 'update auth.users set email = new.email, updated_at = now() where id = new.user_id;',
    to: '',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.before_profile_delete',
    from: 'if old.user_id = auth.uid() then',
    to: 'if false then',
    roles: ['super_admin'],
  },
  {
    name: 'private.reset_user_password',
    from: 'delete from auth.sessions where user_id = target;',
    to: '',
    roles: ['super_admin'],
  },
  {
    name: 'private.audit',
    from: 'before_row - left_out, after_row - left_out',
    to: 'before_row, after_row',
    roles: ['super_admin'],
  },
  {
    name: 'private.before_integration_write',
    from: 'new.metadata := null;',
    to: '',
    table: 'public.integrations',
    roles: ['super_admin'],
  },
  {
    name: 'private.before_integration_write',
    from: 'new.token_expires_at := null;',
    to: '',
    table: 'public.integrations',
    roles: ['super_admin'],
  },
  {
    name: 'private.may_connect',
    from: "(profile.role = 'account_admin' and profile.account_id = account.id)",
    to: "profile.role = 'account_admin'",
    roles: ['account_admin'],
  },
  {
    name: 'private.require_church',
    from: 'if not private.may_connect(auth.uid(), church_id) then',
    to: 'if false then',
    roles: ['account_admin'],
  },
  {
    name: 'private.require_connected_church',
    from: 'perform private.require_church(church_id);',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.choose_measures',
    from: 'perform private.require_connected_church(church_id);',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.choose_measures',
    from: 'where account_id = church_id',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.request_sync',
    from: 'perform private.require_church(church_id);',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.request_sync',
    from: 'where connection.account_id = church_id and ',
    to: 'where ',
    roles: ['account_admin'],
  },
  {
    name: 'private.read_sync_status',
    from: 'perform private.require_church(church_id);',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.begin_connection',
    from: 'if not private.may_connect(asking_person, church_id) then',
    to: 'if false then',
    roles: ['account_admin'],
  },
  {
    name: 'private.own_connections',
    from: "(person.role = 'super_admin' or (person.role = 'account_admin' and person.account_id = church_id))",
    to: 'true',
    roles: ['account_admin'],
  },
  {
    name: 'private.own_connections',
    from: 'where integration.account_id = church_id and exists',
    to: 'where exists',
    roles: ['account_admin'],
  },
  {
    name: 'private.note_account_view',
    from: " and viewer.role = 'super_admin'",
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.note_account_view',
    from: 'viewer.user_id = auth.uid() and ',
    to: '',
    roles: ['super_admin'],
  },
  {
    name: 'private.sign_row',
    from: 'new.author_id := auth.uid();',
    to: '',
    table: 'analytics.annotations',
    roles: ['account_admin'],
  },
  {
    name: 'private.take_answer',
    from: 'new.user_id := auth.uid();',
    to: '',
    table: 'analytics.recommendation_answers',
    roles: ['account_admin'],
  },
  {
    name: 'private.sign_library_entry',
    from: 'new.saved_by := auth.uid();',
    to: '',
    table: 'analytics.library_entries',
    roles: ['super_admin'],
  },
  {
    name: 'private.revoke_links_of_leaver',
    from: 'and not coalesce(private.may_connect(old.user_id, account_id), false)',
    to: 'and false',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.revoke_links_of_leaver',
    from: 'and not coalesce(private.may_connect(old.user_id, account_id), false)',
    to: '',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
];

/**
 * Mutations of functions that decide about rights, each without one of its conditions.
 *
 * @throws if a condition is not found
 */
export async function functionMutations(owner: Owner): Promise<Mutation[]> {
  const mutations: Mutation[] = [];
  for (const { name, from, to, table, roles } of changes) {
    const { rows } = await owner.query<{ body: string }>(
      'select pg_get_functiondef($1::regproc) as body',
      [name],
    );
    const body = rows[0]?.body ?? '';
    if (!body.includes(from)) {
      throw new Error(`${name} has no "${from}" any more: write down here how to break it now`);
    }
    mutations.push({
      kind: 'guard',
      undo: body,
      sql: `-- ${name}: ${JSON.stringify(to)} instead of ${JSON.stringify(from)}\n${body.replace(from, to)}`,
      roles,
      ...(table === undefined ? {} : { table }),
    });
  }
  return mutations;
}
