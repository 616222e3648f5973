-- Every mail that is to be sent or was. A row says whom it is for and what it is about; its text is
-- written when it is sent, so that no link that opens anything is kept.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint mails_kind_shape check (kind ~ '^[a-z]+(-[a-z]+)*$' and char_length(kind) <= 40),
  -- What happened, once: nothing is queued twice for it, and the Message-ID follows from it.
  key text not null constraint mails_key_length check (char_length(key) between 1 and 300),
  account_id uuid references public.accounts (id) on delete cascade,
  person_id uuid references auth.users (id) on delete cascade,
  recipient text not null constraint mails_recipient_length check (char_length(recipient) between 1 and 254),
  recipient_name text constraint mails_recipient_name_length check (char_length(recipient_name) <= 300),
  data jsonb not null default '{}',
  -- somebody waits for it, so it goes before the others
  is_waited_for boolean not null default false,
  state text not null default 'queued'
    constraint mails_state_known check (state in ('queued', 'sending', 'sent', 'refused', 'suppressed')),
  -- what the mail server said last, or what we decided
  why text constraint mails_why_length check (char_length(why) <= 500),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- not sent later than this
  expires_at timestamptz not null,
  holder uuid,
  held_until timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint mails_held_while_sending check ((state = 'sending') = (holder is not null and held_until is not null))
);
create unique index mails_key_idx on private.mails (key);
create index mails_due_idx on private.mails (is_waited_for desc, due_at) where state in ('queued', 'sending');
create index mails_account_id_idx on private.mails (account_id, created_at desc);
create index mails_person_id_idx on private.mails (person_id);
create index mails_created_at_idx on private.mails (created_at desc);

-- Addresses that a mail server has refused for good: nothing is sent to them again.
create table private.mail_suppressions (
  address text primary key constraint mail_suppressions_address_shape check (address = lower(address) and char_length(address) <= 254),
  why text not null constraint mail_suppressions_why_length check (char_length(why) <= 500),
  since timestamptz not null default now()
);

-- Where the demo's mails go when there is no mail server: as composed, for its mailbox page alone.
create table private.demo_mailbox (
  mail_id uuid primary key references private.mails (id) on delete cascade,
  subject text not null,
  body text not null,
  html text,
  pictures jsonb not null default '[]',
  arrived_at timestamptz not null default now()
);
