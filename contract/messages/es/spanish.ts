import { app, profileWords } from './app.ts';
import { countImports } from './count-import.ts';
import { countWritings } from './count-refusals.ts';
import { dashboard } from './dashboard.ts';
import { figures } from './figures.ts';
import { chartWords, forecast, forecastPage } from './forecast.ts';
import { goals } from './goals.ts';
import { letters } from './letter.ts';
import { notesAndLinks } from './notes-and-links.ts';
import { notices, productWords, syncWords } from './notices.ts';
import {
  dashboardPage,
  eventWords,
  growthWords,
  lookWords,
  plainWords,
  printed,
  searchWords,
} from './pulse.ts';
import { questionsOfWeeks } from './questions-of-weeks.ts';
import { cardWords, recommendations, ruleWords } from './recommendations.ts';
import { spreadsheets } from './spreadsheet.ts';
import { tiles } from './tiles.ts';
import { leads, sharedPage, trusted, undone, verdicts } from './verdict.ts';

const sets: Readonly<Record<string, object>> = {
  ...app,
  ...cardWords,
  ...chartWords,
  ...countImports,
  ...countWritings,
  ...dashboard,
  ...dashboardPage,
  ...eventWords,
  ...figures,
  ...forecast,
  ...forecastPage,
  ...goals,
  ...growthWords,
  ...leads,
  ...letters,
  ...lookWords,
  ...notices,
  ...notesAndLinks,
  ...plainWords,
  ...printed,
  ...profileWords,
  ...questionsOfWeeks,
  ...productWords,
  ...recommendations,
  ...ruleWords,
  ...searchWords,
  ...sharedPage,
  ...spreadsheets,
  ...syncWords,
  ...tiles,
  ...trusted,
  ...undone,
  ...verdicts,
};

/** The sentences in Spanish, as church staff in Latin America and the United States write it. */
export function spanishTranslation(name: string): object | undefined {
  return sets[name];
}
