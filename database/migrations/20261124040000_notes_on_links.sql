-- A shared link shows the church's notes only where that was ticked.
alter table analytics.share_links add column shows_notes boolean not null default false;
