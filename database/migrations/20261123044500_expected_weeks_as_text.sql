-- What was expected of a church is only ever read whole. As text it is handed over as it is; as jsonb its
-- ten thousand numbers are written out anew at every look at the dashboard, which takes a millisecond.
alter table analytics.expected_weeks alter column expected type json;
