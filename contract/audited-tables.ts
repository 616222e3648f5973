/**
 * The tables that the audit log covers, by schema and name, with its words for one row and for all
 * of them. A test compares this with the triggers of the database.
 */
export const auditedTables = {
  'public.accounts': { label: 'account', plural: 'Accounts' },
  'public.profiles': { label: 'profile', plural: 'Profiles' },
  'auth.users': { label: 'sign-in', plural: 'Sign-ins' },
  'auth.factors': { label: 'second step', plural: 'Second steps' },
  'private.recoveries': { label: 'password link', plural: 'Password links' },
  'private.invitations': { label: 'invitation', plural: 'Invitations' },
  'private.platform_settings': { label: 'platform setting', plural: 'Platform settings' },
  'public.knowledge': { label: 'knowledge entry', plural: 'Knowledge' },
  'public.integrations': { label: 'integration', plural: 'Integrations' },
  'analytics.annotations': { label: 'note', plural: 'Notes' },
  'analytics.share_links': { label: 'shared link', plural: 'Shared links' },
  'private.account_views': { label: 'church', plural: 'Churches viewed' },
  'analytics.recommendation_answers': { label: 'answer', plural: 'Answers to recommendations' },
  'analytics.model_settings': { label: 'model setting', plural: 'Model settings' },
  'analytics.library_entries': { label: 'library entry', plural: 'Library entries' },
  'analytics.questions': { label: 'question about a week', plural: 'Answers about weeks' },
  'analytics.goals': { label: 'goal', plural: 'Goals' },
  'analytics.measure_choices': { label: 'choice of what counts', plural: 'What counts' },
  'analytics.forecast_sharing': { label: 'sharing', plural: 'Sharing of effects' },
} as const;
export type AuditedTable = keyof typeof auditedTables;

export const auditedTableNames = Object.keys(auditedTables).filter(isAuditedTable);

/** Whether the audit log covers a table, e.g. `public.accounts`. */
export function isAuditedTable(name: string): name is AuditedTable {
  return Object.hasOwn(auditedTables, name);
}
