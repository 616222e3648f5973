-- Who came in by an invitation, which goes with them. Of those who are gone already it goes now.
alter table private.invitations add column accepted_by uuid
  references auth.users (id) on delete cascade deferrable initially deferred;
create index invitations_accepted_by_idx on private.invitations (accepted_by);
update private.invitations as invitation set accepted_by = person.id from auth.users as person
where invitation.accepted_at is not null and lower(person.email) = invitation.email;
delete from private.invitations where accepted_at is not null and accepted_by is null;
