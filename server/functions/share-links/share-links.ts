import type { z } from 'zod/mini';
import { shareLinksRequest, shareLinksResponse } from '#contract/functions/share-links.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { linkJson } from './link-json.ts';

/** The links of a church, newest first, including those that have ended. */
export const shareLinks: NamedFunction<z.infer<typeof shareLinksRequest>> = {
  request: shareLinksRequest,
  async run(services, claims, { accountId }) {
    const [links] = await runAboutChurch(services, claims, accountId, {
      columns: [
        `(select coalesce(json_agg(${linkJson} order by created_at desc, id), '[]')
          from analytics.share_links where account_id = $1::uuid)::text`,
      ],
    });
    return shareLinksResponse.parse({ links: JSON.parse(links ?? '[]') });
  },
};
