-- E-mails are kept in small letters, as the clients' protocol has them: a filter then finds what was
-- typed in any letters. Both tables, because the rules that keep them alike may not be there yet.
update auth.users set email = lower(email) where email <> lower(email);
update public.profiles set email = lower(email) where email <> lower(email);
set constraints all immediate;

-- Signs that nobody sees and that turn the reading direction: two names that look alike are alike.
-- Joiners stay, since scripts and emoji need them (U+200C, U+200D).
do $$
declare
  invisible constant text := '[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]';
  name record;
begin
  for name in
    select * from (values
      ('accounts', 'account_name'), ('profiles', 'first_name'), ('profiles', 'last_name'),
      ('knowledge', 'title')) as named (tab, col)
  loop
    execute format(
      'update public.%1$I set %2$I = coalesce(nullif(btrim(regexp_replace(%2$I, %3$L, '''', ''g'')), ''''), ''Unnamed'') where %2$I ~ %3$L',
      name.tab, name.col, invisible);
    execute format('alter table public.%1$I add constraint %3$I check (%2$I !~ %4$L)',
      name.tab, name.col, name.tab || '_' || name.col || '_visible', invisible);
  end loop;
end $$;
