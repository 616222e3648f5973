import { type OpenFile, SpreadsheetError } from '#analytics/spreadsheet/cell.ts';
import { openFile } from '#analytics/spreadsheet/open-file.ts';
import { readCounts } from '#analytics/spreadsheet/read-counts.ts';
import { mendFile } from './mend-file.ts';
import type { GivenFile, WorkerAnswer, WorkerAsk } from './protocol.ts';

/**
 * The worker's work: opens a file once, and reads it as often as something was answered.
 *
 * @param answer sends an answer
 * @returns what to call with each ask
 */
export function answerAsks(answer: (message: WorkerAnswer) => void): (ask: WorkerAsk) => void {
  let open: { file: OpenFile; given: Omit<GivenFile, 'bytes'> } | null = null;

  function read({ file: given, answers, mends }: WorkerAsk): void {
    if (given) {
      const { bytes, ...rest } = given;
      open = { file: openFile(bytes), given: rest };
      const rows = open.file.grids.reduce((sum, grid) => sum + grid.rows.length, 0);
      answer({ kind: 'opened', rows });
    }
    if (open) {
      const { file, given: about } = open;
      const counts = readCounts(mendFile(file, mends), about.name, about.church, answers);
      answer({ kind: 'read', counts });
    }
  }

  return (ask) => {
    try {
      read(ask);
    } catch (error) {
      if (!(error instanceof SpreadsheetError)) {
        throw error;
      }
      answer({ kind: 'refused', sentence: error.message });
    }
  };
}
