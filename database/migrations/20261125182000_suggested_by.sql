-- By product, what the suggestion was made from: our rules, and what the church had and how it used it. Nothing of
-- it is known of suggestions made until now, so that they are made anew.
alter table analytics.measure_choices add column suggested_by jsonb not null default '{}';
