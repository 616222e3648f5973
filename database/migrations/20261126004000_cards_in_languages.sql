-- What a card says, by language: each person at a church reads it in their own.
alter table analytics.recommendations add column told jsonb not null default '{}';
