-- Since when a church's groups are followed stands with what was read of them, and goes with it: after a
-- Disconnect, with a lost key, and when other groups are chosen, nobody knows who has left meanwhile.
insert into private.reading_coverage (account_id, integration_type, kind, read_with, computed_with, covered_from,
  covered_to, first_day, as_of)
select account_id, looked.integration_type, 'groupJoins', looked.read_with, looked.computed_with,
  looked.covered_to - 868, looked.covered_to, base.groups_since, looked.as_of
from private.reading_coverage as looked join analytics.people_bases as base using (account_id)
where looked.kind = 'memberCounts' and base.groups_since is not null;
-- Whoever had disconnected has nothing left that is followed.
update analytics.people_bases as base set groups_since = null
where not exists (select from private.reading_coverage as kept
  where kept.account_id = base.account_id and kept.kind = 'groupJoins');
