-- In a migration of its own, so that the tables stay open to whoever reads while every row is written.
update analytics.quarters set computed_with = md5(people_bases.computed_with)
from analytics.people_bases where people_bases.account_id = quarters.account_id;

-- Of a church that had chosen nothing yet, no giving was told.
update analytics.people_bases as base set tells_giving = false
where not exists (
  select from analytics.measure_choices as choices
  where choices.account_id = base.account_id and choices.chosen is not null and choices.chosen_at <= base.quarter_at
);
