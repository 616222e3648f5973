-- What was sent stays to be read, and counts against the month, when its card goes.
alter table analytics.model_requests
  alter column recommendation_id drop not null,
  drop constraint model_requests_account_id_recommendation_id_fkey,
  add constraint model_requests_account_id_fkey
    foreign key (account_id) references public.accounts (id) on delete cascade,
  add constraint model_requests_account_id_recommendation_id_fkey
    foreign key (account_id, recommendation_id) references analytics.recommendations (account_id, id)
    on delete set null (recommendation_id);

-- When a person last asked for a run at once.
alter table private.sync_connections add column pressed_at timestamptz;
