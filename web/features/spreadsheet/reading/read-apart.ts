import type { ReadCounts } from '#analytics/spreadsheet/read-counts.ts';
import { importMessages } from '#contract/messages/count-import.ts';
import { logError } from '#web/lib/log.ts';
import type { WorkerAnswer, WorkerAsk } from './protocol.ts';

/** How long a file may take, in ms (hand.md section 4). */
const patienceMs = 10_000;

/** A file that is not read; its message is a sentence for the person. */
export class NotRead extends Error {}

/** What is needed of a worker. */
type Apart = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export type ReaderApart = {
  /**
   * Reads a file, or the open one once more.
   *
   * @param onRows hears how many rows were found, before they are read
   * @throws {NotRead}
   */
  read: (ask: WorkerAsk, onRows?: (rows: number) => void) => Promise<ReadCounts>;
  end: () => void;
};

/**
 * The reader in a worker, which is ended when it takes too long; the next file gets a new one.
 *
 * @param startWorker makes one
 */
export function readApart(startWorker: () => Apart = startSpreadsheetWorker): ReaderApart {
  let worker: Apart | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  return {
    end,
    read(ask, onRows) {
      if (ask.file) {
        end();
      }
      const asked = worker ?? startWorker();
      worker = asked;
      return new Promise((resolve, reject) => {
        const giveUp = (sentence: string) => {
          clearTimeout(timer);
          end();
          reject(new NotRead(sentence));
        };
        const timer = setTimeout(() => giveUp(importMessages.tookTooLong), patienceMs);
        asked.onerror = (event) => {
          logError('A spreadsheet could not be read.', event);
          giveUp(importMessages.workerFailed);
        };
        asked.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
          if (data.kind === 'opened') {
            onRows?.(data.rows);
            return;
          }
          clearTimeout(timer);
          if (data.kind === 'read') {
            resolve(data.counts);
          } else {
            reject(new NotRead(data.sentence));
          }
        };
        asked.postMessage(ask);
      });
    },
  };
}

function startSpreadsheetWorker(): Worker {
  return new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' });
}
