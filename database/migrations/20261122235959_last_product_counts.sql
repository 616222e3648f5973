-- What each product counted when it last answered, so that one that fails now keeps its number, with
-- its age: `{ "<product>": { "total": 12, "at": "<when>" } }`.
alter table private.sync_connections add column product_counts jsonb not null default '{}';
