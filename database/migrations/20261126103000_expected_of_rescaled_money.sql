-- What was typed in these currencies is a hundred or a thousand times as many minor units since
-- 20261126072000_minor_units_of_iso_4217.sql; what was expected before is still in those of then. Forecasts are made
-- anew, and what cards expect is rescaled.
create temporary table rescaled on commit drop as
  select choices.account_id, case currency when 'IQD' then 1000 else 100 end as factor, first.applied_at,
    '{giving,giving_settled,giving_per_attender}'::text[]
      || array(select id from analytics.own_figures as own where own.account_id = choices.account_id and is_money) as of_money
  from analytics.measure_choices as choices, (
    select applied_at from private.migrations where name = '20261126072000_minor_units_of_iso_4217.sql') as first
  where currency in ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SLL',
      'SOS', 'SYP', 'YER')
    and exists (select from analytics.counts as typed where typed.account_id = choices.account_id and is_money);
delete from analytics.forecasts as told using rescaled
where told.account_id = rescaled.account_id and figure = any (of_money) and said_at <= applied_at;
delete from analytics.forecast_weeks as told using rescaled
where told.account_id = rescaled.account_id and told.figure = any (of_money) and (scored_at <= applied_at or not exists (
  select from analytics.forecasts as since where since.account_id = told.account_id and since.figure = told.figure
    and told.week between since.origin + 7 and since.origin + 56));
delete from analytics.expected_weeks as told using rescaled where told.account_id = rescaled.account_id;
update analytics.recommendations as card
set expected = expected || jsonb_build_object('middle', (expected ->> 'middle')::numeric * factor,
  'low', (expected ->> 'low')::numeric * factor, 'high', (expected ->> 'high')::numeric * factor)
from rescaled
where card.account_id = rescaled.account_id and score is null and created_at <= applied_at
  and expected ->> 'figure' = any (of_money)
  -- What a provider had was in these units before.
  and not exists (select from analytics.figures as week
    where week.account_id = card.account_id and week.figure = expected ->> 'figure' and week.source <> 'hand');
drop table rescaled;
