import { z } from 'zod';

const chosen = z.object({ property_url: z.string().nullable().default(null).catch(null) });

/** The Search Console property that was chosen, as `integrations.metadata` holds it, or null. */
export function chosenProperty(metadata: Record<string, unknown>): string | null {
  return chosen.parse(metadata).property_url;
}
