import type { PoolClient } from 'pg';
import type { ComputedFigure } from '#analytics/figures/compute-figures.ts';

/**
 * Asks a church once about each number that it typed and a provider counted otherwise, and no longer about those
 * that agree by now.
 */
export async function askAboutSources(
  client: PoolClient,
  accountId: string,
  computed: readonly ComputedFigure[],
): Promise<void> {
  const compared = computed
    .flatMap(({ weeks }) => weeks.flatMap(({ comparisons = [] }) => comparisons))
    .map(({ count, ...comparison }) => ({ ...count, ...comparison }));
  if (compared.length > 0) {
    await client.query('select private.ask_about_sources($1, $2)', [
      accountId,
      JSON.stringify(compared),
    ]);
  }
}
