-- Which application at the provider a pair was given to: no other one can renew it. Null in rows from
-- before, until they are renewed.
alter table private.provider_credentials add column client_id text;
