-- What is read from outside systems without anybody asking: when a connection is due, who reads it
-- now, and how far they are. The truth is here; the queue (schema `jobs`) only says who looks next.

-- One row per connected integration; readings of that connection refer to it and go with it.
create table private.sync_connections (
  account_id uuid not null,
  integration_type text not null,
  -- when the next run is to begin; null: not before a person has done something
  due_at timestamptz,
  -- why it is made
  mode text not null default 'first'
    constraint sync_connections_mode_known check (mode in ('first', 'nightly', 'weekly', 'choices')),
  -- the run that is queued or under way
  run_id uuid,
  -- the run that `sync_tasks` were planned for
  planned_run uuid,
  -- choices were saved meanwhile: what they need is planned before the next task
  wants_choices boolean not null default false,
  -- which process reads, and until when nobody else may
  holder uuid,
  lease_until timestamptz,
  -- failures in a row
  attempts integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  label text,
  started_at timestamptz,
  finished_at timestamptz,
  -- what went wrong last, as a code; null when nothing did
  last_error text,
  -- the church's local dates that have been read
  covers_from date,
  covers_to date,
  first_done_at timestamptz,
  nightly_done_at timestamptz,
  weekly_done_at timestamptz,
  -- whom the provider counts requests for: a keyed hash, never an id
  person_hash text,
  -- the provider's id of the church that was read; another one begins anew
  organization_id text,
  primary key (account_id, integration_type),
  foreign key (account_id, integration_type)
    references public.integrations (account_id, integration_type) on delete cascade
);
create index sync_connections_due_at_idx on private.sync_connections (due_at);

-- The steps of a connection's current run, in the order they are read in.
create table private.sync_tasks (
  account_id uuid not null,
  integration_type text not null,
  key text not null,
  kind text not null,
  covers_from date,
  covers_to date,
  label text not null,
  position integer not null,
  done_at timestamptz,
  primary key (account_id, integration_type, key),
  foreign key (account_id, integration_type)
    references private.sync_connections (account_id, integration_type) on delete cascade
);
create index sync_tasks_position_idx on private.sync_tasks (account_id, integration_type, position);

-- How fast each person at a provider may be asked, over all connections and processes. Two theoretical
-- arrival times (GCRA): one that every request moves on, one for what is read in the background.
create table private.provider_paces (
  -- the provider and the person's hash, or the connection while the person is not known
  key text primary key,
  any_until timestamptz not null default '-infinity',
  background_until timestamptz not null default '-infinity',
  -- what the provider said last: so many requests in so many seconds
  rate_limit integer not null default 100 constraint provider_paces_limit_positive check (rate_limit > 0),
  period_seconds numeric not null default 20 constraint provider_paces_period_positive check (period_seconds > 0),
  -- others ask in this person's name too
  background_after timestamptz not null default '-infinity',
  -- what Retry-After asked for
  busy_until timestamptz not null default '-infinity',
  used_at timestamptz not null default now()
);

-- Whoever is connected already is read from now on.
insert into private.sync_connections (account_id, integration_type, due_at, run_id)
select account_id, integration_type, now(), gen_random_uuid() from private.provider_credentials;
