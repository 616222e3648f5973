import { Hono } from 'hono';
import { answerWithin } from '../http/answer-within.ts';
import { authenticate } from '../http/authenticate.ts';
import { requireJsonBody } from '../http/body-type.ts';
import type { SteepleContext, SteepleEnv } from '../http/context.ts';
import { speak } from '../http/speak.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { limitPace } from '../limits/limit-pace.ts';
import type { Services } from '../services.ts';
import { accountExport } from './account-export/account-export.ts';
import { answering, requireSignedIn } from './answer-function.ts';
import { auditLog } from './audit-log/audit-log.ts';
import { auditLogExport } from './audit-log-export/audit-log-export.ts';
import { colleagues } from './colleagues/colleagues.ts';
import { computedFunctions } from './computed-functions.ts';
import { connectionsHealth } from './connections-health/connections-health.ts';
import { countDoors } from './counts/count-link-doors.ts';
import { serveCounts } from './counts/serve-counts.ts';
import { createUser } from './create-user/create-user.ts';
import { deleteUser } from './delete-user/delete-user.ts';
import { forecastSharing } from './forecast-sharing/forecast-sharing.ts';
import { googleOauthInit } from './google-oauth-init/google-oauth-init.ts';
import { googleSearchConsoleData } from './google-search-console-data/google-search-console-data.ts';
import { googleSearchConsoleProperties } from './google-search-console-properties/google-search-console-properties.ts';
import { googleSearchConsoleSelectProperty } from './google-search-console-select-property/google-search-console-select-property.ts';
import { invitationEnd } from './invitation-end/invitation-end.ts';
import { invitations } from './invitations/invitations.ts';
import { inviteUser } from './invite-user/invite-user.ts';
import { letterOffer } from './letters/letter-offer.ts';
import { readLetterSettings, saveLetterSettings } from './letters/letter-settings.ts';
import { letterTest } from './letters/letter-test.ts';
import { readLibraryEntry, saveLibraryEntry } from './library-entry/library-entry.ts';
import { mailAllow, mailLog } from './mail-log/mail-log.ts';
import type { NamedFunction } from './named-function.ts';
import { oauthCallback } from './oauth-callback/oauth-callback.ts';
import { planningCenterOauthInit } from './planning-center-oauth-init/planning-center-oauth-init.ts';
import { planningCenterOrganizationInfo } from './planning-center-organization-info/planning-center-organization-info.ts';
import { platformSettings } from './platform-settings/platform-settings.ts';
import { profileMarksSave } from './profile-marks-save/profile-marks-save.ts';
import { recommendationAnswer } from './recommendation-answer/recommendation-answer.ts';
import { recommendationSettings } from './recommendation-settings/recommendation-settings.ts';
import { resetTwoSteps } from './reset-two-steps/reset-two-steps.ts';
import { resetUserPassword } from './reset-user-password/reset-user-password.ts';
import { sessionEnd } from './session-end/session-end.ts';
import { sessions } from './sessions/sessions.ts';
import { shareLinkCreate } from './share-link-create/share-link-create.ts';
import { shareLinkRevoke } from './share-link-revoke/share-link-revoke.ts';
import { shareLinks } from './share-links/share-links.ts';
import { sharedDoors } from './shared-pulse/shared-pulse-door.ts';
import { syncStart } from './sync-start/sync-start.ts';
import { syncStatus } from './sync-status/sync-status.ts';

/**
 * `/functions/v1`: each name takes POST with a JSON body from a signed-in person, but for the two
 * callbacks and those whose token in the body is the permission.
 */
export function functionRoutes(services: Services): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  // Providers send browsers here, without an access token.
  routes.get('/google-oauth-callback', oauthCallback(services, 'google_search_console'));
  routes.get('/planning-center-oauth-callback', oauthCallback(services, 'planning_center'));
  const inTime = answerWithin(services.config.REQUEST_TIMEOUT_MS);
  const doors = { ...sharedDoors(services), ...countDoors(services) };
  for (const [name, door] of Object.entries(doors)) {
    routes.post(`/${name}`, inTime, speak, door);
  }
  routes.use(authenticate(services), speak);
  const paced = limitPace({ perSecond: 20, burst: 60, waitingMax: 50 });
  const here = limitConcurrency({ atOnceMax: 4, waitingMax: 50 });
  // Functions that wait for a provider hold no database connection meanwhile.
  const outside = limitConcurrency({ atOnceMax: 16, waitingMax: 50 });
  // These use much processor time: other people get their turn between two of one person, and
  // other processes compute them.
  const computedPace = limitPace({ perSecond: 5, burst: 60, waitingMax: 50 });
  const computed = limitConcurrency({ atOnceMax: 1, waitingMax: 50 });
  // A little more than their own deadline, whose error names the slow provider.
  const inProvidersTime = answerWithin(services.config.PROVIDER_TIMEOUT_MS + 1000);
  for (const name of Object.keys(computedFunctions)) {
    routes.post(`/${name}`, inTime, computedPace, computed, compute(services, name));
  }
  const serve = <Request>(name: string, named: NamedFunction<Request>, limit = here) => {
    const budget = limit === outside ? inProvidersTime : inTime;
    const answer = answering(named);
    routes.post(`/${name}`, budget, paced, limit, (c) => answer(services, c));
  };
  serve('create-user', createUser);
  serve('delete-user', deleteUser);
  serve('invite-user', inviteUser);
  serve('invitations', invitations);
  serve('invitation-end', invitationEnd);
  serve('platform-settings', platformSettings);
  serve('reset-user-password', resetUserPassword);
  serve('reset-two-steps', resetTwoSteps);
  serve('account-export', accountExport);
  serve('sessions', sessions);
  serve('session-end', sessionEnd);
  serve('google-oauth-init', googleOauthInit);
  serve('planning-center-oauth-init', planningCenterOauthInit);
  serve('planning-center-organization-info', planningCenterOrganizationInfo, outside);
  serve('google-search-console-properties', googleSearchConsoleProperties, outside);
  serve('google-search-console-select-property', googleSearchConsoleSelectProperty, outside);
  serve('google-search-console-data', googleSearchConsoleData, outside);
  serve('forecast-sharing', forecastSharing);
  serve('share-link-create', shareLinkCreate);
  serve('share-link-revoke', shareLinkRevoke);
  serve('share-links', shareLinks);
  serveCounts(serve);
  serve('audit-log', auditLog);
  serve('audit-log-export', auditLogExport);
  serve('sync-start', syncStart);
  serve('sync-status', syncStatus);
  serve('connections-health', connectionsHealth);
  serve('colleagues', colleagues);
  serve('profile-marks-save', profileMarksSave);
  serve('recommendation-answer', recommendationAnswer);
  serve('recommendation-settings', recommendationSettings);
  serve('letter-settings', readLetterSettings);
  serve('letter-settings-save', saveLetterSettings);
  serve('letter-offer', letterOffer);
  serve('letter-test', letterTest);
  serve('mail-log', mailLog);
  serve('mail-allow', mailAllow);
  serve('library-entry', readLibraryEntry);
  serve('library-entry-save', saveLibraryEntry);
  return routes;
}

/** Hands a call on to the processes that compute. */
function compute({ computing }: Services, name: string) {
  return async function computeApart(c: SteepleContext): Promise<Response> {
    const claims = requireSignedIn(c);
    requireJsonBody(c);
    return computing.answer({
      name,
      claims,
      body: await c.req.text(),
      requestId: c.get('requestId'),
      acceptLanguage: c.req.header('accept-language'),
    });
  };
}
