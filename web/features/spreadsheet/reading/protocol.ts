import type { SpreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import type { Answers } from '#analytics/spreadsheet/questions.ts';
import type { ReadCounts } from '#analytics/spreadsheet/read-counts.ts';
import type { Language } from '#contract/messages/language.ts';

/** A file as the worker is given it. */
export type GivenFile = { bytes: Uint8Array; name: string; church: SpreadsheetChurch };

/** A cell as it should have been typed; empty leaves it blank. */
export type Mend = { cell: string; text: string; meant: string };

/** What the page asks of the worker: a file first, then the same one with what was answered. */
export type WorkerAsk = {
  /** Null: the one that is open. */
  file: GivenFile | null;
  answers: Answers;
  mends: readonly Mend[];
  language: Language;
};

/** What the worker answers. */
export type WorkerAnswer =
  | { kind: 'opened'; rows: number }
  | { kind: 'read'; counts: ReadCounts }
  /** A sentence that says what to do. */
  | { kind: 'refused'; sentence: string };
