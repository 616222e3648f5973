-- The four tables of the specification, section 3. Constraints say what the forms say.
create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  account_name text not null
    constraint accounts_account_name_not_blank check (account_name ~ '\S')
    constraint accounts_account_name_length check (char_length(account_name) <= 200),
  location text constraint accounts_location_length check (char_length(location) <= 200),
  notes text constraint accounts_notes_length check (char_length(notes) <= 10000),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index accounts_user_id_idx on public.accounts (user_id);
create index accounts_created_at_idx on public.accounts (created_at desc);

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null constraint profiles_user_id_key unique,
  first_name text not null
    constraint profiles_first_name_not_blank check (first_name ~ '\S')
    constraint profiles_first_name_length check (char_length(first_name) <= 100),
  last_name text not null
    constraint profiles_last_name_not_blank check (last_name ~ '\S')
    constraint profiles_last_name_length check (char_length(last_name) <= 100),
  email text not null,
  phone_number text constraint profiles_phone_number_length check (char_length(phone_number) <= 50),
  role text constraint profiles_role_known check (role in ('super_admin', 'account_admin')),
  account_id uuid references public.accounts (id) on delete set null,
  constraint profiles_super_admin_has_no_account check (role <> 'super_admin' or account_id is null),
  -- Deferred, because a new e-mail is written to both tables within one statement.
  constraint profiles_user_fkey foreign key (user_id, email) references auth.users (id, email)
    on delete cascade deferrable initially deferred
);
create index profiles_account_id_idx on public.profiles (account_id);
create index profiles_user_id_email_idx on public.profiles (user_id, email);
create index profiles_role_idx on public.profiles (role);

create table public.knowledge (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint knowledge_title_not_blank check (title ~ '\S')
    constraint knowledge_title_length check (char_length(title) <= 255),
  prompt text not null
    constraint knowledge_prompt_not_blank check (prompt ~ '\S')
    constraint knowledge_prompt_length check (char_length(prompt) <= 100000),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  account_id uuid references public.accounts (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index knowledge_account_id_idx on public.knowledge (account_id);
create index knowledge_user_id_idx on public.knowledge (user_id);
create index knowledge_created_at_idx on public.knowledge (created_at desc);

create table public.integrations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null
    constraint integrations_type_known check (integration_type in ('planning_center', 'google_search_console')),
  is_connected boolean not null default false,
  -- Provider tokens never live here: they are kept encrypted where no client's grant reaches.
  access_token text constraint integrations_access_token_never_here check (access_token is null),
  refresh_token text constraint integrations_refresh_token_never_here check (refresh_token is null),
  token_expires_at timestamptz,
  connected_at timestamptz,
  disconnected_at timestamptz,
  metadata jsonb,
  constraint integrations_account_id_type_key unique (account_id, integration_type)
);
