-- What a church says about its weeks: a day or a range, and whether those weeks count.
create table analytics.annotations (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  -- local dates, both included
  starts_on date not null,
  ends_on date not null,
  text text not null constraint annotations_text_length check (char_length(text) between 1 and 200),
  kind text not null constraint annotations_kind_known
    check (kind in ('no_service', 'weather', 'series', 'event', 'change', 'other')),
  does_not_count boolean not null default false,
  -- the person, and what they were called when they wrote it, e.g. 'Ruth O.'
  author_id uuid,
  author text,
  written_at timestamptz not null default now(),
  constraint annotations_range_ordered check (starts_on <= ends_on),
  constraint annotations_range_length check (ends_on - starts_on <= 366)
);
create index annotations_account_idx on analytics.annotations (account_id, starts_on);

-- Read-only links to a church's dashboard. The token is not kept, only its SHA-256.
create table analytics.share_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  label text not null constraint share_links_label_length check (char_length(label) between 1 and 100),
  token_hash text not null constraint share_links_token_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  shows_giving boolean not null default false,
  expires_at timestamptz not null,
  author_id uuid,
  author text,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint share_links_end check (expires_at <= created_at + interval '367 days')
);
create unique index share_links_token_idx on analytics.share_links (token_hash);
create index share_links_account_idx on analytics.share_links (account_id, created_at desc);

-- Which super admin looked at which church, once for each hour.
create table private.account_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  viewer_id uuid not null,
  hour timestamptz not null
);
create unique index account_views_hour_idx on private.account_views (account_id, viewer_id, hour);

-- What was expected of a church's weeks, worked out once for the rows it rests on: a page reads it.
create table analytics.expected_weeks (
  account_id uuid primary key references public.accounts (id) on delete cascade,
  -- a digest of the rows, notes and choices it follows from
  basis text not null,
  expected jsonb not null,
  computed_at timestamptz not null default now()
);
