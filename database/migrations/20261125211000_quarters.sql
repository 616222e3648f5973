-- What became of a church's households, a row per calendar quarter and measure of contract/people.ts.
create table analytics.quarters (
  account_id uuid not null references public.accounts (id) on delete cascade,
  -- e.g. 2026-Q4; of several quarters, the last
  quarter text not null constraint quarters_quarter_named check (quarter ~ '^\d{4}-Q[1-4]$'),
  measure text not null constraint quarters_measure_shape check (measure ~ '^[a-z][a-z0-9_]{0,59}$'),
  -- of how many quarters
  span smallint not null constraint quarters_span_known check (span in (1, 2, 4)),
  value integer constraint quarters_value_counted check (value >= 0),
  base integer constraint quarters_base_counted check (base >= 0),
  state text not null
    constraint quarters_state_known check (state in ('complete', 'incomplete', 'missing', 'suppressed')),
  as_of timestamptz not null,
  primary key (account_id, quarter, measure),
  constraint quarters_tell_when_complete check (
    (value is not null) = (state = 'complete') and (base is null or state = 'complete'))
);

-- How a church's people are counted, and what was counted when their hashes were still there.
create table analytics.people_bases (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  unit text not null constraint people_bases_unit_known check (unit in ('households', 'people')),
  -- who checks in as the last quarter suggests, and the two shares behind it; null where unknown
  check_in text not null
    constraint people_bases_check_in_known check (check_in in ('everybody', 'some', 'children', 'nobody')),
  checked_in double precision,
  at_kids_places double precision,
  -- by quarter: the week that it is measured by, and how many of those counted by heads check in, then and a
  -- year before
  measured jsonb not null default '{}',
  -- how many different people came, by week
  comers jsonb not null default '{}',
  -- of how many quarters cohorts are told, by their year
  spans jsonb not null default '{}',
  -- the first check-in at a counted event, the first week whose newcomers are told from members, and since
  -- when groups' joins are collected
  first_check_in date,
  begins date,
  groups_since date,
  -- products whose people have other ids than those of check-ins
  other_ids text[] not null default '{}',
  -- what the rows rest on: other choices write them anew
  computed_with text not null,
  -- the newest closed week and quarter that were counted, and when the quarter was
  week date,
  quarter text,
  quarter_at timestamptz,
  as_of timestamptz not null
);

-- Every pair that a row of giving ever told, and when it was withheld: what is told next must not differ by a
-- few households from any of them.
create table private.told_giving (
  id bigint generated always as identity primary key,
  account_id uuid not null references public.accounts (id) on delete cascade,
  -- whose records were read
  origin text not null,
  quarter text not null,
  span smallint not null,
  measure text not null,
  -- what the church counted then
  choices text not null,
  -- null where the row was withheld
  value integer,
  base integer,
  told_at timestamptz not null default private.now()
);
create index told_giving_account_id_idx on private.told_giving (account_id);

-- What a run has read so far of people's past, sealed; it goes with the run.
create table private.people_parts (
  account_id uuid not null references public.accounts (id) on delete cascade,
  kind text not null,
  -- the church's local dates that it covers
  covers_from date not null,
  covers_to date not null,
  sealed text not null,
  read_at timestamptz not null default private.now(),
  primary key (account_id, kind, covers_from)
);

alter table private.sync_connections
  -- a quarterly run was asked for, and when the next one is due
  add column wants_quarterly boolean not null default false,
  add column quarterly_due_at timestamptz,
  drop constraint sync_connections_mode_known,
  add constraint sync_connections_mode_known
    check (mode in ('first', 'nightly', 'weekly', 'choices', 'past', 'quarterly'));

-- Who comes, serves and fills in a card is followed together from now on, under one key: hashes under the
-- former two are read again for the days that were kept.
delete from private.people_keys where purpose in ('guest_cards', 'teams');
delete from private.readings where kind in ('guestCards', 'team');
delete from private.reading_coverage
where kind in ('guestCards', 'team') and (backlog_to is not null or kept_from is null or kept_from <= covered_from);
update private.reading_coverage set covered_to = kept_from - 1, past_from = null, past_to = null, past_at = null
where kind in ('guestCards', 'team') and kept_from <= covered_to;
