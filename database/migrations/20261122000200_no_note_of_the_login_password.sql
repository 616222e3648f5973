-- Whoever had a backup could hold guesses at DATABASE_URL's password against this note. Which password
-- the login roles have is found by signing in.
delete from private.settings where name = 'login password';
