-- Their names are keyed from here on; those of before could be guessed.
delete from private.rate_counters where key like 'sign-in-%' or key like 'password-change:%';
