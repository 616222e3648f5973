-- A day's readings as lists of values: their names stand once in server/sync/readings/reading-lists.ts. `body` has
-- those of before, until a run of the church packs them, and those that a process of the version before still
-- stores.
alter table private.readings
  alter column body drop not null,
  -- a kind says whose it is
  alter column integration_type drop not null,
  add column lists json,
  -- Rows of before have a body and nothing else: looking through them all would hold up everybody.
  add constraint readings_as_one check (num_nonnulls(body, lists) = 1) not valid;
