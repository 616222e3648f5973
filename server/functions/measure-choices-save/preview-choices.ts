import { addWeeks, weeksFrom } from '#analytics/calendar/church-week.ts';
import { isTouched } from '#analytics/figures/needs.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { figureIds } from '#contract/figures.ts';
import type { MeasureChoices, MeasurePreview } from '#contract/functions/measures.ts';
import { choicesInEffect, nothingKnown, readChoices, withHand } from '../../church/choices.ts';
import { parseAllFigures } from '../../church/parse-rows.ts';
import { asJobs } from '../../church/read-texts.ts';
import { figuresColumn } from '../../church/rows.ts';
import type { ComputeServices } from '../../services.ts';
import { readRefusedKinds } from '../../sync/planning-center/access.ts';
import { kindsToRead } from '../../sync/planning-center/sources.ts';
import { computeAccount } from '../../sync/readings/compute-account.ts';
import { readCoverage } from '../../sync/readings/coverage-store.ts';
import { churchTime } from '../../sync/readings/history.ts';
import { previewFigure } from './preview-figure.ts';

const previewWeeks = 8;

type Preview = { currency: string | null; preview: NonNullable<MeasurePreview> };

/**
 * What other choices would change in the last eight weeks, from the stored readings, and the currency
 * (ISO 4217) of the money in it. Call it only for a person who may see the church.
 *
 * @param asked with the keys in PostgreSQL's order, because they are compared with stored ones as text
 */
export async function previewChoices(
  { config, connections }: ComputeServices,
  accountId: string,
  asked: MeasureChoices,
): Promise<Preview> {
  const pool = connections.jobs;
  const now = config.clock.now();
  const kept = await readChoices(pool, accountId);
  const choices = kept?.byHand ? withHand(asked, kept.byHand) : asked;
  const { currentWeek } = churchTime(now, choices);
  const first = addWeeks(currentWeek, 1 - previewWeeks);
  const currency = kept?.currency ?? null;
  const span = { from: first, to: currentWeek };
  const coverages = await readCoverage(pool, accountId);
  const known = { accountId, choices, currency, coverages, now, span, giftSeal: null };
  const computed = await computeAccount(pool, known);
  const [figures] = await asJobs(pool, accountId)([figuresColumn('week >= $2')], [first]);
  const before = parseAllFigures(figures);
  const { available } = kept ?? nothingKnown;
  const readable = readableKinds(choices, await readRefusedKinds(pool, accountId, available));
  const touched = figureIds.filter((figure) => isTouched(figure, choicesInEffect(kept), choices));
  const preview = touched.flatMap((figure) => {
    const after = computed.find((one) => one.figure === figure)?.weeks ?? [];
    const change = previewFigure(figure, {
      choices,
      coverage: coverages,
      readable,
      weeks: weeksFrom(first, currentWeek),
      before: before.get(figure) ?? [],
      after: after.filter(({ week }) => week >= first),
    });
    return change ?? [];
  });
  return { currency, preview };
}

/**
 * The kinds that Planning Center grants. Search Console's are read as soon as it is connected, so they
 * are there already.
 */
function readableKinds(
  choices: MeasureChoices,
  refused: ReadonlySet<ReadingKind>,
): Set<ReadingKind> {
  const kinds = new Set(kindsToRead(choices).filter((kind) => !refused.has(kind)));
  return new Set([
    ...kinds,
    ...(kinds.has('gifts') ? (['donors'] as const) : []),
    ...(kinds.has('firstVisits') ? (['firstSeen'] as const) : []),
  ]);
}
