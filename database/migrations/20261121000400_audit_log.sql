-- Who changed what, when, before and after. Written by triggers in the transaction of the change.
create table private.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  -- the signed-in person; null for the server itself (seed, migrations)
  actor_id uuid,
  operation text not null constraint audit_log_operation_known check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  table_name text not null,
  row_id uuid not null,
  before jsonb,
  after jsonb
);
create index audit_log_happened_at_idx on private.audit_log (happened_at desc);
create index audit_log_row_id_idx on private.audit_log (row_id);
