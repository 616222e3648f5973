-- Mails are queued by functions, sent by the jobs and shown to super admins by a function.
revoke all on private.mails, private.mail_suppressions, private.demo_mailbox
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
grant select, insert, update, delete on private.mails, private.mail_suppressions, private.demo_mailbox to steeple_jobs;
