-- Closed weeks that were read before and have read otherwise since, by their first day, until their figures
-- are computed: what moves with them was corrected at the provider, not chosen otherwise.
alter table private.reading_coverage add column corrected date[] not null default '{}';
