import { boardReport } from '#analytics/report/board-report.ts';
import type { ReportFacts } from '#analytics/report/report-facts.ts';
import { plain } from './made-up-pulse.ts';
import { reportFacts } from './made-up-report.ts';

/** The parts of a made-up church's report, page by page. */
export const partsOf = (changes: Partial<ReportFacts> = {}) =>
  (boardReport(reportFacts(changes))?.pages ?? []).flatMap(({ parts }) => parts);

/** One of its parts. */
export const partOf = (id: string, changes: Partial<ReportFacts> = {}) =>
  partsOf(changes).find((part) => part.id === id);

/** What a part says, line by line. */
export const linesOf = (id: string, changes: Partial<ReportFacts> = {}) =>
  (partOf(id, changes)?.lines ?? []).map(plain);
