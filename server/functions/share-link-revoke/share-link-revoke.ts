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

/** Ends a link at once, or takes that back within a minute. */
export const shareLinkRevoke: NamedFunction<z.infer<typeof shareLinkRevokeRequest>> = {
  request: shareLinkRevokeRequest,
  async run(services, claims, { accountId, id, undo = false }) {
    const [link = null] = await runAboutChurch(services, claims, accountId, {
      isChange: true,
      first: `with ended as (
        update analytics.share_links set revoked_at = case when $3::boolean then null else now() end
        where account_id = $1::uuid and id = $2::uuid returning ${linkColumns})`,
      columns: [`(select ${linkJson} from ended)::text`],
      values: [id, String(undo)],
    });
    if (link === null) {
      throw new ApiError({ status: 404, code: 'link_not_found', message: pulseRefusals.linkGone });
    }
    const answer = shareLinkRevokeResponse.parse({ link: JSON.parse(link) });
    if (undo && answer.link.revokedAt !== null) {
      throw new ApiError({
        status: 409,
        code: 'link_ended',
        message: pulseRefusals.linkEndedForGood,
      });
    }
    return answer;
  },
};
