-- Sealed with the key of their purpose, since a church's few mergers are the same in each: unsealed, they told
-- which hash among those who give is which among those who serve. All are read once more.
alter table private.people_keys
  alter column merged drop default,
  alter column merged type text using '',
  alter column merged set default '';
update private.people_keys set mergers_until = null;
