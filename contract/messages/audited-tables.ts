import { sentences } from './sentences.ts';

/** A row of each audited table, after what was done to it. */
export const auditedRows = sentences('auditedRows', {
  'public.accounts': 'account',
  'public.profiles': 'profile',
  'auth.users': 'sign-in',
  'auth.factors': 'two-step device',
  'private.recoveries': 'password link',
  'private.invitations': 'invitation',
  'private.platform_settings': 'platform setting',
  'public.knowledge': 'knowledge entry',
  'public.integrations': 'integration',
  'analytics.annotations': 'note',
  'analytics.share_links': 'shared link',
  'private.account_views': 'church',
  'analytics.recommendation_answers': 'answer',
  'analytics.model_settings': 'AI setting',
  'analytics.library_entries': 'library entry',
  'analytics.questions': 'question about a week',
  'analytics.goals': 'goal',
  'analytics.count_services': 'service',
  'analytics.count_categories': 'type of count',
  'analytics.count_questions': 'question about a count',
  'analytics.count_batches': 'import',
  'analytics.count_links': 'counting link',
  'analytics.own_figures': 'custom number',
  'analytics.measure_choices': 'counting settings',
  'analytics.forecast_sharing': 'forecast sharing',
});

/** Each audited table, as the log's filter offers it. */
export const auditedKinds = sentences('auditedKinds', {
  'public.accounts': 'Accounts',
  'public.profiles': 'Profiles',
  'auth.users': 'Sign-ins',
  'auth.factors': 'Two-step devices',
  'private.recoveries': 'Password links',
  'private.invitations': 'Invitations',
  'private.platform_settings': 'Platform settings',
  'public.knowledge': 'Knowledge',
  'public.integrations': 'Integrations',
  'analytics.annotations': 'Notes',
  'analytics.share_links': 'Shared links',
  'private.account_views': 'Churches viewed',
  'analytics.recommendation_answers': 'Answers to recommendations',
  'analytics.model_settings': 'AI settings',
  'analytics.library_entries': 'Library entries',
  'analytics.questions': 'Answers about weeks',
  'analytics.goals': 'Goals',
  'analytics.count_services': 'Services counted by hand',
  'analytics.count_categories': 'Types of counts',
  'analytics.count_questions': 'Answers about counts',
  'analytics.count_batches': 'Imports of counts',
  'analytics.count_links': 'Counting links',
  'analytics.own_figures': 'Custom numbers',
  'analytics.measure_choices': 'Counting settings',
  'analytics.forecast_sharing': 'Forecast sharing',
});

/** What was done. */
export const auditDeeds = sentences('auditDeeds', {
  INSERT: 'Created',
  UPDATE: 'Changed',
  DELETE: 'Deleted',
});
