-- What was said of a week before it came, and how it came out.
create table analytics.forecasts (
  account_id uuid not null references public.accounts (id) on delete cascade,
  figure text not null
    constraint forecasts_figure_known check (figure in (
      'attendance', 'first_time_guests', 'guest_return', 'kids', 'serving', 'group_members',
      'group_attendance', 'giving', 'giving_settled', 'giving_units', 'recurring_share', 'reach',
      'room_use', 'search_clicks', 'search_impressions', 'search_nonbrand_clicks')),
  -- the first day of the last week that was known
  origin date not null,
  horizon smallint not null constraint forecasts_horizon_known check (horizon between 1 and 8),
  -- the first day of the week it is about
  week date not null constraint forecasts_week_of_horizon check (week = origin + 7 * horizon),
  median numeric not null,
  low80 numeric not null,
  high80 numeric not null,
  low95 numeric not null,
  high95 numeric not null,
  constraint forecasts_ranges_nested check (
    low95 <= low80 and low80 <= median and median <= high80 and high80 <= high95 and low95 >= 0),
  -- what of the median is level, season, last year and events
  why jsonb not null,
  -- the counted weeks it was said from
  counted_weeks integer not null,
  said_at timestamptz not null,
  -- as the week read when it was first complete; a later correction changes nothing here
  scored_at timestamptz,
  came numeric,
  inside80 boolean,
  inside95 boolean,
  constraint forecasts_scored_whole check (num_nulls(scored_at, came, inside80, inside95) in (0, 4)),
  primary key (account_id, figure, origin, horizon)
);
create index forecasts_unscored_idx on analytics.forecasts (account_id, figure, week)
  where scored_at is null;

-- Churches that let the priors of everybody's forecasts be learned from their effects. No row: no.
create table analytics.forecast_sharing (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  shared_by uuid not null default auth.uid(),
  shared_at timestamptz not null default now()
);
