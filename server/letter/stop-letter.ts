import { Hono } from 'hono';
import { z } from 'zod';
import type { DoorTokens } from '../auth/door-tokens.ts';
import { ApiError } from '../http/api-error.ts';
import { limitBody } from '../http/body-limit.ts';
import type { SteepleEnv } from '../http/context.ts';
import type { Services } from '../services.ts';
import { paths } from './letter-paths.ts';

/** The address that ends a letter at a POST (RFC 8058), and shows a page that asks at a GET. */
export function stopAddress(siteUrl: string, letterId: string, doorTokens: DoorTokens): string {
  const { token } = doorTokens.issue('letter', letterId);
  return `${siteUrl}${paths.stop}?${new URLSearchParams({ letter: letterId, token })}`;
}

const stopQuery = z.object({ letter: z.guid(), token: z.string() });
/** A mail program sends `List-Unsubscribe=One-Click`; nothing of it is needed. */
const bodyBytesMax = 1_000;

/**
 * Ends a letter for whoever has its link, without a sign-in: mail programs press it for people. A GET is
 * answered by the page of the web app, so a scanner that opens links ends nothing.
 */
export function stopLetterRoutes({ connections, doorTokens }: Services): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  routes.post(paths.stop, limitBody(bodyBytesMax), async (c) => {
    const query = stopQuery.safeParse(c.req.query());
    if (!query.success || !doorTokens.isOf('letter', query.data.letter, query.data.token)) {
      throw new ApiError({
        status: 404,
        code: 'unknown_letter',
        message: 'There is no such letter.',
      });
    }
    await connections.jobs.query('select private.stop_letter($1)', [query.data.letter]);
    c.header('Cache-Control', 'no-store');
    return c.json({ stopped: true });
  });
  return routes;
}
