-- Clicks of other searches day by day, for the chart beside the sums of 28 days. Only ever read whole, so it
-- is kept as text; null until a church's next sync.
alter table analytics.expected_weeks add column search_days json;
