-- Money of these currencies was typed in minor units as V8 has them, without decimals, and is read in those of
-- ISO 4217 now, as providers give it (functions/currencies.sql).
create temporary table rescaled on commit drop as
  select account_id, case currency when 'IQD' then 1000 else 100 end as factor from analytics.measure_choices
  where currency in ('AFN', 'ALL', 'COP', 'HUF', 'IDR', 'IQD', 'IRR', 'KPW', 'LAK', 'LBP', 'MGA', 'MMK', 'PKR', 'SLL',
    'SOS', 'SYP', 'YER');
update analytics.counts as typed set value = typed.value * factor
from rescaled where rescaled.account_id = typed.account_id and is_money;
update analytics.count_revisions as typed set value = typed.value * factor
from rescaled where rescaled.account_id = typed.account_id and is_money;
update analytics.count_questions as asked set typed_value = asked.typed_value * factor
from rescaled where rescaled.account_id = asked.account_id and is_money;
update analytics.goals as goal set value = least(goal.value * factor, 999999999999)
from rescaled where rescaled.account_id = goal.account_id and (
  goal.figure in ('giving', 'giving_settled', 'giving_per_attender')
  or exists (select from analytics.own_figures as own
    where own.account_id = goal.account_id and own.id = goal.figure and own.is_money));
-- The weeks that they are part of are computed again, as after every change of a count.
insert into private.counts_to_follow as kept (account_id, due_at)
select account_id, now() from rescaled
  where exists (select from analytics.counts as typed where typed.account_id = rescaled.account_id and is_money)
on conflict (account_id) do update set version = kept.version + 1, due_at = least(kept.due_at, excluded.due_at);
drop table rescaled;
