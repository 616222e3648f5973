-- Who connected a church. At Google, giving one token back ends all that its person has granted us, so
-- a person's tokens are given back with their last connection (docs/decisions/provider-tokens.md). No
-- foreign keys: it is compared and nothing else, and holds after the person is gone.
alter table private.provider_credentials add column connected_by uuid;
alter table private.provider_revocations add column connected_by uuid;
create index provider_credentials_connected_by_idx on private.provider_credentials (connected_by, integration_type);
