import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import packageFile from '../../package.json' with { type: 'json' };

let registry: Registry | undefined;

/**
 * Metrics of the process as a whole: processor, memory, event-loop lag, garbage collection, and the
 * version. Collected from the first call on, once per process.
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
    new Gauge({
      name: 'steeple_build_info',
      help: 'Always 1; the label says which Steeple this is.',
      labelNames: ['version'],
      registers: [registry],
    }).set({ version: packageFile.version }, 1);
  }
  return registry;
}
