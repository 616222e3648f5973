import type { z } from 'zod/mini';
import { figureLook as lookAt } from '#analytics/pulse/figure-look.ts';
import { type FigureLook, figureLookRequest } from '#contract/functions/figure-look.ts';
import type { ComputeServices } from '../../services.ts';
import type { NamedFunction } from '../named-function.ts';
import { readPulse } from '../read-pulse.ts';
import { withoutGiving } from '../without-giving.ts';

/** One figure over 13, 52 or 156 weeks, with last year, what was expected, events and notes. */
export const figureLook: NamedFunction<z.infer<typeof figureLookRequest>, ComputeServices> = {
  request: figureLookRequest,
  async run(services, claims, { accountId, ...request }, c): Promise<FigureLook> {
    const { input, tiles } = await readPulse(services, claims, accountId, c);
    if (!tiles.includes(request.tile)) {
      throw withoutGiving();
    }
    return lookAt(input, request);
  },
};
