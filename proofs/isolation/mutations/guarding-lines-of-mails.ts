import type { GuardingLine } from './guarding-lines.ts';

/** Those of mails, of the links in them, and of invitations. */
export const guardingLinesOfMails: readonly GuardingLine[] = [
  {
    name: 'private.tell_of_changed_sign_in',
    from: 'if new.email is distinct from old.email then',
    to: 'if false then',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.end_recoveries',
    from: 'delete from private.recoveries where user_id = new.id;',
    to: '',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.end_recoveries',
    from: 'where user_id = new.id',
    to: '',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.read_mail_log',
    from: 'where church_id is null or mail.account_id = church_id',
    to: '',
    roles: ['super_admin'],
  },
  {
    name: 'private.allow_mail_to',
    from: 'where address = lower(refused_address)',
    to: '',
    roles: ['super_admin'],
  },
  {
    name: 'private.own_letter',
    from: 'and person_id = auth.uid()',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.offer_letter',
    from: 'if not private.may_mark(auth.uid(), church_id) then',
    to: 'if false then',
    roles: ['account_admin'],
  },
  {
    name: 'private.offer_letter',
    from: 'and user_id <> auth.uid()',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.end_subscriptions_of_leaver',
    from: 'delete from private.letters\n  where person_id = old.user_id and not',
    to: 'delete from private.letters\n  where person_id = old.user_id and',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.end_subscriptions_of_leaver',
    from: 'delete from private.count_reminders\n  where person_id = old.user_id and not',
    to: 'delete from private.count_reminders\n  where person_id = old.user_id and',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.may_invite_to',
    from: 'and private.may_mark(person_id, church_id)',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.end_invitation',
    from: 'and private.may_invite_to(auth.uid(), account_id, role)',
    to: '',
    roles: ['account_admin'],
  },
  {
    name: 'private.end_invitations_of_leaver',
    from: 'and not coalesce(private.may_invite_to(old.user_id, account_id, role), false)',
    to: 'and false',
    table: 'public.profiles',
    roles: ['super_admin'],
  },
  {
    name: 'private.read_invitations',
    from: 'and (church_id is null or account_id = church_id)',
    to: '',
    roles: ['account_admin'],
  },
];
