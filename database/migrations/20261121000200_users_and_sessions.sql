-- People who can sign in, and where they are signed in.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null
    constraint users_email_shape check (email = btrim(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  -- argon2id in PHC string format; null when nobody can sign in with a password
  password_hash text,
  -- a demo sign-in, whose password everybody knows; refused when DEMO is off
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_sign_in_at timestamptz,
  -- what profiles (user_id, email) refers to, so that both e-mails are the same
  constraint users_id_email_key unique (id, email)
);
create unique index users_email_key on auth.users (lower(email));

-- Refresh tokens are not stored: each is the session, a counter and the server's signature over both
-- (docs/decisions/refresh-tokens.md). The counter names the only token that is still to be used.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  refresh_counter integer not null default 0,
  user_agent text constraint sessions_user_agent_length check (char_length(user_agent) <= 500)
);
create index sessions_user_id_idx on auth.sessions (user_id);

-- Attempts at signing in, counted across server processes; the shape is rate-limiter-flexible's.
create unlogged table private.rate_counters (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- What the installation remembers about itself.
create table private.settings (
  name text primary key,
  value text not null
);
