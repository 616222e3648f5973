import type { z } from 'zod';
import type { SearchConsoleProperty } from '#contract/functions/google-search-console.ts';
import { isStorable } from '#database/access/storable-text.ts';
import { AccessTokenRefused, ProviderError } from '../provider-error.ts';
import type { ProviderAccess, ProviderAnswer } from '../provider-fetch.ts';
import { type QueryAnswer, queryAnswer, reasonsOf, sitesAnswer } from './answers.ts';

/** A question to `searchanalytics.query`; dates are `YYYY-MM-DD` in Pacific time, both included. */
export type SearchQuery = {
  startDate: string;
  endDate: string;
  /** Without dimensions Google answers one row of totals; with them it leaves rare queries out. */
  dimensions?: readonly ['date' | 'query' | 'page'];
  rowLimit?: number;
  /** `all` adds days that are not complete yet. */
  dataState: 'final' | 'all';
};

/** Google Search Console's API (v3) for one connection. */
export type SearchConsole = {
  /** The sites that the connected person may see, in the order of Google. */
  listProperties(): Promise<SearchConsoleProperty[]>;
  query(siteUrl: string, query: SearchQuery): Promise<QueryAnswer>;
};

/**
 * Both requests throw AccessTokenRefused on 401, and ProviderError: `provider_refused` when the
 * person may not see the site, otherwise `provider_unavailable`. An exhausted quota, which Google
 * answers with 403 or 429, is waited for within the deadline.
 */
export function createSearchConsole(access: ProviderAccess): SearchConsole {
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    { name, path, json }: { name: string; path: string; json?: SearchQuery },
  ): Promise<z.output<Schema>> => {
    const answer = await access.providerFetch({
      name: `Search Console: ${name}`,
      url: new URL(`${access.provider.apiUrl}${path}`),
      accessToken: access.accessToken,
      deadline: access.deadline,
      beforeTry: () => access.pace.waitForTurn(access.deadline),
      onAnswer: access.pace.note,
      isBusy: isOverQuota,
      ...(json ? { json } : {}),
    });
    refuse(name, answer);
    const parsed = schema.safeParse(answer.body);
    if (!parsed.success) {
      throw unavailable(name, 'an answer of an unknown shape');
    }
    return parsed.data;
  };
  return {
    listProperties: async () => {
      const { siteEntry } = await ask(sitesAnswer, { name: 'sites', path: '/sites' });
      return siteEntry.filter(isChoosable);
    },
    query: (siteUrl, json) =>
      ask(queryAnswer(json.endDate), {
        name: 'searchAnalytics.query',
        path: `/sites/${encodeURIComponent(siteUrl)}/searchAnalytics/query`,
        json,
      }),
  };
}

function isChoosable({ siteUrl, permissionLevel }: SearchConsoleProperty): boolean {
  // Google shows this person no data of a site that was never verified.
  const isVerified = permissionLevel !== 'siteUnverifiedUser';
  const isKept =
    siteUrl.length <= 2048 &&
    permissionLevel.length <= 100 &&
    isStorable(siteUrl + permissionLevel);
  // As a path segment these two would lead elsewhere, escaped or not.
  return isVerified && isKept && siteUrl !== '.' && siteUrl !== '..';
}

/** The pause that Google's documentation asks for after `quotaExceeded`. */
const quotaPauseSeconds = 15 * 60;

/** Whether the quota is exhausted; a number says for how many seconds, where Google says so. */
export function isOverQuota({ status, body }: ProviderAnswer): boolean | number {
  if (status !== 403 && status !== 429) {
    return false;
  }
  const reasons = reasonsOf(body);
  if (reasons.includes('quotaExceeded')) {
    return quotaPauseSeconds;
  }
  return reasons.some((reason) => /quota|limit|exhausted/i.test(reason));
}

/** Whether the person did not allow Search Console when they connected. */
export function isScopeMissing({ status, body }: ProviderAnswer): boolean {
  const reasons = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT'];
  return status === 403 && reasonsOf(body).some((reason) => reasons.includes(reason));
}

/**
 * Checks that an answer is a success.
 *
 * @throws AccessTokenRefused, ProviderError
 */
export function refuse(name: string, { status, body }: ProviderAnswer): void {
  if (status < 300) {
    return;
  }
  if (status === 401) {
    throw new AccessTokenRefused(`Search Console: ${name}: status 401`);
  }
  const reasons = reasonsOf(body);
  if (reasons.includes('accessNotConfigured') || reasons.includes('SERVICE_DISABLED')) {
    throw unavailable(name, 'the Search Console API is not enabled in our Google Cloud project');
  }
  if (status === 403) {
    throw new ProviderError('provider_refused', `Search Console: ${name}: status 403`);
  }
  throw unavailable(name, `status ${status}`);
}

function unavailable(name: string, reason: string): ProviderError {
  return new ProviderError('provider_unavailable', `Search Console: ${name}: ${reason}`);
}
