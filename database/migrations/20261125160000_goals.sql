-- What a church wants a year's average week to be, one goal a figure and year.
create table analytics.goals (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  figure text not null constraint goals_figure_length check (char_length(figure) between 1 and 100),
  year integer not null constraint goals_year_known check (year between 2000 and 2100),
  -- people, or the currency's units
  value numeric not null constraint goals_value_known check (value > 0 and value < 1e12),
  -- the person, and what they were called when they set it first, e.g. 'Ruth O.'
  author_id uuid,
  author text,
  written_at timestamptz not null default now(),
  constraint goals_one_a_year unique (account_id, figure, year)
);
