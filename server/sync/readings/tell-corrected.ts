import type { PoolClient } from 'pg';
import { addWeeks, isClosed, weekOf } from '#analytics/calendar/church-week.ts';
import { isOfFewGivers } from '#analytics/figures/few-givers.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { unitOfFigure } from '#contract/figures/units.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import type { Coverages } from './coverage-store.ts';
import type { Replaced } from './figure-store.ts';
import { churchTime } from './history.ts';
import { reachWeeksOf } from './kinds.ts';
import { keepNotices } from './notice-store.ts';

const type = 'planning_center';
const source = 'corrections';

/** Remembers closed weeks of days that were read before and read otherwise now. */
export async function markCorrected(
  client: PoolClient,
  { accountId, kind, choices, now }: Marking,
  days: readonly string[],
): Promise<void> {
  const { today } = churchTime(now, choices);
  const weekOfDay = (day: string) => weekOf(day, choices.weekStartsOn);
  const marked = days.filter((day) => isClosed(weekOfDay(day), today));
  if (marked.length > 0) {
    await client.query(
      `update private.reading_coverage set corrected = array(
         select unnest(corrected) union
         select week from jsonb_to_recordset($3) as said (day date, week date)
         where day between covered_from and covered_to)
       where account_id = $1 and kind = $2`,
      [accountId, kind, JSON.stringify(marked.map((day) => ({ day, week: weekOfDay(day) })))],
    );
  }
}

type Marking = { accountId: string; kind: ReadingKind; choices: MeasureChoices; now: Date };

/** Forgets the marks whose figures were computed; whether a week's figures can move with them. */
export async function takeMarks(
  client: PoolClient,
  accountId: string,
  coverages: Coverages,
): Promise<(week: string) => boolean> {
  const reaches = [...coverages.values()].flatMap(({ kind, corrected }) =>
    corrected.map((week) => ({
      from: addWeeks(week, -reachWeeksOf(kind)),
      to: addWeeks(week, reachWeeksOf(kind)),
    })),
  );
  if (reaches.length > 0) {
    await client.query(
      `update private.reading_coverage set corrected = '{}' where account_id = $1 and corrected <> '{}'`,
      [accountId],
    );
  }
  return (week) => reaches.some(({ from, to }) => week >= from && week <= to);
}

/** Notes the weeks of which a shown number was corrected at the provider, for two weeks. */
export async function tellCorrected(
  client: PoolClient,
  { accountId, currency }: { accountId: string; currency: string | null },
  replaced: readonly Replaced[],
): Promise<void> {
  const moved = replaced.filter((one) => isShown(one) && isOther(one, currency));
  if (moved.length > 0) {
    await client.query(
      `delete from private.sync_notices where account_id = $1 and integration_type = $2 and source = $3
         and since < private.now() - interval '14 days'`,
      [accountId, type, source],
    );
    await client.query(
      `insert into private.sync_notices (account_id, integration_type, source, kind, what, day)
       select distinct $1::uuid, $2, $3, 'corrected', '', week from unnest($4::date[]) as week
       on conflict (account_id, integration_type, source, kind, what, day) do update set since = private.now()`,
      [accountId, type, source, moved.map(({ week }) => week)],
    );
  }
}

/** Other choices have moved the numbers that were corrected. */
export async function forgetCorrected(client: PoolClient, accountId: string): Promise<void> {
  await keepNotices(client, { accountId, type }, { source }, []);
}

/** Whether a week's number was final, and is of enough givers before and after. */
function isShown({ figure, stateBefore, givers }: Replaced): boolean {
  return stateBefore === 'complete' && !isOfFewGivers(figure, givers);
}

/** Whether a number is written otherwise, not only computed otherwise. */
function isOther({ figure, before, after }: Replaced, currency: string | null): boolean {
  const wordsOf = (value: number | null) =>
    value === null ? null : valueWords(value, unitOfFigure[figure], currency);
  return wordsOf(before) !== wordsOf(after);
}
