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

-- Whether an amount of a church must say in which digits it was typed: pages of before contract/minor-units.ts wrote
-- these currencies as their engine has them, and what they queued on a phone may still come.
create or replace function private.needs_typed_digits(church_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_church_to_change(church_id);
  perform from public.accounts where id = church_id for share;
  return exists (select from analytics.measure_choices where account_id = church_id and currency in ('AFN', 'ALL', 'COP',
    'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SLL', 'SOS', 'SYP', 'YER'));
end $$;
revoke execute on function private.needs_typed_digits(uuid) from public;
grant execute on function private.needs_typed_digits(uuid) to account_admin, super_admin;

-- An amount in minor units as it was typed where they had `typed_digits`, in those of now. Without them it was typed in
-- those of now; ST419 where that is not sure.
create or replace function private.in_minor_units(church_id uuid, amount numeric, typed_digits integer) returns numeric
language plpgsql volatile set search_path = '' as $$
begin
  if typed_digits is not null then
    return round(amount * 10.0 ^ (private.hold_minor_digits(church_id) - typed_digits));
  elsif amount > 0 and private.needs_typed_digits(church_id) then
    raise exception 'This amount does not say its digits' using errcode = 'ST419';
  end if;
  return amount;
end $$;
revoke execute on function private.in_minor_units(uuid, numeric, integer) from public;
grant execute on function private.in_minor_units(uuid, numeric, integer) to account_admin, super_admin;

-- What cards that are not scored yet expect of money, in minor units of another size. Where a provider has the weeks,
-- they are of gifts in another currency now: nothing is expected of them.
create or replace function private.rescale_expected(church_id uuid, of_money text[], factor numeric) returns void
language sql volatile security definer set search_path = '' as $$
  update analytics.recommendations as card
  set expected = case when by_hand then expected || jsonb_build_object('middle', (expected ->> 'middle')::numeric * factor,
      'low', (expected ->> 'low')::numeric * factor, 'high', (expected ->> 'high')::numeric * factor) end,
    measured_to = case when by_hand then measured_to end
  from (select id as card_id, not exists (select from analytics.figures as week
      where week.account_id = church_id and week.figure = expected ->> 'figure' and week.source <> 'hand') as by_hand
    from analytics.recommendations where account_id = church_id and score is null and expected ->> 'figure' = any (of_money)) as open
  where card.account_id = church_id and card.id = card_id
$$;
revoke execute on function private.rescale_expected(uuid, text[], numeric) from public;

-- Keeps what currency a church's money is in; null: none is known. What was typed keeps its amount: where minor units
-- have other digits now, counts with every change, goals, weeks made of them and what cards expect of such weeks are
-- written in those, and forecasts are made anew. Where they have other digits than two, a currency stays until another
-- is known: what was typed would be rounded to two. Whoever types holds the church's row, and comes before or after the
-- whole of it.
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
  perform private.rescale_expected(church_id, of_money, factor);
  delete from analytics.forecasts where account_id = church_id and figure = any (of_money);
  delete from analytics.forecast_weeks where account_id = church_id and figure = any (of_money);
  delete from analytics.expected_weeks where account_id = church_id;
end $$;
revoke execute on function private.keep_currency(uuid, text) from public;
grant execute on function private.keep_currency(uuid, text) to steeple_jobs;
