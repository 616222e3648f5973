import { readChurchRows } from './church/read-church.ts';
import type { Config } from './config.ts';
import { updateForecasts } from './forecast/update-forecasts.ts';
import { refreshExpected } from './pulse/refresh-expected.ts';
import { keepSearch } from './pulse/search-beside.ts';
import { updateDemoRecommendations } from './recommendations/demo/update-demo.ts';
import { updateRecommendations } from './recommendations/update-recommendations.ts';
import type { AfterFigures } from './sync/run.ts';

/**
 * Updates a church's dashboard, forecasts and cards after its figures were computed. Reads its rows once for
 * all three; another run that changes them meanwhile does the same at its own end.
 */
export async function followFigures(
  { pool, accountId, isSearchRead, now }: Parameters<AfterFigures>[0],
  { isDemo, people }: Pick<Config, 'isDemo' | 'people'>,
): Promise<void> {
  const church = await readChurchRows(pool, accountId, now);
  await refreshExpected(pool, church);
  const isNew = church.expectedText === null;
  if (church.figures.has('search_clicks') && (isNew || isSearchRead)) {
    await keepSearch(pool, accountId, church.weekStartsOn);
  }
  await updateForecasts(pool, church);
  await (isDemo ? updateDemoRecommendations : updateRecommendations)(pool, church, people);
}
