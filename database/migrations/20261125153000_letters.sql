-- Who gets the Monday letter of a church: who asked for it, or was offered it and has not answered yet.
create table private.letters (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  subscribed boolean not null default false,
  -- also of a week of which nothing can be said
  even_when_nothing boolean not null default false,
  -- who offered it, until that is answered
  offered_by text constraint letters_offered_by_length check (char_length(offered_by) <= 300),
  offered_at timestamptz,
  -- its last morning, or when it was asked for: the next one is after that
  planned_after timestamptz not null default now(),
  -- its next morning; null until that is worked out
  due_at timestamptz
);
create unique index letters_account_id_person_id_idx on private.letters (account_id, person_id);
create index letters_person_id_idx on private.letters (person_id);
create index letters_due_at_idx on private.letters (due_at) where subscribed;

-- Connections that need somebody, and how often that was said of each since it broke.
create table private.calls_for_help (
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null
    constraint calls_for_help_integration_type_known check (integration_type in ('planning_center', 'google_search_console')),
  broken_since timestamptz not null,
  times integer not null default 1,
  called_at timestamptz not null default now(),
  primary key (account_id, integration_type)
);
