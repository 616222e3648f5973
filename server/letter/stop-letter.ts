import { Hono } from 'hono';
import { z } from 'zod';
import type { DoorTokens } from '../auth/door-tokens.ts';
import { ApiError } from '../http/api-error.ts';
import { limitBody } from '../http/body-limit.ts';
import type { SteepleEnv } from '../http/context.ts';
import type { Services } from '../services.ts';
import { paths } from './letter-paths.ts';

/** What comes by itself until it is stopped. */
type Stoppable = 'letter' | 'reminder';

/** The address that ends a letter at a POST (RFC 8058), and shows a page that asks at a GET. */
export function stopAddress(
  siteUrl: string,
  id: string,
  doorTokens: DoorTokens,
  what: Stoppable = 'letter',
): string {
  const { token } = doorTokens.issue(what, id);
  return `${siteUrl}${paths.stop}?${new URLSearchParams({ [what]: id, token })}`;
}

const stopQuery = z.object({ letter: z.guid(), token: z.string() });
const stopReminderQuery = z.object({ reminder: z.guid(), token: z.string() });
/** A mail program sends `List-Unsubscribe=One-Click`; nothing of it is needed. */
const bodyBytesMax = 1_000;

/**
 * Ends a letter or reminder for whoever has its link, without a sign-in: mail programs press it for people. A GET is
 * answered by the page of the web app, so a scanner that opens links ends nothing.
 */
export function stopLetterRoutes({ connections, doorTokens }: Services): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  routes.post(paths.stop, limitBody(bodyBytesMax), async (c) => {
    const letter = stopQuery.safeParse(c.req.query()).data;
    const reminder = stopReminderQuery.safeParse(c.req.query()).data;
    if (letter && doorTokens.isOf('letter', letter.letter, letter.token)) {
      await connections.jobs.query('select private.stop_letter($1)', [letter.letter]);
    } else if (reminder && doorTokens.isOf('reminder', reminder.reminder, reminder.token)) {
      await connections.jobs.query('select private.stop_count_reminder($1)', [reminder.reminder]);
    } else {
      throw new ApiError({
        status: 404,
        code: 'unknown_letter',
        message: 'We couldn’t find that email.',
      });
    }
    c.header('Cache-Control', 'no-store');
    return c.json({ stopped: true });
  });
  return routes;
}
