import type { Church } from '../church/church.ts';
import type { BearerVerdict } from '../grants.ts';
import type { SandboxSwitches } from '../switches.ts';
import { asSwitched } from './as-switched.ts';
import type { Product } from './collections/product.ts';
import { answerJson, answerOne, answerPage } from './engine/answer.ts';
import { readQuery } from './engine/query.ts';
import { findRoute, type Route } from './find-route.ts';
import { refusalAtGate } from './gate.ts';
import { type PlanningCenterIdentity, planningCenterIdentities } from './identities.ts';
import { keepChurches } from './known-churches.ts';
import { answerMe, answerOrganization, answerWhoami } from './organization.ts';
import type { PlanningCenterApi } from './planning-center-seam.ts';
import { answerProblem, forbidden, notFound, unauthorized } from './problems.ts';
import { products } from './products.ts';
import { createRateCounter } from './rate-counter.ts';
import { asSeenBy, sightOf } from './roles.ts';

/** An empty list in place of what the role may not see. */
const nothing = { data: [], included: [], totalCount: 0 };

type Asker = { identity: PlanningCenterIdentity; scopes: readonly string[] };

/**
 * A simulation of Planning Center's API: GET requests of a person who has consented, answered from a
 * church that is random but reproducible. Refusals are checked in the real API's order.
 */
export const planningCenterApi: PlanningCenterApi = ({
  grants,
  clock,
  switches,
  origin,
  churchOf = keepChurches(),
}) => {
  const rates = createRateCounter();

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
    const route = product ? findRoute(product, parts) : null;
    const self = isWhoami(parts, identity) ? answerSelf(slug, identity, url) : null;
    if (self) {
      return self;
    }
    const unknowns = switches.planningCenter;
    return product && route
      ? answerRoute({ url, product, route, identity, church, unknowns })
      : answerProblem(notFound);
  };

  return async (request) => {
    const asked = new URL(request.url);
    const url = new URL(`${asked.pathname}${asked.search}`, origin);
    const verdict = grants.verdictOf(request.headers.get('authorization') ?? undefined);
    const asker = verdict.kind === 'live' ? askerOf(verdict.grant) : null;
    const { planningCenter } = switches;
    const rate = rates.count(
      asker?.identity.id ?? '',
      clock.now(),
      {
        count: planningCenter.rateLimitCount,
        periodSeconds: planningCenter.rateLimitPeriodSeconds,
      },
      readQuery(url.searchParams).offset,
    );
    const respond = () => {
      // Unauthenticated requests belong to no user, so no rate limit applies.
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
  unknowns: SandboxSwitches['planningCenter'];
};

function answerRoute({ url, product, route, identity, church, unknowns }: Asked): Response {
  const productUrl = `${url.origin}/${product.slug}/v2`;
  if (route.kind === 'root') {
    return answerOrganization(church, product, productUrl, unknowns.railsZoneNames);
  }
  const { collection } = route;
  const list = { slug: product.slug, path: url.pathname.slice(`/${product.slug}/v2/`.length) };
  const sight = sightOf(identity.role, list, unknowns.withoutGiving);
  if (sight === 'unauthorized') {
    return answerProblem(unauthorized('TRASH_PANDA'));
  }
  if (sight === 'forbidden') {
    return answerProblem(forbidden(identity.person.id, collection.type, product.version));
  }
  const query = readQuery(url.searchParams);
  const seen = asSwitched(unknowns, asSeenBy(identity.role, church));
  const { fields, include } = query;
  const setting = { church: seen, unknowns, productUrl, fields, include };
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

/** The connecting person as a product describes them; null where it does not. */
function answerSelf(
  slug: string | undefined,
  identity: PlanningCenterIdentity,
  { origin, searchParams }: URL,
): Response | null {
  if (slug === 'current') {
    return answerWhoami(identity, origin, searchParams.get('include'));
  }
  return slug === 'people' ? answerMe(identity, origin) : null;
}

function answerTooMany(detail: string, retryAfterSeconds: number): Response {
  const response = answerJson(
    { errors: [{ code: '429', title: 'Too Many Requests', detail }] },
    429,
  );
  response.headers.set('content-type', 'application/json');
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}
