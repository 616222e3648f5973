-- What was read from a church's providers, as figures are computed from it. No name, e-mail or id of
-- a person: where different people count over weeks, keyed hashes, which go when they have served.
create table private.readings (
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null
    constraint readings_type_known check (integration_type in ('planning_center', 'google_search_console')),
  -- a kind of analytics/figures/readings.ts
  kind text not null,
  -- a local date of the church
  day date not null,
  -- the readings of that day, a list
  body jsonb not null,
  primary key (account_id, kind, day)
);

-- Which days of a kind were read, under which choices, and which of them are still kept.
create table private.reading_coverage (
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null,
  kind text not null,
  -- what the readings themselves depend on, e.g. the time zone: another one makes them void
  read_with text not null,
  -- what the figures of days that are no longer kept were computed with
  computed_with text not null,
  covered_from date not null,
  covered_to date not null,
  -- of days kept for a while only: all from kept_from on, and while older ones are being read also
  -- those before backlog_to; null: everything is kept
  kept_from date,
  backlog_to date,
  -- the first day with a record, however long ago it was read
  first_day date,
  as_of timestamptz not null,
  primary key (account_id, kind)
);

-- The key that a church's people are hashed with, sealed. Without it their hashes say nothing.
create table private.people_keys (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  sealed_key text not null
);
