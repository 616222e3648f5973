-- Rights within a church: an account admin may be marked to only look, and to do without giving.
alter table public.profiles
  add column may_only_look boolean not null default false,
  add column without_giving boolean not null default false,
  add constraint profiles_marks_of_account_admins
    check (role is not distinct from 'account_admin' or not (may_only_look or without_giving));
