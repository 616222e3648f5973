-- What was said takes a row for each figure and origin in place of one for each week ahead, and how a
-- week came out stands once beside it: 2.6 MB of a church and year were 104 rows a week.
alter table analytics.forecasts rename to forecasts_by_week;
alter index analytics.forecasts_pkey rename to forecasts_by_week_pkey;

-- What was said of the weeks ahead, with the figures as known then. Never changed.
create table analytics.forecasts (
  account_id uuid not null references public.accounts (id) on delete cascade,
  figure text not null
    constraint forecasts_figure_known check (figure in (
      'attendance', 'first_time_guests', 'guest_return', 'kids', 'serving', 'group_members',
      'group_attendance', 'giving', 'giving_settled', 'giving_units', 'recurring_share', 'reach',
      'room_use', 'search_clicks', 'search_impressions', 'search_nonbrand_clicks')),
  -- the first day of the last week that was known
  origin date not null,
  -- the counted weeks it was said from
  counted_weeks integer not null,
  said_at timestamptz not null,
  -- a list for each week ahead: horizon, median, low80, high80, low95, high95, and what of the median is
  -- level, season, last year and events
  said json not null constraint forecasts_said_weeks check (json_array_length(said) between 1 and 8),
  primary key (account_id, figure, origin)
);

-- A week that was spoken of, and how it came out.
create table analytics.forecast_weeks (
  account_id uuid not null references public.accounts (id) on delete cascade,
  figure text not null,
  -- its first day
  week date not null,
  -- as it read when it was first complete; a later correction changes nothing here
  scored_at timestamptz,
  came numeric,
  constraint forecast_weeks_scored_whole check (num_nulls(scored_at, came) in (0, 2)),
  primary key (account_id, figure, week)
);
create index forecast_weeks_unscored_idx on analytics.forecast_weeks (account_id, figure, week)
  where scored_at is null;

insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at, said)
select account_id, figure, origin, max(counted_weeks), max(said_at),
  json_agg(json_build_array(horizon, median, low80, high80, low95, high95,
    coalesce((why ->> 'level')::numeric, median), coalesce((why ->> 'season')::numeric, 0),
    coalesce((why ->> 'lastYear')::numeric, 0), coalesce((why ->> 'events')::numeric, 0)) order by horizon)
from analytics.forecasts_by_week group by account_id, figure, origin;

insert into analytics.forecast_weeks (account_id, figure, week, scored_at, came)
select account_id, figure, week, min(scored_at), (array_agg(came order by scored_at))[1]
from analytics.forecasts_by_week group by account_id, figure, week;

drop table analytics.forecasts_by_week;
drop function if exists private.before_forecast_update();
