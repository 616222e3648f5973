import pg from 'pg';
import { churchesMin, type LearnedPrior, learnPriors } from '#analytics/forecast/learn-priors.ts';
import type { Reading } from '#analytics/forecast/series.ts';
import { type DatabaseAddress, reachDatabase } from './reach-database.ts';
import { ToolError } from './tool-error.ts';

/**
 * Learns the forecast's priors from the attendance of churches that share their effects; only American
 * ones with Western Easter, since the priors are about their events.
 *
 * @throws ToolError `too_few_churches` for fewer than ten; EngineError, or pg's errors
 */
export async function readPriors(
  address: DatabaseAddress,
  say: (line: string) => void,
): Promise<LearnedPrior[]> {
  const database = await reachDatabase(address, { besideServer: true, mayCreate: false, say });
  const client = new pg.Client(database.owner);
  try {
    await client.connect();
    const { rows } = await client.query<{ weeks: Reading[] }>(
      `select json_agg(json_build_object('week', week, 'value', value)) as weeks
       from analytics.forecast_sharing
       join analytics.measure_choices using (account_id)
       join analytics.figures using (account_id)
       where figure = 'attendance' and state = 'complete'
         and coalesce(chosen, suggested) ->> 'country' = 'US'
         and coalesce(chosen, suggested) ->> 'easter' = 'western'
       group by account_id`,
    );
    const priors = learnPriors(rows.map(({ weeks }) => weeks));
    if (priors === null) {
      throw new ToolError(
        'too_few_churches',
        `Fewer than ${churchesMin} churches share their effects and have counted a year of weeks. With so few, a church's numbers could be inferred.`,
      );
    }
    return priors;
  } finally {
    await client.end();
    await database.close();
  }
}
