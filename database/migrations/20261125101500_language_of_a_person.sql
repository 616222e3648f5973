-- The language that a person chose for sentences; null is English.
alter table auth.users add column language text
  constraint users_language_check check (language ~ '^[a-z]{2}(-[A-Z]{2})?$');
