import { z } from 'zod';
import type * as mini from 'zod/mini';
import { figureLook as lookAt, shownTile } from '#analytics/pulse/figure-look.ts';
import { type FigureLook, figureLookRequest } from '#contract/functions/figure-look.ts';
import type { ComputeServices } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { readPulse } from '../read-pulse.ts';
import { withoutGiving } from '../without-giving.ts';

const storedGoal = `(select json_build_object('value', value, 'by', author) from analytics.goals
  where account_id = $1::uuid and figure = $2 and year = $3::integer)`;
const goal = z.object({ value: z.number(), by: z.string().nullable() });

/** One figure over 13, 52 or 156 weeks, with last year, what was expected, events and notes. */
export const figureLook: NamedFunction<mini.infer<typeof figureLookRequest>, ComputeServices> = {
  request: figureLookRequest,
  async run(services, claims, { accountId, ...request }, c): Promise<FigureLook> {
    const { input, tiles } = await readPulse(services, claims, accountId, c);
    if (!tiles.includes(request.tile)) {
      throw withoutGiving();
    }
    const ask = asPerson(services, claims, accountId);
    const year = input.today.slice(0, 4);
    const tile = shownTile(request.tile, input);
    const [kept = null] = await ask([storedGoal], [tile, year]);
    return lookAt(input, request, kept === null ? null : goal.parse(JSON.parse(kept)));
  },
};
