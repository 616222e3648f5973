-- Money was typed as whole units while no currency was known, and is read in minor ones, with two decimals. What
-- was typed since is right already, and so is what was typed in the currency of a former organization.
update analytics.goals as goal set value = goal.value * 100
from analytics.measure_choices as choices
where choices.account_id = goal.account_id and choices.currency is null and (
    goal.figure in ('giving', 'giving_settled', 'giving_per_attender')
    or exists (select from analytics.own_figures as own
      where own.account_id = goal.account_id and own.id = goal.figure and own.is_money))
  -- Minor units are older than these migrations, and younger than any other.
  and goal.written_at < (select min(applied_at) from private.migrations where name >= '20261126')
  and not exists (select from private.figure_origins as origin
    where origin.account_id = goal.account_id and origin.integration_type = 'planning_center'
      and origin.since > goal.written_at and exists (select from private.figures_put_aside as aside
        where aside.account_id = goal.account_id and aside.integration_type = 'planning_center'));
