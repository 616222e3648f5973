import { useEffect, useState } from 'react';
import { fileLimits } from '#analytics/spreadsheet/cell.ts';
import type { SpreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import type { Answers } from '#analytics/spreadsheet/questions.ts';
import type { ReadCounts } from '#analytics/spreadsheet/read-counts.ts';
import { importMessages } from '#contract/messages/count-import.ts';
import { languageNow } from '#contract/messages/language.ts';
import { spreadsheetRefusals } from '#contract/messages/spreadsheet.ts';
import type { GivenFile, Mend } from './reading/protocol.ts';
import { NotRead, readApart } from './reading/read-apart.ts';

/** Where the reading of a file stands. */
export type Reading =
  | { stage: 'empty' }
  /** `rows`: null until they are known. */
  | { stage: 'busy'; name: string; rows: number | null }
  | { stage: 'refused'; name: string; sentence: string }
  | {
      stage: 'read';
      name: string;
      counts: ReadCounts;
      answers: Answers;
      mends: readonly Mend[];
      isReadingAgain: boolean;
    };

/** Reads what a person brings, and reads it again with each answer and each mended cell. */
export function useReading(church: SpreadsheetChurch) {
  const [reading, setReading] = useState<Reading>({ stage: 'empty' });
  const [apart] = useState(() => readApart());
  useEffect(() => apart.end, [apart]);

  async function read(
    name: string,
    file: GivenFile | null,
    answers: Answers,
    mends: readonly Mend[],
  ) {
    try {
      const counts = await apart.read({ file, answers, mends, language: languageNow() }, (rows) =>
        setReading({ stage: 'busy', name, rows }),
      );
      setReading({ stage: 'read', name, counts, answers, mends, isReadingAgain: false });
    } catch (error) {
      if (!(error instanceof NotRead)) {
        throw error;
      }
      setReading({ stage: 'refused', name, sentence: error.message });
    }
  }

  async function bring(name: string, content: Blob) {
    if (content.size > fileLimits.bytes) {
      setReading({ stage: 'refused', name, sentence: spreadsheetRefusals.tooMuch });
      return;
    }
    setReading({ stage: 'busy', name, rows: null });
    const bytes = new Uint8Array(await content.arrayBuffer());
    await read(name, { bytes, name, church }, {}, []);
  }

  function readAgain(change: { answers?: Answers; mends?: readonly Mend[] }) {
    if (reading.stage !== 'read') {
      return;
    }
    const { name, answers, mends } = { ...reading, ...change };
    setReading({ ...reading, answers, mends, isReadingAgain: true });
    void read(name, null, answers, mends);
  }

  return {
    reading,
    bringFile: (file: File) => void bring(file.name, file),
    bringText: (text: string) => void bring(importMessages.pasted, new Blob([text])),
    readAgain,
    startOver: () => {
      apart.end();
      setReading({ stage: 'empty' });
    },
  };
}
