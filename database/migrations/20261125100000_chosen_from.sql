-- What somebody has chosen from, by list: an event can have the id of a fund, and what is refused now was
-- there before. `chosen_among` stays for processes of the version before.
alter table analytics.measure_choices add column chosen_from jsonb;
update analytics.measure_choices set chosen_from = jsonb_build_object(
  'events', chosen_among, 'attendanceTypes', chosen_among, 'locations', chosen_among,
  'serviceTypes', chosen_among, 'groupTypes', chosen_among, 'funds', chosen_among,
  'forms', chosen_among, 'workflows', chosen_among)
where chosen_among is not null;
