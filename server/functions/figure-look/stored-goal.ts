import { z } from 'zod';
import type { AskChurch } from '../../church/read-texts.ts';

/** The column of a year's goal of a figure, `$2` and `$3`. */
export const storedGoal = `(select json_build_object('value', value, 'by', author) from analytics.goals
  where account_id = $1::uuid and figure = $2 and year = $3::integer)`;

const goal = z.object({ value: z.number(), by: z.string().nullable() });

/** Parses what the column holds. */
export function parseGoal(text: string | null): z.infer<typeof goal> | null {
  return text === null ? null : goal.parse(JSON.parse(text));
}

/** A year's goal of a figure. */
export async function readGoal(ask: AskChurch, figure: string, year: string) {
  const [kept = null] = await ask([storedGoal], [figure, year]);
  return parseGoal(kept);
}
