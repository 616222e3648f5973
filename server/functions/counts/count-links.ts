import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import {
  type CountLink,
  countLink,
  countLinkCreateRequest,
  countLinkCreateResponse,
  countLinkEndRequest,
  countLinksRequest,
  countLinksResponse,
} from '#contract/functions/count-links.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import type { Services } from '../../services.ts';
import { runAboutChurch } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';

/** A link in the shape of `countLink`; the hash of its token never leaves PostgreSQL. */
const linkJson = `json_build_object('id', id, 'label', label, 'serviceIds', service_ids, 'categoryIds', category_ids,
  'createdAt', created_at, 'createdBy', author, 'expiresAt', expires_at, 'endedAt', ended_at, 'lastUsedAt', last_used_at)`;

/** The counting links of a church, newest first. */
export const countLinks: NamedFunction<z.infer<typeof countLinksRequest>> = {
  request: countLinksRequest,
  async run(services, claims, { accountId }) {
    const [links] = await runAboutChurch(services, claims, accountId, {
      columns: [
        `(select coalesce(json_agg(${linkJson} order by created_at desc, id), '[]')
          from analytics.count_links where account_id = $1::uuid)::text`,
      ],
    });
    return countLinksResponse.parse({ links: JSON.parse(links ?? '[]') });
  },
};

/** Makes a counting link. Its token is in this answer and nowhere else. */
export const countLinkCreate: NamedFunction<z.infer<typeof countLinkCreateRequest>> = {
  request: countLinkCreateRequest,
  async run(services, claims, { accountId, ...draft }) {
    const id = randomUUID();
    const { token, hash } = services.doorTokens.issue('count', id);
    const [made = null] = await runForChurch(services, claims, {
      text: `select private.make_count_link($1::uuid, $2::uuid, $3, $4,
        array(select jsonb_array_elements_text($5::jsonb)::uuid), array(select jsonb_array_elements_text($6::jsonb)::uuid),
        $7::integer)::text`,
      values: [
        ...[accountId, id, draft.label, hash],
        JSON.stringify([...new Set(draft.serviceIds)]),
        JSON.stringify([...new Set(draft.categoryIds)]),
        String(draft.days),
      ],
    });
    if (made === null) {
      throw new ApiError({ status: 400, code: 'validation_failed', message: churchRefusals.unfit });
    }
    // Behind the #, where neither servers nor proxies see it.
    const link = await readLink(services, claims, accountId, id);
    return countLinkCreateResponse.parse({ link, path: `/count#${token}` });
  },
};

/** Ends a counting link, for good. */
export const countLinkEnd: NamedFunction<z.infer<typeof countLinkEndRequest>> = {
  request: countLinkEndRequest,
  async run(services, claims, { accountId, id }) {
    const [ended = null] = await runForChurch(services, claims, {
      text: 'select private.end_count_link($1::uuid, $2::uuid)::text',
      values: [accountId, id],
    });
    if (ended === null) {
      throw new ApiError({ status: 404, code: 'link_not_found', message: churchRefusals.unfit });
    }
    return { link: await readLink(services, claims, accountId, id) };
  },
};

async function readLink(
  services: Services,
  claims: VerifiedClaims,
  accountId: string,
  id: string,
): Promise<CountLink> {
  const [link] = await runAboutChurch(services, claims, accountId, {
    columns: [
      `(select ${linkJson} from analytics.count_links where account_id = $1::uuid and id = $2::uuid)::text`,
    ],
    values: [id],
  });
  return countLink.parse(JSON.parse(link ?? 'null'));
}
