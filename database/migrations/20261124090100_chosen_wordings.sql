-- A model chooses among our sentences; what it wrote itself is no longer shown.
update analytics.recommendations set wording = null where wording is not null;
alter table analytics.model_requests
  drop constraint model_requests_answer_when_used,
  add constraint model_requests_answer_came check (outcome <> 'failed' or answer is null);

-- How often models were asked in a month, by all churches together.
create table private.model_months (
  month date primary key,
  requests integer not null
);
insert into private.model_months (month, requests)
select date_trunc('month', now(), 'UTC')::date, count(*)
from analytics.model_requests where sent_at >= date_trunc('month', now(), 'UTC');
