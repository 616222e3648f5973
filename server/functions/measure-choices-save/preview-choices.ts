import { addWeeks } from '#analytics/calendar/church-week.ts';
import { figureKinds } from '#analytics/figures/figure-kinds.ts';
import { type FigureId, figureIds } from '#contract/figures.ts';
import type { MeasureChoices, MeasurePreview } from '#contract/functions/measures.ts';
import type { Services } from '../../services.ts';
import { readChoices } from '../../sync/readings/choices-store.ts';
import { computeAccount } from '../../sync/readings/compute-account.ts';
import { type KeptCoverage, readCoverage } from '../../sync/readings/coverage-store.ts';
import { churchTime } from '../../sync/readings/history.ts';
import { readWith } from '../../sync/readings/kinds.ts';

const previewWeeks = 8;

type Preview = NonNullable<MeasurePreview>;
type Week = Preview[number]['weeks'][number];

/**
 * How the last eight weeks would read with other choices, from the stored readings. Says so for a
 * figure that they cannot tell. Call it only for a person who may see the church.
 */
export async function previewChoices(
  { connections }: Services,
  accountId: string,
  choices: MeasureChoices,
): Promise<Preview> {
  const pool = connections.jobs;
  const now = new Date();
  const { currentWeek } = churchTime(now, choices);
  const first = addWeeks(currentWeek, 1 - previewWeeks);
  const kept = await readChoices(pool, accountId);
  const computed = await computeAccount(pool, {
    accountId,
    choices,
    currency: kept?.currency ?? null,
    now,
    span: { from: first, to: currentWeek },
  });
  const { rows } = await pool.query<{ figure: FigureId; week: string; value: number | null }>(
    `select figure, week::text, value::float8 as value from analytics.figures
     where account_id = $1 and week >= $2 order by week`,
    [accountId, first],
  );
  const coverage = await readCoverage(pool, accountId);
  return figureIds.flatMap((figure) => {
    const before = rows.filter((row) => row.figure === figure);
    const after = computed.find((one) => one.figure === figure)?.weeks ?? [];
    const weeks = weeksOf(
      before,
      after.filter(({ week }) => week >= first),
    );
    const needsReading = isUnread(figure, choices, coverage);
    return weeks.length > 0 || needsReading
      ? [{ figure, weeks, ...(needsReading ? { needsReading } : {}) }]
      : [];
  });
}

type Value = { week: string; value: number | null };

/** Both by week; a week that only one of them has is null in the other. */
function weeksOf(before: readonly Value[], after: readonly Value[]): Week[] {
  const valueAt = (values: readonly Value[], week: string) =>
    values.find((one) => one.week === week)?.value ?? null;
  const weeks = new Set([...before, ...after].map(({ week }) => week));
  return [...weeks]
    .sort()
    .map((week) => ({ week, before: valueAt(before, week), after: valueAt(after, week) }));
}

/** Whether readings that these choices need are missing, or were read for other choices. */
function isUnread(
  figure: FigureId,
  choices: MeasureChoices,
  coverage: ReadonlyMap<string, KeptCoverage>,
): boolean {
  return figureKinds(figure, choices).some((kind) => {
    const kept = coverage.get(kind);
    if (kind === 'searchDays') {
      // The name of the church makes no difference to the number of all clicks.
      const [property] = kept ? JSON.parse(kept.readWith) : [''];
      const isSame = kept?.readWith === readWith(kind, choices, property);
      return figure === 'search_nonbrand_clicks' && !isSame;
    }
    return kept?.readWith !== readWith(kind, choices, '');
  });
}
