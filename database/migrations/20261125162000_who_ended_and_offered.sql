-- Who ended a shared link, so that nobody else undoes it; null where it ended with its author's right.
alter table analytics.share_links add column revoked_by uuid;

-- Who offered a letter, whose name goes with them.
alter table private.letters add column offered_by_id uuid;
