-- What a person should know about what was read: refused, not believed, corrected. A row stays until the
-- same is read again without reason for it, and goes with the connection.
create table private.sync_notices (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  integration_type text not null,
  -- which reading says it, and is the one to take it back: a kind of reading, or a part of the sync
  source text not null constraint sync_notices_source_short check (length(source) <= 40),
  -- a kind of contract/functions/notices.ts
  kind text not null constraint sync_notices_kind_short check (length(kind) <= 40),
  -- of what: a code of the kind, e.g. a product or a currency; never a provider's text
  what text not null constraint sync_notices_what_short check (length(what) <= 40),
  -- the local day that it is about, if it is about one
  day date,
  number numeric,
  -- of how many
  out_of numeric,
  since timestamptz not null default private.now(),
  constraint sync_notices_once unique nulls not distinct
    (account_id, integration_type, source, kind, what, day),
  foreign key (account_id, integration_type)
    references private.sync_connections (account_id, integration_type) on delete cascade
);
