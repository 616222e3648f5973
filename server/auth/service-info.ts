import type { SteepleContext } from '../http/context.ts';

/** `GET /health`: the sign-in service is there. */
export function health(c: SteepleContext): Response {
  return c.json({
    version: '1',
    name: 'Steeple',
    description: 'Sign-in of Steeple, in the dialect of GoTrue',
  });
}

const absentProviders = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** `GET /settings`: sign-in by e-mail and password, no sign-up, nothing else. */
export function settings(c: SteepleContext): Response {
  return c.json({
    external: { email: true, ...Object.fromEntries(absentProviders.map((name) => [name, false])) },
    disable_signup: true,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  });
}
