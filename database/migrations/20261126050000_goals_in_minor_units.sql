-- Money was typed as whole units while no currency was known, and is read in minor ones, with two decimals.
update analytics.goals as goal set value = least(goal.value * 100, 1e9)
from analytics.measure_choices as choices
where choices.account_id = goal.account_id and choices.currency is null and (
  goal.figure in ('giving', 'giving_settled', 'giving_per_attender')
  or exists (select from analytics.own_figures as own
    where own.account_id = goal.account_id and own.id = goal.figure and own.is_money));
