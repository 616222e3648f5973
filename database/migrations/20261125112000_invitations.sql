-- Who was invited to come in. There is no user before the person has chosen a password.
create table private.invitations (
  id uuid primary key,
  email text not null
    constraint invitations_email_shape check (email = lower(btrim(email)) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  first_name text not null
    constraint invitations_first_name_length check (first_name ~ '\S' and char_length(first_name) <= 100),
  last_name text not null
    constraint invitations_last_name_length check (last_name ~ '\S' and char_length(last_name) <= 100),
  phone_number text constraint invitations_phone_number_length check (char_length(phone_number) <= 50),
  role text not null constraint invitations_role_known check (role in ('super_admin', 'account_admin')),
  account_id uuid references public.accounts (id) on delete cascade,
  token_hash text not null constraint invitations_token_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  -- kept when they are gone, so that their invitations can be ended then
  invited_by uuid not null,
  inviter text,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  accepted_at timestamptz,
  constraint invitations_account_of_role check ((role = 'super_admin') = (account_id is null))
);
create unique index invitations_token_hash_idx on private.invitations (token_hash);
create index invitations_account_id_idx on private.invitations (account_id);
create index invitations_invited_by_idx on private.invitations (invited_by);
create index invitations_email_idx on private.invitations (email);

-- What super admins decide for the whole platform: one row.
create table private.platform_settings (
  id uuid primary key default '00000000-0000-4000-8000-000000000001'
    constraint platform_settings_one_row check (id = '00000000-0000-4000-8000-000000000001'),
  admins_may_invite boolean not null default true
);
insert into private.platform_settings default values;
