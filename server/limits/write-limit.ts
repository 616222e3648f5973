import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import type { SteepleEnv } from '../http/context.ts';
import { createMinuteLimit } from './per-minute.ts';
import { overLimit } from './refusals.ts';

export const writeMethods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Limits the changes of a signed-in person to WRITES_PER_MINUTE_MAX a minute, all at once if they
 * like. Counts in this process only. Expects `claims` to be set.
 *
 * @throws ApiError 429 with the seconds to wait
 */
export function limitWrites({ WRITES_PER_MINUTE_MAX }: Pick<Config, 'WRITES_PER_MINUTE_MAX'>) {
  const takeWrite = createMinuteLimit(WRITES_PER_MINUTE_MAX);
  return createMiddleware<SteepleEnv>(async function limitWrites(c, next) {
    const person = c.get('claims')?.sub;
    const waitSeconds = person === undefined ? 0 : await takeWrite(person);
    if (waitSeconds > 0) {
      throw overLimit(
        `Too many changes in a short time. Please try again in ${waitSeconds} seconds.`,
        waitSeconds,
      );
    }
    await next();
  });
}
