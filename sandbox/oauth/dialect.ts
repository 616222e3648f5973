import type { IntegrationType } from '#contract/tables/integrations.ts';
import { googleIdentities } from '../google/identities.ts';
import { planningCenterIdentities } from '../planning-center/identities.ts';
import type { SandboxSwitches } from '../switches.ts';

/** A person that the consent page offers. */
type Choice = { id: string; title: string; description: string };

/** How the consent pages of the two providers differ. */
export type OauthDialect = {
  type: IntegrationType;
  providerName: string;
  authorizePath: string;
  /** Every scope, with its description on the consent page. */
  scopes: Readonly<Record<string, string>>;
  choices: readonly Choice[];
  /** Google shows errors in a request itself; Planning Center redirects them to the application. */
  showsProblemsItself: boolean;
  /** Google lets a person untick scopes and tells the callback which were granted. */
  grantsScopesOneByOne: boolean;
  /**
   * Decides which of the requested scopes are granted.
   *
   * @param ticked the scopes left ticked
   */
  scopeCondition(ticked: readonly string[]): (scope: string) => boolean;
  openerPolicy(switches: SandboxSwitches): string;
  /** Whether this consent yields a refresh token. */
  givesRefreshToken(
    request: { accessType: string | null; prompt: string | null },
    hasConsented: boolean,
  ): boolean;
};

export const planningCenterDialect: OauthDialect = {
  type: 'planning_center',
  providerName: 'Planning Center',
  authorizePath: '/oauth/authorize',
  scopes: {
    openid: 'Who you are, and which church you belong to',
    api: 'All products',
    calendar: 'Calendar',
    check_ins: 'Check-Ins',
    giving: 'Giving',
    groups: 'Groups',
    home: 'Home',
    people: 'People',
    publishing: 'Publishing',
    registrations: 'Registrations',
    resources: 'Resources',
    services: 'Services',
  },
  choices: planningCenterIdentities.map(({ id, person, organization, description }) => ({
    id,
    title: `${organization.name} (${person.firstName} ${person.lastName})`,
    description,
  })),
  showsProblemsItself: false,
  grantsScopesOneByOne: false,
  scopeCondition: () => () => true,
  openerPolicy: ({ planningCenter }) => planningCenter.openerPolicy,
  givesRefreshToken: () => true,
};

export const googleDialect: OauthDialect = {
  type: 'google_search_console',
  providerName: 'Google',
  authorizePath: '/o/oauth2/v2/auth',
  scopes: {
    'https://www.googleapis.com/auth/webmasters.readonly':
      'View Search Console data for your verified sites',
    'https://www.googleapis.com/auth/webmasters':
      'View and manage Search Console data for your verified sites',
    openid: 'Associate you with your personal info on Google',
    email: 'See your primary Google Account email address',
    profile: 'See your personal info',
  },
  choices: googleIdentities.map(({ id, name, email, description }) => ({
    id,
    title: `${name} (${email})`,
    description,
  })),
  showsProblemsItself: true,
  grantsScopesOneByOne: true,
  scopeCondition: (ticked) => (scope) => ticked.includes(scope),
  openerPolicy: ({ google }) => google.openerPolicy,
  givesRefreshToken: ({ accessType, prompt }, hasConsented) =>
    accessType === 'offline' && (!hasConsented || prompt?.split(' ').includes('consent') === true),
};
