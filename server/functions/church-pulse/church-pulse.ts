import type { z } from 'zod/mini';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import type { ConnectionFacts } from '#analytics/pulse/pulse-input.ts';
import { pulseNotices } from '#analytics/pulse/pulse-notices.ts';
import { type ChurchPulse, churchPulseRequest } from '#contract/functions/church-pulse.ts';
import { syncProblemSentence } from '#contract/messages/sync.ts';
import type { ComputeServices } from '../../services.ts';
import type { NamedFunction } from '../named-function.ts';
import { readPulse } from '../read-pulse.ts';

/** All that the dashboard draws, in one answer. */
export const churchPulse: NamedFunction<z.infer<typeof churchPulseRequest>, ComputeServices> = {
  request: churchPulseRequest,
  async run(services, claims, { accountId, week }, c): Promise<ChurchPulse> {
    const { input, cards, aheadOf, tiles } = await readPulse(services, claims, accountId, c);
    const pulse = figuresPulse(input, { week, cards, aheadOf, tiles });
    if (pulse) {
      return pulse;
    }
    const connected = input.connections.filter(({ isConnected }) => isConnected);
    return connected.length === 0
      ? { stage: 'coming' }
      : {
          stage: 'reading',
          connected: connected.map(({ integrationType }) => integrationType),
          problem: firstProblem(connected),
          notices: pulseNotices(input),
        };
  },
};

/** What stands in the way of a first reading, if it is known. */
function firstProblem(connections: readonly ConnectionFacts[]): string | null {
  const [failed] = connections.flatMap(({ problem, integrationType }) =>
    problem === null ? [] : syncProblemSentence(problem, integrationType),
  );
  return failed ?? null;
}
