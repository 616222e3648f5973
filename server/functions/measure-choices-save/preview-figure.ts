import { needs } from '#analytics/figures/needs.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { FigureId } from '#contract/figures.ts';
import type { MeasureChoices, MeasurePreview } from '#contract/functions/measures.ts';
import type { KeptCoverage } from '../../sync/readings/coverage-store.ts';
import { computedWith, readWith } from '../../sync/readings/kinds.ts';

type FigurePreview = NonNullable<MeasurePreview>[number];
type Value = { week: string; value: number | null };

type Change = {
  /** The new choices, which this figure depends on. */
  choices: MeasureChoices;
  coverage: ReadonlyMap<ReadingKind, KeptCoverage>;
  /** The kinds that the church's connections can read. */
  readable: ReadonlySet<ReadingKind>;
  /** First days of the weeks to preview. */
  weeks: readonly string[];
  /** The stored values. */
  before: readonly Value[];
  /** The values computed with the new choices; without weeks whose readings are no longer stored. */
  after: readonly Value[];
};

/**
 * What saving would do to a figure, as `fitToChoices` and `recomputeAll` do it: a figure that is no
 * longer counted is removed, computed weeks are replaced, all other weeks stay.
 *
 * @returns the weeks that change; null when nothing does
 */
export function previewFigure(figure: FigureId, change: Change): FigurePreview | null {
  const { choices, coverage, weeks, before, after } = change;
  const needed = needs(figure, choices);
  const kinds = needed ?? [];
  if (kinds.some((kind) => !change.readable.has(kind) && !coverage.has(kind))) {
    return null;
  }
  // What single funds or other weeks were given would tell what single people gave.
  const isGiving = kinds.includes('gifts');
  if (isGiving || kinds.some((kind) => isUnread(figure, kind, change))) {
    return { figure, weeks: [], needsReading: true };
  }
  const then = needed !== null ? after : before.map(({ week }) => ({ week, value: null }));
  const changed = then.flatMap(({ week, value }) => {
    const now = before.find((one) => one.week === week)?.value ?? null;
    return now === value ? [] : [{ week, before: now, after: value }];
  });
  const isReadAgain = kinds.some(
    (kind) => coverage.get(kind)?.computedWith !== computedWith(kind, choices),
  );
  if (isReadAgain && after.length < weeks.length) {
    return { figure, weeks: changed, needsReading: true };
  }
  return changed.length > 0 ? { figure, weeks: changed } : null;
}

/** Whether readings that these choices need are missing, or were read for other choices. */
function isUnread(figure: FigureId, kind: ReadingKind, { choices, coverage }: Change): boolean {
  const kept = coverage.get(kind);
  if (kind !== 'searchDays') {
    return kept?.readWith !== readWith(kind, choices, '');
  }
  // The name of the church makes no difference to the number of all clicks.
  const [property] = kept ? JSON.parse(kept.readWith) : [''];
  const isSame = kept?.readWith === readWith(kind, choices, property);
  return figure === 'search_nonbrand_clicks' && !isSame;
}
