-- What a church's weeks read. People reach this schema through named functions only, as themselves,
-- under row-level security; it is not served by /rest. The jobs write it.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'steeple_jobs') then
    create role steeple_jobs login noinherit;
  end if;
end $$;
alter role steeple_jobs connection limit 60;
alter role steeple_jobs set statement_timeout = '60s';
alter role steeple_jobs set idle_in_transaction_session_timeout = '60s';

create schema analytics;
grant usage on schema analytics to account_admin, super_admin, steeple_jobs;
grant usage on schema private to steeple_jobs;

-- One row per church, week and figure; the newest reading.
create table analytics.figures (
  account_id uuid not null references public.accounts (id) on delete cascade,
  figure text not null
    constraint figures_figure_known check (figure in (
      'attendance', 'first_time_guests', 'guest_return', 'kids', 'serving', 'group_members',
      'group_attendance', 'giving', 'giving_settled', 'giving_units', 'recurring_share', 'reach',
      'room_use', 'search_clicks', 'search_impressions', 'search_nonbrand_clicks')),
  -- the local date of the week's first day
  week date not null,
  value numeric,
  state text not null
    constraint figures_state_known check (state in ('complete', 'incomplete', 'missing', 'suppressed')),
  -- the provider's records that the value rests on
  count integer not null constraint figures_count_not_negative check (count >= 0),
  source text not null constraint figures_source_length check (char_length(source) between 1 and 100),
  as_of timestamptz not null,
  primary key (account_id, figure, week),
  constraint figures_value_where_there_is_one check (
    case state when 'complete' then value is not null
               when 'incomplete' then true
               else value is null end)
);

-- What a figure read before it was corrected: a reading is superseded, never overwritten.
create table analytics.superseded_figures (
  id bigint generated always as identity primary key,
  account_id uuid not null references public.accounts (id) on delete cascade,
  figure text not null,
  week date not null,
  value numeric,
  state text not null,
  count integer not null,
  source text not null,
  as_of timestamptz not null,
  superseded_at timestamptz not null default now()
);
create index superseded_figures_week_idx
  on analytics.superseded_figures (account_id, figure, week, superseded_at);

-- What a church counts: what we found, what we suggest and why, and what somebody has chosen.
create table analytics.measure_choices (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  available jsonb not null,
  suggested jsonb not null,
  reasons jsonb not null,
  -- null until somebody has chosen; then the suggestion counts
  chosen jsonb,
  chosen_by uuid,
  chosen_at timestamptz,
  -- ISO 4217; of most gifts, null while none has been read
  currency text constraint measure_choices_currency_shape check (currency ~ '^[A-Z]{3}$')
);
