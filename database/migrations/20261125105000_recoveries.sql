-- Who asked for a new password. A row is there for every address, known or not, until it was looked at:
-- asking is the same work for both.
create table private.recoveries (
  id uuid primary key,
  -- null until it is known whose address this is
  user_id uuid references auth.users (id) on delete cascade,
  email text not null constraint recoveries_email_length check (char_length(email) <= 254),
  -- keyed: a copy of this table neither opens anything nor tells which link is whose
  token_hash text not null constraint recoveries_token_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index recoveries_token_hash_idx on private.recoveries (token_hash);
create index recoveries_user_id_idx on private.recoveries (user_id);
create index recoveries_unknown_idx on private.recoveries (asked_at) where user_id is null;
