/** A surviving mutation, and why it is harmless. */
type Explanation = { matches: RegExp; reason: string };

export const explainedSurvivors: Explanation[] = [
  {
    matches: /^revoke USAGE on schema public from /,
    reason: 'PostgreSQL grants USAGE on public to everybody; our grant only makes it explicit.',
  },
  {
    matches: /disable trigger profile_insert_rules$/,
    reason:
      'One of three guards: create-user sends no church for a super admin (users.db.test.ts), and the constraint profiles_super_admin_has_no_account refuses one.',
  },
  {
    matches: /drop constraint profiles_super_admin_has_no_account$/,
    reason: 'The second line behind the trigger profile_update_rules, whose loss is noticed.',
  },
  {
    matches: /^-- private\.own_account_id: "" instead of "and role = 'account_admin'"/,
    reason:
      'Everybody but an account admin runs as a database role without rights on the tables; each such right is one of the mutations.',
  },
  {
    matches: /^-- private\.open_request: "coalesce\(profile\.role, 'account_admin'\)"/,
    reason:
      'Somebody without a role would run as account_admin and see nothing: private.own_account_id gives them no church.',
  },
  {
    matches: /^-- private\.before_profile_update: "" instead of "perform private\.require_another/,
    reason:
      'Nobody demotes themselves, so it takes two who demote each other at the same moment: database/tests/profiles.db.test.ts.',
  },
  {
    matches:
      /^-- private\.(save|preview)_measures: "" instead of "perform private\.require_connected/,
    reason:
      'measure-choices-save reads the choices first, through private.require_connected_church, whose loss is noticed.',
  },
  {
    matches: /^-- private\.own_connections: "true" instead of/,
    reason: 'Its only caller asks private.require_church first, whose loss is noticed.',
  },
  {
    matches: /disable trigger (limit_notes|limit_links|limit_knowledge)$/,
    reason:
      'Quotas of 2,000 notes and 100 links, not rights: server/functions/notes-and-links.db.test.ts.',
  },
  {
    matches: /disable trigger (forecast_is_kept|forecast_is_scored_once)$/,
    reason:
      'People hold no right to write forecasts; against the jobs: server/forecast/made-up-mondays.db.test.ts.',
  },
  {
    matches: /disable trigger keep_revoked$/,
    reason:
      'The only statement that people can reach sets the time of the revocation, and never removes one.',
  },
  {
    matches: /disable trigger begin_sync$/,
    reason: 'No request here connects a church: server/functions/sync-functions.db.test.ts.',
  },
  {
    matches: /disable trigger restart_sync$/,
    reason:
      'No Search Console is connected here, so no property can be chosen: server/functions/google-search-console.db.test.ts.',
  },
  {
    matches: /disable trigger hold_authors_right$|^-- private\.hold_authors_right:/,
    reason:
      'Requests come one after the other here, so the policy refuses first; the race: database/tests/share-links.db.test.ts.',
  },
  {
    matches:
      /^alter policy "a super admin (?:changes|adds) every church's" on analytics\.model_settings/,
    reason:
      'Turning it on is an insert with "on conflict": each policy refuses it alone where the other is gone. Both: server/functions/super-admins-look.db.test.ts.',
  },
  {
    matches: /drop constraint invitations_role_known$/,
    reason:
      'One of three guards: invite-user takes no other role (its schema), and the constraint profiles_role_known refuses one when the invitation is accepted.',
  },
  {
    matches: /auth\.factors disable trigger audit_update$/,
    reason: 'No request here verifies a device: server/auth/factors/two-steps.db.test.ts.',
  },
  {
    matches: /auth\.users disable trigger end_recoveries$/,
    reason:
      'No request changes auth.users itself; the loss of what the trigger does is noticed when a profile gets another e-mail, and in recovery.db.test.ts.',
  },
  {
    matches: /auth\.users disable trigger sign_as_former_user$/,
    reason:
      'Nothing planted is signed by somebody whom a request deletes: erasure.db.test.ts looks for the name in every table.',
  },
  {
    matches: /private\.recoveries disable trigger audit$/,
    reason: 'Links are asked for and used without a sign-in: recovery.db.test.ts reads the rows.',
  },
];
