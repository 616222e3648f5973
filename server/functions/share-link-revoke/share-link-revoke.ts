import type { z } from 'zod/mini';
import {
  shareLinkRevokeRequest,
  shareLinkRevokeResponse,
} from '#contract/functions/share-links.ts';
import { pulseRefusals } from '#contract/messages/dashboard.ts';
import { ApiError } from '../../http/api-error.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { linkColumns, linkJson } from '../share-links/link-json.ts';

/** Ends a link at once. */
export const shareLinkRevoke: NamedFunction<z.infer<typeof shareLinkRevokeRequest>> = {
  request: shareLinkRevokeRequest,
  async run(services, claims, { accountId, id }) {
    const [link = null] = await runAboutChurch(services, claims, accountId, {
      isChange: true,
      first: `with ended as (
        update analytics.share_links set revoked_at = now()
        where account_id = $1::uuid and id = $2::uuid returning ${linkColumns})`,
      columns: [`(select ${linkJson} from ended)::text`],
      values: [id],
    });
    if (link === null) {
      throw new ApiError({ status: 404, code: 'link_not_found', message: pulseRefusals.linkGone });
    }
    return shareLinkRevokeResponse.parse({ link: JSON.parse(link) });
  },
};
