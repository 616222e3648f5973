import type { GuardingLine } from './guarding-lines.ts';

/** Those of the second step of signing in, and of one's own sessions. */
export const guardingLinesOfSteps: readonly GuardingLine[] = [
  {
    name: 'private.open_request',
    from: 'if missing is not null then',
    to: 'if false then',
    table: 'public.accounts',
    roles: ['anon'],
  },
  {
    name: 'private.missing_step',
    from: "then 'verify'",
    to: 'then null',
    table: 'public.accounts',
    roles: ['anon'],
  },
  {
    name: 'private.forget_church',
    from: "where coalesce(after, before) ->> 'account_id' = old.id::text and",
    to: 'where',
    table: 'public.accounts',
    roles: ['super_admin'],
  },
  {
    name: 'private.own_sessions',
    from: 'where user_id = auth.uid()',
    to: '',
    roles: ['authenticated', 'account_admin', 'super_admin'],
  },
  {
    name: 'private.end_own_sessions',
    from: 'where user_id = auth.uid()',
    to: 'where true',
    roles: ['authenticated', 'account_admin', 'super_admin'],
  },
  {
    name: 'private.reset_two_steps',
    from: 'if target = auth.uid() then',
    to: 'if false then',
    roles: ['super_admin'],
  },
  {
    name: 'private.end_two_steps',
    from: 'delete from auth.factors where user_id = person_id;',
    to: 'delete from auth.factors;',
    roles: ['super_admin'],
  },
];
