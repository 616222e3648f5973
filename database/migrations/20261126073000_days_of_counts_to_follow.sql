-- The days whose counts have changed: a save need not compute three years.
alter table private.counts_to_follow
  add column first_day date not null default '-infinity',
  add column last_day date not null default 'infinity';
