-- When its reader turned the letter down, so that it is not offered again for a while.
alter table private.letters add column declined_at timestamptz;
