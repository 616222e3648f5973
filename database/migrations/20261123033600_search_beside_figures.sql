-- Clicks by the church's name and of local searches, by week: the dashboard shows them beside the figures.
alter table analytics.expected_weeks add column search jsonb;
