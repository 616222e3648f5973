import type { Church } from '../church/church.ts';
import type { BearerVerdict } from '../grants.ts';
import type { Product } from './collections/product.ts';
import { answerJson, answerOne, answerPage } from './engine/answer.ts';
import { readQuery } from './engine/query.ts';
import { findRoute, type Route } from './find-route.ts';
import { refusalAtGate } from './gate.ts';
import { type PlanningCenterIdentity, planningCenterIdentities } from './identities.ts';
import { keepChurches } from './known-churches.ts';
import { lowRoleIn } from './low-role.ts';
import { answerOrganization, answerWhoami } from './organization.ts';
import type { PlanningCenterApi } from './planning-center-seam.ts';
import { answerProblem, forbidden, notFound, unauthorized } from './problems.ts';
import { products } from './products.ts';
import { createRateCounter } from './rate-counter.ts';

/** An empty list in the place of what a low role may not see. */
const nothing = { data: [], included: [], totalCount: 0 };

type Asker = { identity: PlanningCenterIdentity; scopes: readonly string[] };

/**
 * Planning Center's API, made up: GET requests of a person with a consent, answered from a church
 * that is made by chance but always alike. Refusals come in the order of the facts' part 4.
 */
export const planningCenterApi: PlanningCenterApi = ({ grants, clock, switches, origin }) => {
  const rates = createRateCounter();
  const churchOf = keepChurches();

  const answer = (request: Request, url: URL, asker: Asker, church: Church): Response => {
    const [slug, version, ...parts] = url.pathname.split('/').filter((piece) => piece !== '');
    const product = products.find((candidate) => candidate.slug === slug);
    const refusal = refusalAtGate({
      version: request.headers.get('x-pco-api-version'),
      product,
      scopes: asker.scopes,
      productsOff: church.spec.productsOff,
    });
    if (refusal) {
      return answerProblem(refusal);
    }
    const { identity } = asker;
    if (version !== 'v2' || request.method !== 'GET') {
      return answerProblem(notFound);
    }
    if (slug === 'current' && isWhoami(parts, identity)) {
      return answerWhoami(identity, origin, url.searchParams.get('include'));
    }
    const route = product ? findRoute(product, parts) : null;
    return product && route
      ? answerRoute({ url, product, route, identity, church })
      : answerProblem(notFound);
  };

  return async (request) => {
    const asked = new URL(request.url);
    const url = new URL(`${asked.pathname}${asked.search}`, origin);
    const verdict = grants.verdictOf(request.headers.get('authorization') ?? undefined);
    const asker = verdict.kind === 'live' ? askerOf(verdict.grant) : null;
    const rate = rates.count(
      asker?.identity.id ?? '',
      clock.now(),
      {
        count: switches.planningCenter.rateLimitCount,
        periodSeconds: switches.planningCenter.rateLimitPeriodSeconds,
      },
      readQuery(url.searchParams).offset,
    );
    const respond = () => {
      // Whoever nobody knows is nobody's user, so all of them together have no limit.
      if (!asker) {
        return answerProblem(unauthorized(hintOf(verdict.kind)));
      }
      return rate.isOver
        ? answerTooMany(rate.detail, rate.retryAfterSeconds)
        : answer(request, url, asker, churchOf(asker.identity.organization, clock.now()));
    };
    const response = respond();
    for (const [name, value] of Object.entries(rate.headers)) {
      response.headers.set(name, value);
    }
    return response;
  };
};

type Asked = {
  url: URL;
  product: Product;
  route: Route;
  identity: PlanningCenterIdentity;
  church: Church;
};

function answerRoute({ url, product, route, identity, church }: Asked): Response {
  const productUrl = `${url.origin}/${product.slug}/v2`;
  if (route.kind === 'root') {
    return answerOrganization(church, product, productUrl);
  }
  const sight = identity.role === 'low' ? lowRoleIn(product.slug) : 'reads';
  const { collection } = route;
  if (sight === 'refused') {
    return answerProblem(forbidden(identity.person.id, collection.type, product.version));
  }
  const query = readQuery(url.searchParams);
  const setting = { church, productUrl, fields: query.fields };
  if (route.kind === 'one') {
    const record = sight === 'reads' ? collection.one(setting, query, route.id) : null;
    return record ? answerOne(record.data, record.included) : answerProblem(notFound);
  }
  const page = collection.page(setting, query, route.parentId);
  if (!page) {
    return answerProblem(notFound);
  }
  return answerPage(url, query, sight === 'reads' ? page : { ...page, ...nothing });
}

function hintOf(verdict: BearerVerdict['kind']): 'BABOON' | 'CAPUCHIN' | null {
  if (verdict === 'expired') {
    return 'BABOON';
  }
  return verdict === 'revoked' ? 'CAPUCHIN' : null;
}

function askerOf(grant: { identity: string; scopes: readonly string[] }): Asker | null {
  const identity = planningCenterIdentities.find(({ id }) => id === grant.identity);
  return identity ? { identity, scopes: grant.scopes } : null;
}

function isWhoami(parts: readonly string[], { person }: PlanningCenterIdentity): boolean {
  return ['me', `people/${person.id}`].includes(parts.join('/'));
}

function answerTooMany(detail: string, retryAfterSeconds: number): Response {
  const response = answerJson({ errors: [{ code: '429', detail }] }, 429);
  response.headers.set('content-type', 'application/json');
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}
