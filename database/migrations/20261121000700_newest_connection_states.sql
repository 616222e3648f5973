-- A person's sign-ins at a provider are read newest first, to end those that are too many.
create index connection_states_user_id_created_at_idx on private.connection_states (user_id, created_at);
drop index private.connection_states_user_id_idx;
