-- Answers a question about a week as the requesting person: ST403, ST404 as everywhere; ST419 where it is no
-- longer asked, was answered otherwise meanwhile, or is about giving, which this person does not see. The answer leaves this note on the day that was asked
-- about, in the words of the person. Null takes the answer and its note back. Returns true.
create or replace function private.answer_week_question(church_id uuid, question_id text, given text, note jsonb)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked analytics.questions;
  noted uuid;
begin
  perform private.require_connected_church(church_id);
  perform private.require_church_to_change(church_id);
  select * into asked from analytics.questions
  where account_id = church_id and id = question_id and week is not null for update;
  if asked.id is null or private.is_about_giving(asked.figure) and not private.sees_giving() or asked.answer is not null and given is not null and asked.answer <> given then
    raise exception 'This question has changed meanwhile' using errcode = 'ST419';
  end if;
  if asked.answer is not distinct from given then
    return true;
  end if;
  if given is null then
    update analytics.questions set answered_at = null, answered_by = null, answerer = null, answer = null, note_id = null
    where account_id = church_id and id = question_id;
    delete from analytics.annotations where id = asked.note_id and account_id = church_id;
    return true;
  end if;
  if jsonb_typeof(note) = 'object' then
    insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
    values (church_id, (asked.facts ->> 'day')::date, (asked.facts ->> 'day')::date, note ->> 'text', note ->> 'kind',
      (note ->> 'doesNotCount')::boolean)
    returning id into noted;
  end if;
  update analytics.questions set answered_at = private.now(), answered_by = auth.uid(), answer = given, note_id = noted,
    answerer = (select nullif(btrim(concat_ws(' ', first_name, left(last_name, 1) || '.')), '.')
      from public.profiles where user_id = auth.uid())
  where account_id = church_id and id = question_id;
  return true;
end $$;
revoke execute on function private.answer_week_question(uuid, text, text, jsonb) from public;
grant execute on function private.answer_week_question(uuid, text, text, jsonb) to account_admin, super_admin;

-- Replaces the open questions about a church's weeks by those that are asked now; answered ones stay.
create or replace function private.ask_about_weeks(church_id uuid, asked jsonb) returns void
language sql volatile set search_path = '' as $$
  delete from analytics.questions
  where account_id = church_id and week is not null and answered_at is null
    and id not in (select one ->> 'id' from jsonb_array_elements(asked) as one);
  insert into analytics.questions as kept (account_id, id, about, figure, week, value, facts, answers)
  select church_id, id, about, figure, week, value, facts, '[]'
  from jsonb_to_recordset(asked) as one (id text, about text, figure text, week date, value numeric, facts jsonb)
  on conflict (account_id, id) do update set facts = excluded.facts
  where kept.answered_at is null;
$$;
revoke execute on function private.ask_about_weeks(uuid, jsonb) from public;
grant execute on function private.ask_about_weeks(uuid, jsonb) to steeple_jobs;

-- Answers about weeks are audited here; those about what counts are with the choices.
create or replace trigger audit after update of answer on analytics.questions
  for each row when (new.week is not null) execute function private.audit('answers', 'question', 'choices');
