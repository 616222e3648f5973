import { z } from 'zod';
import type { OrganizationReading } from '../../integrations/planning-center/read-organization-info.ts';
import type { Services } from '../../services.ts';
import { notConnected } from '../connected-integration.ts';

type Products = OrganizationReading['products'];

/** Which connection: made at this moment (`integrations.connected_at`), and not what replaced it. */
type Connection = { accountId: string; connectedAt: string };

const keptCounts = z
  .record(z.string(), z.object({ total: z.number(), at: z.iso.datetime({ offset: true }) }))
  .nullable();

/**
 * Stores what the products counted. A product that failed gets its last count with its age: a
 * failure overwrites nothing.
 *
 * @throws ProviderError `not_connected` when the connection that was read is over, even if there is
 *   another
 */
export async function keepCounts(
  { config, connections }: Services,
  { accountId, connectedAt }: Connection,
  products: Products,
): Promise<Products> {
  const at = config.clock.now().toISOString();
  const counted = Object.entries(products).flatMap(([product, { available, total }]) =>
    available && total !== null ? [[product, { total, at }] as const] : [],
  );
  const { rows } = await connections.providers.query<{ kept: unknown }>(
    'select private.keep_product_counts($1, $2, $3) as kept',
    [accountId, JSON.stringify(Object.fromEntries(counted)), connectedAt],
  );
  const kept = keptCounts.parse(rows[0]?.kept ?? null);
  if (kept === null) {
    throw notConnected();
  }
  return Object.fromEntries(
    Object.entries(products).map(([product, tile]) => {
      const last = tile.state === 'failed' ? kept[product] : undefined;
      return [
        product,
        last ? { ...tile, available: true, total: last.total, asOf: last.at } : tile,
      ];
    }),
  );
}
