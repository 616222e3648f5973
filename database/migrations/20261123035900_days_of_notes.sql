-- A note in the year 25 or 9999 is a slip of the hand, and every look at the dashboard walks its weeks.
update analytics.annotations set
  starts_on = least(greatest(starts_on, date '2000-01-01'), date '2100-12-31'),
  ends_on = least(greatest(ends_on, date '2000-01-01'), date '2100-12-31')
where starts_on < date '2000-01-01' or ends_on > date '2100-12-31';

alter table analytics.annotations add constraint annotations_days_known
  check (starts_on >= date '2000-01-01' and ends_on <= date '2100-12-31');
