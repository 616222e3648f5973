-- How many digits the minor unit of a currency has (ISO 4217), as contract/minor-units.ts; two while none is known.
create or replace function private.minor_digits(currency text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV',
      'XAF', 'XOF', 'XPF') then 0
    when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 3
    when currency in ('CLF', 'UYW') then 4
    else 2 end
$$;
revoke execute on function private.minor_digits(text) from public;
grant execute on function private.minor_digits(text) to account_admin, super_admin, steeple_jobs;

-- The digits of a church's money now, for whoever may change it. Its currency stays until the transaction ends.
create or replace function private.hold_minor_digits(church_id uuid) returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_church_to_change(church_id);
  perform from public.accounts where id = church_id for share;
  return private.minor_digits((select currency from analytics.measure_choices where account_id = church_id));
end $$;
revoke execute on function private.hold_minor_digits(uuid) from public;
grant execute on function private.hold_minor_digits(uuid) to account_admin, super_admin;

-- An amount in minor units as it was typed where they had `typed_digits`, in those of now. Without them it was typed in
-- those of now.
create or replace function private.in_minor_units(church_id uuid, amount numeric, typed_digits integer) returns numeric
language sql volatile set search_path = '' as $$
  select case when typed_digits is null then amount
    else round(amount * 10.0 ^ (private.hold_minor_digits(church_id) - typed_digits)) end
$$;
revoke execute on function private.in_minor_units(uuid, numeric, integer) from public;
grant execute on function private.in_minor_units(uuid, numeric, integer) to account_admin, super_admin;

-- Keeps what currency a church's money is in; null: none is known. What was typed keeps its amount: where minor units
-- have other digits now, counts with every change, goals and weeks made of them are written in those, and forecasts
-- are made anew. Where they have other digits than two, a currency stays until another is known: what was typed would be
-- rounded to two. Whoever types holds the church's row, and comes before or after the whole of it.
create or replace function private.keep_currency(church_id uuid, known text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  former text;
  factor numeric;
  of_money text[];
begin
  if not exists (select from analytics.measure_choices where account_id = church_id and currency is distinct from known) then
    return;
  end if;
  perform from public.accounts where id = church_id for no key update;
  select currency into former from analytics.measure_choices where account_id = church_id for update;
  if not found or former is not distinct from known or known is null and private.minor_digits(former) <> 2 then
    return;
  end if;
  update analytics.measure_choices set currency = known where account_id = church_id;
  factor := 10.0 ^ (private.minor_digits(known) - private.minor_digits(former));
  if factor = 1 then
    return;
  end if;
  of_money := '{giving,giving_settled,giving_per_attender}'::text[]
    || array(select id from analytics.own_figures where account_id = church_id and is_money);
  update analytics.counts set value = round(value * factor) where account_id = church_id and is_money and value > 0;
  update analytics.count_revisions set value = round(value * factor)
  where account_id = church_id and is_money and value > 0;
  update analytics.count_questions set typed_value = round(typed_value * factor)
  where account_id = church_id and is_money and typed_value > 0;
  update analytics.goals set value = greatest(1, least(round(value * factor), 999999999999))
  where account_id = church_id and figure = any (of_money);
  update analytics.figures set value = round(value * factor)
  where account_id = church_id and figure = any (of_money) and 'hand' = any (string_to_array(source, '+'));
  update analytics.superseded_figures set value = round(value * factor)
  where account_id = church_id and figure = any (of_money) and 'hand' = any (string_to_array(source, '+'));
  delete from analytics.forecasts where account_id = church_id and figure = any (of_money);
  delete from analytics.forecast_weeks where account_id = church_id and figure = any (of_money);
  delete from analytics.expected_weeks where account_id = church_id;
end $$;
revoke execute on function private.keep_currency(uuid, text) from public;
grant execute on function private.keep_currency(uuid, text) to steeple_jobs;
