-- A day's readings as lists of values: their names stand once in server/sync/readings/reading-lists.ts. `body` has
-- those of before, until a run of the church packs them, and those that a process of the version before still
-- stores. A row has one of the two; checking that of all rows, or an index of them, would hold up everybody.
alter table private.readings
  alter column body drop not null,
  -- a kind says whose it is
  alter column integration_type drop not null,
  add column lists json;
