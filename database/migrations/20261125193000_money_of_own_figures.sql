-- Written with its kind, so that a row is restored as it was.
alter table analytics.own_figures alter column is_money drop expression,
  add constraint own_figures_money_is_its_kind check (is_money = (kind = 'money'));
