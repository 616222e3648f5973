import type { Logger } from 'pino';
import { createConcurrencyLimiter } from '../../limits/concurrency-limiter.ts';
import { AccessTokenRefused, ProviderError } from '../provider-error.ts';
import type { ProviderAccess, ProviderAnswer } from '../provider-fetch.ts';
import { classifyAnswer, type Verdict } from './classify-answer.ts';
import { type PlanningCenterApiSlug, pinnedVersions } from './products.ts';

const requestsAtOnce = 4;

/** An answer with its body, or why there is none. */
type PlanningCenterAnswer =
  | { verdict: 'available'; body: unknown }
  | { verdict: Exclude<Verdict, 'available' | 'token_refused'> };

/** Planning Center's API for one connection, four requests at a time. */
export type PlanningCenter = {
  /**
   * Requests a path below the address of the API. A failure is an answer here, so that one failing
   * product does not affect the others.
   *
   * @throws AccessTokenRefused when the token is invalid and may still be renewed
   */
  get(
    slug: PlanningCenterApiSlug,
    path: string,
    parameters?: Readonly<Record<string, string>>,
  ): Promise<PlanningCenterAnswer>;
};

/** Besides the access: whose connection it is, and whether its token may still be renewed. */
export function createPlanningCenter(
  access: ProviderAccess,
  connection: { accountId: string; mayRenewToken: boolean; log: Logger },
): PlanningCenter {
  const { provider, providerFetch, pace, accessToken, deadline } = access;
  const withinLimit = createConcurrencyLimiter({
    atOnceMax: requestsAtOnce,
    waitingMax: Number.POSITIVE_INFINITY,
    refusal: () => new Error('Anyone may wait'),
  });

  const ask: PlanningCenter['get'] = async (slug, path, parameters = {}) => {
    const url = new URL(`${provider.apiUrl}${path}`);
    url.search = new URLSearchParams(parameters).toString();
    const answer = await providerFetch({
      name: `Planning Center: ${path}`,
      url,
      accessToken,
      deadline,
      headers: { 'x-pco-api-version': pinnedVersions[slug] },
      beforeTry: () => pace.waitForTurn(deadline),
      onAnswer: pace.note,
    });
    return judge(path, answer);
  };

  const judge = (path: string, answer: ProviderAnswer): PlanningCenterAnswer => {
    const verdict = classifyAnswer(answer);
    if (verdict === 'available') {
      return { verdict, body: answer.body };
    }
    if (verdict !== 'token_refused') {
      return { verdict };
    }
    if (connection.mayRenewToken) {
      throw new AccessTokenRefused(`Planning Center: ${path}: status 401`);
    }
    return { verdict: 'failed' };
  };

  return {
    get: (slug, path, parameters) =>
      withinLimit(async () => {
        try {
          return await ask(slug, path, parameters);
        } catch (error) {
          if (!(error instanceof ProviderError)) {
            throw error;
          }
          connection.log.warn({ reason: error.message }, 'Planning Center did not answer');
          return { verdict: 'failed' };
        }
      }),
  };
}
