-- Values that no church has, believed by an earlier version, go with all that was computed from them.
create temporary table impossible on commit drop as
  select account_id, figure from analytics.figures where abs(value) > 1e12
  union
  select account_id, figure from analytics.superseded_figures where abs(value) > 1e12;
delete from analytics.forecasts as kept using impossible
  where kept.account_id = impossible.account_id and kept.figure = impossible.figure;
delete from analytics.forecast_weeks as kept using impossible
  where kept.account_id = impossible.account_id and kept.figure = impossible.figure;
delete from analytics.expected_weeks where account_id in (select account_id from impossible);
delete from analytics.superseded_figures where abs(value) > 1e12;
delete from analytics.figures where abs(value) > 1e12;
delete from private.figures_put_aside where abs(value) > 1e12;

-- Counts of people that are negative or have eight digits: all of their kind is read again.
delete from private.reading_coverage as kept
where kept.kind in ('eventTimes', 'meetings') and exists (
  select from private.readings as reading
  where reading.account_id = kept.account_id and reading.kind = kept.kind
    and reading.body::text ~ ': (-[0-9]|[0-9]{8})');

-- Short names of time zones that only browsers know, with what those mean by them.
create temporary table short_zones (name text primary key, zone text not null) on commit drop;
insert into short_zones values
  ('US/Pacific-New', 'America/Los_Angeles'), ('PST', 'America/Los_Angeles'),
  ('CST', 'America/Chicago'), ('IET', 'America/Indiana/Indianapolis'), ('PNT', 'America/Phoenix'),
  ('AST', 'America/Anchorage'), ('PRT', 'America/Puerto_Rico'), ('CNT', 'America/St_Johns'),
  ('AGT', 'America/Argentina/Buenos_Aires'), ('BET', 'America/Sao_Paulo'), ('ECT', 'Europe/Paris'),
  ('ART', 'Africa/Cairo'), ('CAT', 'Africa/Harare'), ('EAT', 'Africa/Addis_Ababa'),
  ('NET', 'Asia/Yerevan'), ('PLT', 'Asia/Karachi'), ('IST', 'Asia/Kolkata'), ('BST', 'Asia/Dhaka'),
  ('VST', 'Asia/Ho_Chi_Minh'), ('CTT', 'Asia/Shanghai'), ('JST', 'Asia/Tokyo'),
  ('ACT', 'Australia/Darwin'), ('AET', 'Australia/Sydney'), ('SST', 'Pacific/Guadalcanal'),
  ('NST', 'Pacific/Auckland'), ('MIT', 'Pacific/Apia');
update analytics.measure_choices set chosen = jsonb_set(chosen, '{timeZone}', to_jsonb(zone))
  from short_zones where chosen ->> 'timeZone' = name;
update analytics.measure_choices set suggested = jsonb_set(suggested, '{timeZone}', to_jsonb(zone))
  from short_zones where suggested ->> 'timeZone' = name;
