-- What only the church itself can say, asked before a figure counts. Kept when answered, so that the same
-- is not asked again.
create table analytics.questions (
  account_id uuid not null references public.accounts (id) on delete cascade,
  -- names the question and the facts behind it
  id text not null constraint questions_id_length check (char_length(id) between 1 and 200),
  figure text not null constraint questions_figure_length check (char_length(figure) between 1 and 100),
  question text not null,
  -- a list of id, label and the choices that it means
  answers jsonb not null,
  -- those that the answers change
  choices jsonb not null,
  asked_at timestamptz not null default private.now(),
  -- null while it is open
  answered_at timestamptz,
  answered_by uuid,
  -- null where the church settled it otherwise
  answer text,
  primary key (account_id, id)
);

-- A held week would be complete, if no question about its figure were open.
alter table analytics.figures add column is_held boolean not null default false,
  add constraint figures_held_are_incomplete check (not is_held or state = 'incomplete');
create index figures_held_idx on analytics.figures (account_id, figure) where is_held;

alter table analytics.measure_choices
  -- counts the changes of what counts, so that nobody overwrites unseen ones
  add column version integer not null default 0,
  -- the ids there were to choose from: what came later was not decided
  add column chosen_among jsonb;
update analytics.measure_choices set chosen_among = jsonb_path_query_array(available, '$.**.id')
where chosen is not null;
