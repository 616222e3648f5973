import { spreadsheets } from '#contract/messages/es/spreadsheet.ts';
import { askLanguage } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';
import { answerAsks } from './answer-asks.ts';
import type { WorkerAsk } from './protocol.ts';

// Reads a spreadsheet apart from the page, which ends it when it takes too long. Its own policy lets it
// reach no address at all, so a file cannot leave the browser from here.
const spanish: Readonly<Record<string, object>> = spreadsheets;
teach('es', (name) => spanish[name]);

const read = answerAsks((message) => self.postMessage(message));

self.onmessage = ({ data }: MessageEvent<WorkerAsk>) => {
  askLanguage(() => data.language);
  read(data);
};
