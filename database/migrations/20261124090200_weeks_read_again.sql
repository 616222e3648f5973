-- Weeks of the past in which something has changed, or on which a change elsewhere depends: they are read
-- again by the next run, and go once their figures are computed.
create table private.weeks_to_read (
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null,
  -- what is read again, e.g. `checkIns`
  kind text not null,
  -- the local date of the week's first day
  week date not null,
  primary key (account_id, integration_type, kind, week)
);

alter table private.sync_connections
  -- until when the lists of what was changed have been read
  add column changes_until timestamptz,
  -- when a part of the past was last due to be read again
  add column past_done_at timestamptz,
  drop constraint sync_connections_mode_known,
  add constraint sync_connections_mode_known
    check (mode in ('first', 'nightly', 'weekly', 'choices', 'past'));

-- How far the past has been read again, a window a week: the last window's end and, of people's hashes, the
-- days of it that the next window needs.
alter table private.reading_coverage
  add column past_from date,
  add column past_to date,
  add column past_at timestamptz;
