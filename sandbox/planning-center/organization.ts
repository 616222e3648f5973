import type { Church } from '../church/church.ts';
import { railsTimeZone } from '../church/church-spec.ts';
import type { Product } from './collections/product.ts';
import { answerJson } from './engine/answer.ts';
import type { PlanningCenterIdentity } from './identities.ts';

/** `/current/v2/me`: the owner of the token; needs no scope and no product. */
export function answerWhoami(
  { person, organization }: PlanningCenterIdentity,
  origin: string,
  include: string | null,
): Response {
  const isIncluded = (include ?? '').split(',').includes('organization');
  const { id, name, subdomain } = organization;
  return answerJson({
    data: {
      type: 'Person',
      id: person.id,
      attributes: { email: person.email, first_name: person.firstName, last_name: person.lastName },
      relationships: { organization: { data: { type: 'Organization', id } } },
      links: { self: `${origin}/current/v2/people/${person.id}` },
    },
    included: isIncluded ? [{ type: 'Organization', id, attributes: { name, subdomain } }] : [],
    meta: {},
  });
}

/** `/people/v2/me`: the connecting person with their permissions in Planning Center. */
export function answerMe({ person, role }: PlanningCenterIdentity, origin: string): Response {
  const isAdministrator = role !== 'low' && role !== 'groups_leader';
  return answerJson({
    data: {
      type: 'Person',
      id: person.id,
      attributes: {
        first_name: person.firstName,
        last_name: person.lastName,
        name: `${person.firstName} ${person.lastName}`,
        site_administrator: isAdministrator,
        people_permissions: isAdministrator ? 'Manager' : null,
        status: 'active',
      },
      relationships: { primary_campus: { data: null } },
      links: { self: `${origin}/people/v2/people/${person.id}` },
    },
    included: [],
    meta: {},
  });
}

/** A product's root: the organization as this product describes it. */
export function answerOrganization(
  church: Church,
  product: Product,
  productUrl: string,
  railsZoneNames: 'check_ins' | 'everywhere',
): Response {
  const { id, name, timeZone } = church.spec.organization;
  return answerJson({
    data: {
      type: 'Organization',
      id,
      attributes: {
        name,
        time_zone:
          railsZoneNames === 'everywhere' || product.slug === 'check-ins'
            ? railsTimeZone(timeZone)
            : timeZone,
        created_at: '2017-03-02T15:04:05Z',
        ...product.organization?.(church),
      },
      links: { self: productUrl },
    },
    included: [],
    meta: {},
  });
}
