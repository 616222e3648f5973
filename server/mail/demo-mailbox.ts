import { Hono } from 'hono';
import type { Pool } from 'pg';
import { z } from 'zod';
import { demoMails } from '#contract/functions/demo-mailbox.ts';
import { ApiError } from '../http/api-error.ts';
import type { SteepleEnv } from '../http/context.ts';

const shownMax = 50;

const letterRow = z.object({
  html: z.string().nullable(),
  body: z.string(),
  pictures: z.array(z.object({ id: z.string(), png: z.base64() })),
});

/** Nothing but the letter's own styles and pictures; its links open without the sandbox. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * What the demo would have sent, for its mailbox page. Only served where the demo is on, which only its
 * own machine can reach, and there is no mail server.
 *
 * @param pool logged in as `steeple_jobs`
 */
export function demoMailboxRoutes(pool: Pool): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  routes.get('/demo/mails', async (c) => {
    const { rows } = await pool.query(
      `select mail.id, mail.kind, mail.recipient as to, box.subject, box.body as text,
         box.html is not null as "hasHtml", box.arrived_at as "arrivedAt"
       from private.demo_mailbox as box join private.mails as mail on mail.id = box.mail_id
       order by box.arrived_at desc, mail.id limit $1`,
      [shownMax],
    );
    return c.json(demoMails.parse(JSON.parse(JSON.stringify(rows))));
  });
  routes.get('/demo/mails/:id{[0-9a-f-]{36}}', async (c) => {
    const { rows } = await pool.query(
      'select html, body, pictures from private.demo_mailbox where mail_id = $1',
      [c.req.param('id')],
    );
    if (!rows[0]) {
      throw new ApiError({
        status: 404,
        code: 'not_found',
        message: 'We couldn’t find that email.',
      });
    }
    const { html, body, pictures } = letterRow.parse(rows[0]);
    c.header('Content-Security-Policy', letterPolicy);
    return html === null ? c.text(body) : c.html(withPictures(html, pictures));
  });
  return routes;
}

/** The letter with its pictures in place of their content ids. */
function withPictures(html: string, pictures: z.infer<typeof letterRow>['pictures']): string {
  return pictures.reduce(
    (letter, { id, png }) => letter.replaceAll(`cid:${id}`, `data:image/png;base64,${png}`),
    html,
  );
}
