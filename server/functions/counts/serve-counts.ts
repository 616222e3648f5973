import type { NamedFunction } from '../named-function.ts';
import { countHistory } from './count-history.ts';
import { countLinkCreate, countLinkEnd, countLinks } from './count-links.ts';
import { countAnswer, countQuestions } from './count-questions.ts';
import { countSave } from './count-save.ts';
import { countReminderSave, countSetup, countSetupSave } from './count-setup.ts';
import { countSheet } from './count-sheet.ts';
import { countsExport } from './counts-export.ts';
import {
  countsImport,
  countsImportPreview,
  countsImports,
  countsImportUndo,
} from './counts-import.ts';
import { ownFigureSave, ownFigures } from './own-figures.ts';

/** Serves the functions about what is counted by hand, each by its name. */
export function serveCounts(
  serve: <Request>(name: string, named: NamedFunction<Request>) => void,
): void {
  serve('count-setup', countSetup);
  serve('count-setup-save', countSetupSave);
  serve('count-reminder-save', countReminderSave);
  serve('count-sheet', countSheet);
  serve('count-save', countSave);
  serve('count-history', countHistory);
  serve('count-questions', countQuestions);
  serve('count-answer', countAnswer);
  serve('count-link-create', countLinkCreate);
  serve('count-links', countLinks);
  serve('count-link-end', countLinkEnd);
  serve('counts-import-preview', countsImportPreview);
  serve('counts-import', countsImport);
  serve('counts-imports', countsImports);
  serve('counts-import-undo', countsImportUndo);
  serve('counts-export', countsExport);
  serve('own-figures', ownFigures);
  serve('own-figure-save', ownFigureSave);
}
