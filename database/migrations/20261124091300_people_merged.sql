-- Records of people that were merged into others, by the hashes of this key, and until when the provider's
-- list of them was read: what came under either record is one person's.
alter table private.people_keys
  add column merged jsonb not null default '{}',
  add column mergers_until timestamptz;
