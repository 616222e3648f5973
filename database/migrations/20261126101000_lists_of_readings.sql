-- A day's readings as lists of values: their names stand once in server/sync/readings/reading-lists.ts. `body` has
-- those of before, until a run of the church packs them, and those that a process of the version before still
-- stores; that version fails on lists and leaves them alone.
alter table private.readings
  alter column body drop not null,
  -- a kind says whose it is
  alter column integration_type drop not null,
  add column lists json,
  add constraint readings_as_one check (num_nonnulls(body, lists) = 1);
create index readings_to_pack on private.readings (account_id) where body is not null;
