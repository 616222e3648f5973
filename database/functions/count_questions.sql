-- Answers a question about a count as the requesting person; answered once. ST404 if there is none that they
-- see, ST419 if it was answered otherwise. Returns true.
create or replace function private.answer_count(church_id uuid, question_id uuid, given text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked analytics.count_questions;
  kept analytics.counts;
  other analytics.count_revisions;
begin
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  -- The count first, as a save locks it.
  select count.* into kept from analytics.counts as count join analytics.count_questions as question on question.count_id = count.id
  where question.id = question_id and question.account_id = church_id and (not count.is_money or private.sees_giving())
  for update of count;
  select * into asked from analytics.count_questions where id = question_id and count_id = kept.id for update;
  if asked.id is null then
    raise exception 'There is no such question' using errcode = 'ST404';
  end if;
  if asked.answer = given then
    return true;
  elsif asked.answer is not null then
    raise exception 'It was answered otherwise' using errcode = 'ST419';
  end if;
  if asked.kind = 'difference' and given = 'other' then
    select * into strict other from analytics.count_revisions where count_id = kept.id and revision = asked.other_revision;
    perform private.add_revision(kept, jsonb_build_object('value', other.value, 'noService', other.no_service,
      'estimate', other.is_estimate, 'typedAt', private.now()), 'typed', auth.uid(), private.own_signature(),
      private.own_signature(), null, null, true);
    -- Whatever was in doubt stands no longer.
    perform private.settle_count(kept.id, other.value, false);
  -- An answer about a number that stands no longer leaves the one that does.
  elsif asked.kind = 'doubtful' and given = 'yes' and asked.other_revision = kept.revision then
    update analytics.counts set is_asked = false where id = kept.id;
  elsif asked.kind = 'doubtful' and given = 'no' and asked.other_revision = kept.revision then
    perform private.add_revision(kept, jsonb_build_object('value', null, 'typedAt', private.now()), 'typed', auth.uid(),
      private.own_signature(), private.own_signature(), null, null, true);
  end if;
  update analytics.count_questions set answer = given, answered_at = private.now(), answered_by = auth.uid(),
    answerer = private.own_signature()
  where id = asked.id;
  if given like 'always_%' then
    -- It says which one counts from that day on, also where it is asked already.
    update analytics.count_questions as later set answer = substr(given, 8), answered_at = private.now(),
      answered_by = auth.uid(), answerer = private.own_signature()
    from analytics.counts as count
    where count.id = later.count_id and later.account_id = church_id and later.kind = 'provider' and later.answer is null
      and (count.service_id, count.category_id) is not distinct from (kept.service_id, kept.category_id)
      and count.day >= kept.day;
  end if;
  perform private.follow_counts(church_id);
  return true;
end $$;
revoke execute on function private.answer_count(uuid, uuid, text) from public;
grant execute on function private.answer_count(uuid, uuid, text) to account_admin, super_admin;

-- Asks which counts where a church typed one number and a provider has another (analytics/figures/two-sources.ts):
-- once for each pair of numbers. What was asked about other numbers of the same count is asked no longer.
create or replace function private.ask_about_sources(church_id uuid, compared jsonb) returns void
language sql volatile set search_path = '' as $$
  with pair as (
    select count.id, count.is_money, said.* from jsonb_to_recordset(compared) as said (day date, span text, "serviceId" uuid,
      "categoryId" uuid, typed bigint, provided bigint, "providerFirst" boolean, "isAsked" boolean)
    join analytics.counts as count on count.account_id = church_id and count.category_id = said."categoryId"
      and count.service_id is not distinct from said."serviceId" and count.day = said.day and count.span = said.span
  ), settled as (
    delete from analytics.count_questions as former using pair
    where former.count_id = pair.id and former.kind = 'provider' and former.answer is null
      and (not pair."isAsked" or (former.typed_value, former.provider_value) is distinct from (pair.typed, pair.provided))
  )
  insert into analytics.count_questions (account_id, count_id, kind, is_money, provider_value, typed_value, provider_first)
  select church_id, id, 'provider', is_money, provided, typed, "providerFirst" from pair where "isAsked"
  on conflict do nothing
$$;
revoke execute on function private.ask_about_sources(uuid, jsonb) from public;
grant execute on function private.ask_about_sources(uuid, jsonb) to steeple_jobs;
