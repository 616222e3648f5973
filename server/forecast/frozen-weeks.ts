import { z } from 'zod';
import { type Expectation, expectation } from '#contract/expectation.ts';
import type { AskChurch } from '../church/read-texts.ts';
import { issuedWeeks } from './kept-forecasts.ts';

const longestWeeks = 8;

/** What was forecast of the attendance of the weeks from `$2` to `$3`: the last before each Sunday. */
const frozenColumn = `(select coalesce(json_agg(to_json(said)), '[]') from (
  select distinct on (week) week, median, low80, high80, low95, high95 from (${issuedWeeks(
    `kept.account_id = $1::uuid and kept.figure = 'attendance'
       and kept.origin between $2::date - ${7 * longestWeeks} and $3::date`,
  )}) as issued
  where week between $2::date and $3::date order by week, horizon) as said)`;

const frozen = z.array(z.object({ week: z.iso.date(), ...expectation.shape }));

/** The forecasts of attendance as they were stored before each Sunday, by week; of some weeks there is none. */
export async function readFrozenWeeks(
  ask: AskChurch,
  { from, to }: { from: string; to: string },
): Promise<Map<string, Expectation>> {
  const [text] = await ask([frozenColumn], [from, to]);
  const weeks = frozen.parse(JSON.parse(text ?? '[]'));
  return new Map(weeks.map(({ week, ...expected }) => [week, expected]));
}
