-- A card is open as long as nobody has dismissed or done it and it still holds: the newest week in which it did
-- (null: the week that it was made in), and whether what it was made of was corrected since.
alter table analytics.recommendations
  add column held_to date,
  add column is_refuted boolean not null default false;
