-- The second step of signing in. Which level a session has stands in its row; tokens only repeat it.
create table auth.factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null constraint factors_type_known check (factor_type in ('totp', 'recovery_code')),
  status text not null default 'unverified' constraint factors_status_known check (status in ('unverified', 'verified')),
  friendly_name text constraint factors_friendly_name_length check (char_length(friendly_name) <= 100),
  -- what its codes follow from, sealed as provider tokens are: AES-256-GCM, bound to this row
  sealed_secret text not null constraint factors_sealed_secret_shape check (sealed_secret ~ '^v1\.[0-9a-f]{8}\.' and char_length(sealed_secret) <= 500),
  -- the key it is sealed with
  key_id text not null constraint factors_key_id_shape check (key_id ~ '^[0-9a-f]{8}$'),
  -- the time step of the newest code that was taken: it and those before it are not taken again
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index factors_user_id_idx on auth.factors (user_id);
create index factors_key_id_idx on auth.factors (key_id);
create unique index factors_one_set_of_codes_idx on auth.factors (user_id) where factor_type = 'recovery_code';

-- Codes for a lost device, each once. Keyed with the factor's secret: a copy of this table opens nothing.
create table auth.recovery_codes (
  factor_id uuid not null references auth.factors (id) on delete cascade,
  code_hash text not null constraint recovery_codes_hash_shape check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

alter table auth.sessions
  -- what opened it: a password, or a link in a mail
  add column method text not null default 'password' constraint sessions_method_known check (method in ('password', 'otp')),
  -- when its person proved the second step, and by what; null: aal1
  add column second_step_at timestamptz,
  add column second_step text constraint sessions_second_step_known check (second_step in ('totp', 'recovery_code')),
  add constraint sessions_second_step_whole check ((second_step_at is null) = (second_step is null));

-- A code is given in answer to a challenge, once and within five minutes.
create table auth.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index challenges_factor_id_idx on auth.challenges (factor_id);
create index challenges_session_id_idx on auth.challenges (session_id);

-- REQUIRE_TWO_STEPS, as the server was started with.
alter table private.platform_settings add column two_steps_required_of text not null default 'off'
  constraint platform_settings_two_steps_known check (two_steps_required_of in ('off', 'super_admins', 'everybody'));
