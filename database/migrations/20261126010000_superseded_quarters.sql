-- The choices that a row rests on, and what it told before a correction or other choices changed it: choices that
-- are put back give their rows back. What rows of giving told is remembered apart.
alter table analytics.quarters add column computed_with text not null default '';

create table private.superseded_quarters (
  id bigint generated always as identity primary key,
  account_id uuid not null references public.accounts (id) on delete cascade,
  quarter text not null,
  measure text not null constraint superseded_quarters_without_giving check (measure !~ '^(gave|givers)'),
  span smallint not null,
  value integer,
  base integer,
  state text not null,
  as_of timestamptz not null,
  computed_with text not null,
  superseded_at timestamptz not null default private.now()
);
create index superseded_quarters_account_id_idx on private.superseded_quarters (account_id, quarter, measure);

alter table analytics.people_bases
  -- whether somebody had chosen what counts of giving
  add column tells_giving boolean not null default true,
  -- what was counted with other choices when its hashes were still there, by these
  add column former jsonb not null default '{}';
