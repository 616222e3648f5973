-- Of gifts, the currencies that are among all of them; null while nobody has looked.
alter table private.reading_coverage add column currencies text[];
