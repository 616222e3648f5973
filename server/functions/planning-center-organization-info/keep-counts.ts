import type { Pool } from 'pg';
import { z } from 'zod';
import type { OrganizationReading } from '../../integrations/planning-center/read-organization-info.ts';

type Products = OrganizationReading['products'];

const keptCounts = z
  .record(z.string(), z.object({ total: z.number(), at: z.iso.datetime({ offset: true }) }))
  .nullable();

/**
 * Stores what the products counted. A product that failed gets its last count with its age: a
 * failure overwrites nothing.
 *
 * @param pool of `steeple_providers`
 */
export async function keepCounts(
  pool: Pool,
  accountId: string,
  products: Products,
): Promise<Products> {
  const at = new Date().toISOString();
  const counted = Object.entries(products).flatMap(([product, { available, total }]) =>
    available && total !== null ? [[product, { total, at }] as const] : [],
  );
  const { rows } = await pool.query<{ kept: unknown }>(
    'select private.keep_product_counts($1, $2) as kept',
    [accountId, JSON.stringify(Object.fromEntries(counted))],
  );
  const kept = keptCounts.parse(rows[0]?.kept ?? null) ?? {};
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
