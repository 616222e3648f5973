-- Where a session was opened from, for its person to recognize; gone with the session.
alter table auth.sessions add column address text constraint sessions_address_length check (char_length(address) <= 64);
