-- Links that were being made while their author left were missed, and would open again with a new role.
update analytics.share_links as link set revoked_at = now()
where revoked_at is null and not exists (
  select from public.profiles as author
  where author.user_id = link.author_id
    and (author.role = 'super_admin'
      or (author.role = 'account_admin' and author.account_id = link.account_id)));
