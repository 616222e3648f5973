import pg from 'pg';
import { compareRates } from '../compare.ts';
import type { Figure } from '../figure.ts';
import { type Load, requestsPerSecond } from '../load.ts';
import { startFloor } from '../start-floor.ts';
import { onSteeple } from '../steeple-on-cluster.ts';
import type { Call } from './call.ts';

/**
 * Measures a call over HTTP against its floor: a bare node:http server that runs the statements
 * through the bare driver. Both talk to one new PostgreSQL.
 */
export function measureCall(call: Call): Promise<Figure[]> {
  return onSteeple(
    async ({ url, owner }) => {
      const floor = await startFloor(owner);
      const pool = new pg.Pool({ ...owner, max: 1 });
      try {
        const loads = await call.prepare({ url, owner: pool });
        const share = await compareRates(
          contender('Steeple', url, loads.ours),
          contender('floor', floor.url, loads.floor),
        );
        return [
          {
            name: `${call.title}, share of the floor`,
            value: share,
            unit: '',
            budget: { min: call.shareMin },
          },
        ];
      } finally {
        await pool.end();
        await floor.stop();
      }
    },
    { variables: noWriteLimit },
  );
}

/** Raised, because a few people stand for many here. */
const noWriteLimit = { WRITES_PER_MINUTE_MAX: '1000000' };

function contender(name: string, url: string, load: Load) {
  return { name, rate: (seconds: number) => requestsPerSecond(url, load, seconds) };
}
