-- Jobs are done again after a crash of the database, so each of their transactions need not wait for the
-- disk: some sixty of a church and night. What a crash can take is the last half second, in order.
alter role steeple_jobs set synchronous_commit = off;
