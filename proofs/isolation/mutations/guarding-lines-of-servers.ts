import type { GuardingLine } from './guarding-lines.ts';

/** Those that the server's own logins reach, on behalf of somebody. */
export const guardingLinesOfServers: readonly GuardingLine[] = [
  {
    name: 'private.open_share_link',
    from: 'and private.may_connect(link.author_id, link.account_id)',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.open_share_link',
    from: ' and link.revoked_at is null',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.open_share_link',
    from: ' and link.expires_at > now()',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.open_share_link',
    from: 'link.token_hash = sought_hash',
    to: 'true',
    roles: ['account_admin'],
  },
  {
    name: 'private.open_share_link',
    from: 'on account.id = link.account_id',
    to: 'on true',
    roles: ['account_admin'],
  },
  {
    name: 'private.open_share_link',
    from: 'link.shows_giving,',
    to: 'true,',
    roles: ['account_admin'],
  },
  {
    name: 'private.open_share_link',
    from: 'link.shows_notes,',
    to: 'true,',
    roles: ['account_admin'],
  },
  {
    name: 'private.store_connection',
    from: 'if not private.may_connect(person_id, church_id) then',
    to: 'if false then',
    roles: ['account_admin'],
  },
  {
    name: 'private.store_connection',
    from: 'if begun_in is not null and not exists (',
    to: 'if false and not exists (',
    roles: ['account_admin'],
  },
  {
    name: 'private.store_connection',
    from: ' and session.user_id = person_id',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.store_connection',
    from: 'where former.account_id = church_id and ',
    to: 'where ',
    roles: ['account_admin'],
  },
  {
    name: 'private.hold_authors_right',
    from: 'perform private.require_church_to_change(new.account_id);',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.use_recovery',
    from: 'and used_at is null and expires_at > now()',
    to: 'and expires_at > now()',
    roles: ['account_admin'],
  },
  {
    name: 'private.use_recovery',
    from: 'and used_at is null and expires_at > now()',
    to: 'and used_at is null',
    roles: ['account_admin'],
  },
  {
    name: 'private.accept_invitation',
    from: 'if not coalesce(private.may_invite_to(invited.invited_by, invited.account_id, invited.role), false)\n      or exists',
    to: 'if exists',
    roles: ['account_admin'],
  },
  {
    name: 'private.accept_invitation',
    from: 'where id = invited.id and private.is_open(invitation);',
    to: 'where id = invited.id;',
    roles: ['account_admin'],
  },
];
