-- What the rules found in a church's week, what its people answered and what came of it.
create table analytics.recommendations (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  -- rule, figure and week: the same thing never comes twice
  finding_id text not null constraint recommendations_finding_id_length check (char_length(finding_id) between 1 and 100),
  rule text not null constraint recommendations_rule_length check (char_length(rule) between 1 and 50),
  -- the first day of the week that was looked at
  week date not null,
  -- its place in that week, from 1
  place smallint not null constraint recommendations_place_range check (place between 1 and 3),
  -- in the rule's own words, as #contract/findings.ts has it
  finding jsonb not null,
  -- in a model's words, once they were found to say nothing else; null: the rule's own
  wording jsonb,
  -- the library's and the church's entries that went into it: id, title, version, because
  entries jsonb not null default '[]',
  -- by when the step is to be taken, a local date
  due_on date not null,
  -- what the forecast said when the card was made: figure, weeks, middle, low, high; null: nothing to count
  expected jsonb,
  -- the last week that is counted again, its first day
  measured_to date,
  -- what came, once those weeks are over
  score jsonb,
  status text not null default 'new'
    constraint recommendations_status_known check (status in ('new', 'accepted', 'dismissed', 'done')),
  created_at timestamptz not null default now(),
  primary key (id),
  constraint recommendations_finding_once unique (account_id, finding_id),
  constraint recommendations_account_id_key unique (account_id, id),
  constraint recommendations_expected_with_end check ((expected is null) = (measured_to is null))
);
create index recommendations_week_idx on analytics.recommendations (account_id, week desc);
create index recommendations_entries_idx on analytics.recommendations using gin (entries jsonb_path_ops);

-- Each answer that was ever given to a card, by whom and when. Nothing here is changed afterwards.
create table analytics.recommendation_answers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  recommendation_id uuid not null,
  answer text not null
    constraint recommendation_answers_answer_known check (answer in ('accepted', 'dismissed', 'done', 'taken_back')),
  reason text constraint recommendation_answers_reason_length check (char_length(reason) between 1 and 500),
  constraint recommendation_answers_dismissed_with_reason check (answer <> 'dismissed' or reason is not null),
  -- the person, and what they were called then
  user_id uuid,
  person text,
  answered_at timestamptz not null default now(),
  foreign key (account_id, recommendation_id)
    references analytics.recommendations (account_id, id) on delete cascade
);
create index recommendation_answers_card_idx
  on analytics.recommendation_answers (account_id, recommendation_id, answered_at);

-- What was looked at in a week, whether or not something was found.
create table analytics.recommendation_weeks (
  account_id uuid not null references public.accounts (id) on delete cascade,
  week date not null,
  looked_at jsonb not null,
  looked_on date not null,
  primary key (account_id, week)
);

-- What the recommendations need beside a core knowledge entry. No row: published, as general advice.
create table analytics.library_entries (
  id uuid primary key references public.knowledge (id) on delete cascade,
  -- the rules it serves; none: general advice, found by its words alone
  rules text[] not null default '{}' constraint library_entries_rules_count check (cardinality(rules) <= 20),
  -- for churches of so many attenders on average, both included
  size_from integer constraint library_entries_size_from_positive check (size_from >= 0),
  size_to integer,
  status text not null default 'draft'
    constraint library_entries_status_known check (status in ('draft', 'published', 'retired')),
  -- when somebody should read it again
  review_on date,
  source_author text constraint library_entries_source_author_length check (char_length(source_author) <= 200),
  source_title text constraint library_entries_source_title_length check (char_length(source_title) <= 300),
  source_url text constraint library_entries_source_url_shape
    check (source_url ~ '^https?://[^\s]+$' and char_length(source_url) <= 500),
  saved_by uuid,
  saved_at timestamptz not null default now(),
  constraint library_entries_size_ordered check (size_to >= coalesce(size_from, 0))
);

-- Every wording an entry of core knowledge ever had; cards name the version they used.
create table analytics.library_versions (
  id uuid not null references public.knowledge (id) on delete cascade,
  version integer not null,
  title text not null,
  prompt text not null,
  saved_by uuid,
  saved_at timestamptz not null default now(),
  primary key (id, version)
);

-- Whether a church lets a model word its cards. No row: no.
create table analytics.model_settings (
  id uuid not null unique default gen_random_uuid(),
  account_id uuid primary key references public.accounts (id) on delete cascade,
  is_on boolean not null default false,
  -- requests a month, repairs included
  requests_max integer not null default 60
    constraint model_settings_requests_max_range check (requests_max between 0 and 1000),
  changed_at timestamptz not null default now()
);

-- What was sent to a model for a church, to the letter, and what became of the answer.
create table analytics.model_requests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  recommendation_id uuid not null,
  sent_at timestamptz not null default now(),
  provider text not null,
  model text not null,
  request text not null,
  -- only an answer that was found to say nothing else is kept
  answer text,
  outcome text not null
    constraint model_requests_outcome_known check (outcome in ('used', 'refused', 'failed')),
  -- why it was refused or failed, in our words
  problem text,
  constraint model_requests_answer_when_used check ((outcome = 'used') = (answer is not null)),
  foreign key (account_id, recommendation_id)
    references analytics.recommendations (account_id, id) on delete cascade
);
create index model_requests_month_idx on analytics.model_requests (account_id, sent_at);
create index model_requests_card_idx on analytics.model_requests (account_id, recommendation_id);

-- What is core knowledge already is in its first version.
insert into analytics.library_versions (id, version, title, prompt, saved_by, saved_at)
select id, 1, title, prompt, user_id, created_at from public.knowledge where account_id is null;
