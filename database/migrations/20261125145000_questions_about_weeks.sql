-- Beside what counts, a church is asked about single weeks: whether an unlikely count is right, and why
-- its level has moved. Such a question names its week, and an answer may leave a note: deleting the note
-- takes the answer back.
alter table analytics.questions
  add column about text not null default 'choices'
    constraint questions_about_known check (about in ('choices', 'count', 'level')),
  -- the first day of the week
  add column week date,
  -- the count that is asked about
  add column value numeric,
  add column note_id uuid references analytics.annotations (id) on delete cascade,
  -- as the person was called then, e.g. 'Ruth O.'
  add column answerer text,
  -- of what the words are made for whoever reads them
  add column facts jsonb,
  alter column question drop not null,
  alter column choices drop not null,
  add constraint questions_of_weeks check (
    (about = 'choices') = (week is null) and (about = 'choices') = (choices is not null)
    and (about = 'choices') = (question is not null) and (about = 'choices') = (facts is null)
    and (about = 'count') = (value is not null)),
  add constraint questions_of_weeks_answers check (
    about = 'choices' or answer is null
    or about = 'count' and answer in ('right', 'no_service', 'wrong')
    or about = 'level' and answer in ('merged', 'services', 'campus', 'counted', 'nothing'));
create index questions_note_idx on analytics.questions (note_id);
