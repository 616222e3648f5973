import { z } from 'zod';
import {
  countLinkLimits,
  countLinkOpenRequest,
  countLinkOpenResponse,
  countLinkSaveRequest,
  countLinkSaveResponse,
} from '#contract/functions/count-links.ts';
import { countRefusals } from '#contract/messages/count-refusals.ts';
import { clientAddress } from '../../auth/client-address.ts';
import { ApiError } from '../../http/api-error.ts';
import type { SteepleContext } from '../../http/context.ts';
import { createMinuteLimit } from '../../limits/per-minute.ts';
import { overLimit } from '../../limits/refusals.ts';
import type { Services } from '../../services.ts';
import { keep, refusalWords } from './count-save.ts';

/** The functions of counting links by their names; the token in the body is the permission. */
export function countDoors(services: Services) {
  return {
    'count-link-open': countLinkOpen(services),
    'count-link-save': countLinkSave(services),
  };
}

/** Saves a minute from one address: a queue is sent one at a time. */
const savesPerMinute = 120;

/**
 * `count-link-open`: what somebody with a counting link can fill in, without signing in. It tells no number.
 */
function countLinkOpen(services: Services) {
  const admit = limitOf(services, countLinkLimits.opensAMinute);
  return async (c: SteepleContext): Promise<Response> => {
    await admit(c);
    const { token } = await bodyOf(c, countLinkOpenRequest);
    const { rows } = await services.connections.jobs.query<{ opened: unknown }>(
      'select private.open_count_link($1) as opened',
      [services.doorTokens.hashesOf('count', token)],
    );
    const opened = rows[0]?.opened ?? null;
    if (opened === null) {
      throw linkEnded();
    }
    return c.json(countLinkOpenResponse.parse(opened));
  };
}

const kept = z
  .object({
    enough: z.boolean().optional(),
    accountId: z.string().default(''),
    dates: z.array(z.string()).default([]),
    today: z.string().default(''),
    answers: z
      .array(z.object({ key: z.string(), status: z.string(), why: z.string().optional() }))
      .default([]),
  })
  .nullable();

/**
 * `count-link-save`: keeps what was typed with a link. Equal or not, a number that somebody has typed already
 * is 'kept': it would tell which one stands.
 */
function countLinkSave(services: Services) {
  const admit = limitOf(services, savesPerMinute);
  return async (c: SteepleContext): Promise<Response> => {
    await admit(c);
    const { token, name, saves } = await bodyOf(c, countLinkSaveRequest);
    const said = saves.map(({ confirm: _, ...save }) => ({
      ...save,
      date: z.iso.date().safeParse(save.date).success ? save.date : null,
    }));
    const { rows } = await keep(() =>
      services.connections.jobs.query<{ kept: unknown }>(
        'select private.save_by_link($1, $2, $3) as kept',
        [services.doorTokens.hashesOf('count', token), name, JSON.stringify(said)],
      ),
    );
    const result = kept.parse(rows[0]?.kept ?? null);
    if (result === null) {
      throw linkEnded();
    }
    if (result.enough) {
      throw new ApiError({
        status: 429,
        code: 'over_limit',
        message: countRefusals.enoughForToday,
      });
    }
    // Whatever was typed already: how soon it is answered must not tell.
    if (result.answers.some(({ status }) => status !== 'refused')) {
      services.changes.tell({ table: 'analytics.counts', accounts: [result.accountId] });
    }
    const answers = new Map(result.answers.map((each) => [each.key, each]));
    return c.json(
      countLinkSaveResponse.parse({
        results: saves.map(({ key, date }) => {
          const { status = 'refused', why = 'unknown' } = answers.get(key) ?? {};
          const error =
            why === 'linkDates'
              ? countRefusals.linkDates(result.dates, result.today)
              : refusalWords(why, date);
          return status === 'refused'
            ? { key, status, error }
            : { key, status: status === 'kept' ? 'kept' : 'saved' };
        }),
      }),
    );
  };
}

function limitOf({ config }: Services, perMinute: number) {
  const take = createMinuteLimit(perMinute);
  return async (c: SteepleContext): Promise<void> => {
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    const wait = await take(clientAddress(c, config));
    if (wait > 0) {
      throw overLimit(
        `Too many requests in a short time. Please try again in ${wait} seconds.`,
        wait,
      );
    }
  };
}

async function bodyOf<Body>(
  c: SteepleContext,
  schema: { safeParse(body: unknown): { success: boolean; data?: Body } },
): Promise<Body> {
  const parsed = schema.safeParse(await c.req.json().catch(() => null));
  if (!parsed.success || parsed.data === undefined) {
    throw linkEnded();
  }
  return parsed.data;
}

function linkEnded(): ApiError {
  return new ApiError({ status: 404, code: 'link_ended', message: countRefusals.linkEnded });
}
