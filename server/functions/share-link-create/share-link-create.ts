import { randomBytes } from 'node:crypto';
import type { z } from 'zod/mini';
import {
  shareLinkCreateRequest,
  shareLinkCreateResponse,
} from '#contract/functions/share-links.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { linkColumns, linkJson } from '../share-links/link-json.ts';
import { hashShareToken } from '../share-links/share-token.ts';

const tokenBytes = 32;

/** Creates a read-only link. Its token is in this answer and nowhere else. */
export const shareLinkCreate: NamedFunction<z.infer<typeof shareLinkCreateRequest>> = {
  request: shareLinkCreateRequest,
  async run(services, claims, { accountId, ...draft }) {
    const token = randomBytes(tokenBytes).toString('base64url');
    const [link] = await runAboutChurch(services, claims, accountId, {
      isChange: true,
      first: `with made as (
        insert into analytics.share_links
          (account_id, label, token_hash, shows_giving, shows_notes, expires_at)
        values ($1::uuid, $2, $3, $4::boolean, $5::boolean, now() + make_interval(days => $6::integer))
        returning ${linkColumns})`,
      columns: [`(select ${linkJson} from made)::text`],
      values: [
        draft.label,
        hashShareToken(token),
        String(draft.showsGiving),
        String(draft.showsNotes),
        String(draft.days),
      ],
    });
    return shareLinkCreateResponse.parse({
      link: JSON.parse(link ?? 'null'),
      // Behind the #, where neither servers nor proxies see it.
      path: `/shared#${token}`,
    });
  },
};
