-- What a church counts by hand: services, what is typed at them, and the counts with every change.
-- People write through the functions of functions/counts.sql, which decide what stands.
create table analytics.count_services (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null constraint count_services_name_length check (char_length(name) between 1 and 60),
  -- null of a one-off service
  weekday text constraint count_services_weekday_known
    check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  held_at text constraint count_services_held_at_shape check (held_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  campus text constraint count_services_campus_length check (char_length(campus) between 1 and 60),
  -- local dates, both included; without a first one it is expected from its first count on
  starts_on date,
  ends_on date,
  held_on date,
  -- the time of a Planning Center event that it is, e.g. 'sunday 09:00'
  event_id text constraint count_services_event_id_length check (char_length(event_id) between 1 and 100),
  event_time text,
  -- the import that made it
  batch_id uuid,
  created_at timestamptz not null default now(),
  constraint count_services_weekly_or_once check ((weekday is null) <> (held_on is null)),
  constraint count_services_event_whole check ((event_id is null) = (event_time is null))
);
create index count_services_account_idx on analytics.count_services (account_id);

-- Figures of the church's own. The id is of the first name, and never given again.
create table analytics.own_figures (
  account_id uuid not null references public.accounts (id) on delete cascade,
  id text not null constraint own_figures_id_shape check (id ~ '^own_[a-z0-9_]{1,24}$'),
  name text not null constraint own_figures_name_length check (char_length(name) between 1 and 60),
  kind text not null constraint own_figures_kind_known check (kind in ('people', 'decisions', 'money', 'other')),
  is_money boolean not null generated always as (kind = 'money') stored,
  per text not null constraint own_figures_per_known check (per in ('service', 'week')),
  together text not null constraint own_figures_together_known check (together in ('sum', 'last')),
  in_attendance boolean not null default false,
  -- null: typed
  attendance_type_ids text[],
  place integer not null constraint own_figures_place_known check (place between 1 and 100),
  is_away boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (account_id, id),
  constraint own_figures_people_attend check (kind = 'people' or not in_attendance)
);

create table analytics.count_categories (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null constraint count_categories_name_length check (char_length(name) between 1 and 60),
  feeds text not null constraint count_categories_feeds_known check (
    feeds in ('attendance', 'kids', 'first_time_guests', 'serving', 'group_attendance', 'giving')
    or feeds ~ '^own_[a-z0-9_]{1,24}$'),
  -- nobody sees or types it who is marked 'without giving'
  is_money boolean not null,
  in_attendance boolean not null,
  per text not null constraint count_categories_per_known check (per in ('service', 'week')),
  is_away boolean not null default false,
  batch_id uuid,
  created_at timestamptz not null default now(),
  constraint count_categories_giving_is_money check (feeds <> 'giving' or is_money),
  constraint count_categories_people_attend check (not (is_money and in_attendance))
);
create index count_categories_account_idx on analytics.count_categories (account_id);

-- Imports of spreadsheets.
create table analytics.count_batches (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null constraint count_batches_name_length check (char_length(name) between 1 and 100),
  -- made when 'Keep' was pressed: one import, however often it is sent
  key uuid not null,
  -- of what was sent
  digest text not null,
  answer jsonb not null,
  -- whether a part of it is money
  is_money boolean not null,
  author_id uuid,
  author text,
  made_at timestamptz not null default now(),
  undone_at timestamptz
);
create unique index count_batches_key_idx on analytics.count_batches (account_id, key);

-- Links to fill in counts without an account. The token is not kept, only a keyed hash.
create table analytics.count_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  label text not null constraint count_links_label_length check (char_length(label) between 1 and 100),
  token_hash text not null constraint count_links_token_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  service_ids uuid[] not null,
  category_ids uuid[] not null,
  expires_at timestamptz not null,
  author_id uuid,
  author text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  last_used_at timestamptz,
  -- how many saves it made on that day (UTC)
  saves_on date,
  saves integer not null default 0,
  constraint count_links_end check (expires_at <= created_at + interval '91 days')
);
create unique index count_links_token_idx on analytics.count_links (token_hash);
create index count_links_account_idx on analytics.count_links (account_id, created_at desc);

-- What stands: one value for a date, service and category. A week's has no service and the date of its
-- first day, or of a day whose services were counted together.
create table analytics.counts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  day date not null constraint counts_day_known check (day >= date '1900-01-01'),
  span text not null constraint counts_span_known check (span in ('day', 'week')),
  service_id uuid references analytics.count_services (id) on delete cascade,
  category_id uuid not null references analytics.count_categories (id) on delete cascade,
  is_money boolean not null,
  -- people, or minor units; null: cleared, or nobody met
  value bigint constraint counts_value_known check (value >= 0),
  no_service boolean not null default false,
  is_estimate boolean not null default false,
  -- doubtful: does not count until somebody says that it is right
  is_asked boolean not null default false,
  -- that which stands, and the newest; 0 before the first
  revision integer not null default 0,
  last_revision integer not null default 0,
  origin text not null default 'typed' constraint counts_origin_known check (origin in ('typed', 'link', 'import')),
  author_id uuid,
  author text,
  received_at timestamptz not null default now(),
  constraint counts_nobody_met_is_empty check (not no_service or value is null),
  constraint counts_one_stands unique nulls not distinct (account_id, category_id, service_id, day, span)
);
create index counts_day_idx on analytics.counts (account_id, day);
create index counts_service_idx on analytics.counts (service_id);
create index counts_category_idx on analytics.counts (category_id);

-- Every change, also values that were kept beside what stood.
create table analytics.count_revisions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  count_id uuid not null references analytics.counts (id) on delete cascade,
  revision integer not null,
  is_money boolean not null,
  value bigint,
  no_service boolean not null default false,
  is_estimate boolean not null default false,
  origin text not null constraint count_revisions_origin_known check (origin in ('typed', 'link', 'import')),
  -- the person, or the link and a first name, which goes after 400 days
  author_id uuid,
  author text,
  link_id uuid,
  batch_id uuid,
  typed_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- what stood before it, for whoever takes an import back
  before_revision integer not null,
  constraint count_revisions_one unique (count_id, revision)
);
create index count_revisions_account_idx on analytics.count_revisions (account_id);
create index count_revisions_batch_idx on analytics.count_revisions (batch_id) where batch_id is not null;

-- What only the church can say: which of two values counts, or whether one is right.
create table analytics.count_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  count_id uuid not null references analytics.counts (id) on delete cascade,
  kind text not null constraint count_questions_kind_known check (kind in ('difference', 'doubtful', 'provider')),
  is_money boolean not null,
  -- the value beside: a revision, or the provider's
  other_revision integer,
  provider_value bigint,
  -- whether the provider's stood first, and stands until somebody answers
  provider_first boolean not null default false,
  asked_at timestamptz not null default now(),
  answer text constraint count_questions_answer_known
    check (answer in ('standing', 'other', 'yes', 'no', 'hand', 'provider', 'always_hand', 'always_provider')),
  answered_at timestamptz,
  answered_by uuid,
  answerer text,
  constraint count_questions_answered_whole check ((answer is null) = (answered_at is null)),
  constraint count_questions_one unique nulls not distinct (count_id, kind, other_revision, provider_value)
);
create index count_questions_account_idx on analytics.count_questions (account_id) where answered_at is null;
create index count_questions_all_idx on analytics.count_questions (account_id);

-- What was answered to a save, for 90 days: a device that heard no answer sends it again.
create table private.count_keys (
  account_id uuid not null references public.accounts (id) on delete cascade,
  key uuid not null,
  digest text not null,
  answer jsonb,
  made_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index count_keys_made_at_idx on private.count_keys (made_at);

-- Who is reminded of an uncounted service, and at what local time.
create table private.count_reminders (
  account_id uuid not null references public.accounts (id) on delete cascade,
  person_id uuid not null references auth.users (id) on delete cascade,
  remind_at text not null constraint count_reminders_remind_at_shape check (remind_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- its last morning, so that one Sunday gets one mail
  reminded_on date,
  -- of the link in the mail that ends it
  id uuid not null default gen_random_uuid(),
  primary key (account_id, person_id)
);
create index count_reminders_person_idx on private.count_reminders (person_id);

-- Churches whose counts have changed, until their figures follow: gathered, so that a Sunday's typing is
-- computed once.
create table private.counts_to_follow (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  due_at timestamptz not null,
  -- changes with every count
  version integer not null default 1,
  -- which process computes, and until when nobody else may
  held_until timestamptz not null default '-infinity'
);
create index counts_to_follow_due_at_idx on private.counts_to_follow (due_at);

-- What is typed, beside what is chosen, so that whoever reads the choices knows both: services, categories and
-- own figures as functions/count_setup.sql gathers them.
alter table analytics.measure_choices add column by_hand jsonb;
