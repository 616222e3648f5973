import { accounts, coreKnowledge, libraryPanel } from './accounts.ts';
import { app, profileWords } from './app.ts';
import { cardCauses, cardFindings } from './card-findings.ts';
import { checkedWords } from './checked.ts';
import { countImports } from './count-import.ts';
import { countPages } from './count-page.ts';
import { countWritings } from './count-refusals.ts';
import { countSetups } from './count-setup.ts';
import { dashboard } from './dashboard.ts';
import { figures } from './figures.ts';
import { chartWords, forecast, forecastPage } from './forecast.ts';
import { problemsOfForms } from './form-problems.ts';
import { goals } from './goals.ts';
import { growthWords } from './growth.ts';
import { integrationPages, integrations } from './integrations.ts';
import { leads } from './lead.ts';
import { letters } from './letter.ts';
import { mails } from './mails.ts';
import { measureQuestionWords, measureReasonWords } from './measure-reasons.ts';
import { firstMinute, measures } from './measures.ts';
import { missingServiceWords } from './missing-services.ts';
import { giftsNotEntered } from './not-entered.ts';
import { notesAndLinks } from './notes-and-links.ts';
import { notices, productWords, syncWords } from './notices.ts';
import { outsideRanges } from './outside.ts';
import { ownTiles } from './own-tiles.ts';
import {
  colleagueWords,
  exportWords,
  invitationWords,
  letterRefusalWords,
  sessionWords,
} from './people.ts';
import { peopleOverTime } from './people-over-time.ts';
import { peoplePage } from './people-page.ts';
import { allConnections, auditedTables, auditLog, mailLog } from './platform.ts';
import {
  calendar,
  dashboardPage,
  eventWords,
  lookWords,
  plainWords,
  printed,
  searchWords,
} from './pulse.ts';
import { questionsOfWeeks } from './questions-of-weeks.ts';
import { cardWords, recommendations, ruleWords } from './recommendations.ts';
import { report } from './report.ts';
import { reportGuests } from './report-guests.ts';
import { reportPage } from './report-page.ts';
import { reportQuestions } from './report-questions.ts';
import { commonWords, shell } from './shell.ts';
import { recoveryWords, signIn, twoSteps } from './sign-in.ts';
import { spreadsheets } from './spreadsheet.ts';
import { tiles } from './tiles.ts';
import { todos } from './todo.ts';
import { trusted } from './trust.ts';
import { usersScreens } from './users.ts';
import { sharedPage, undone, verdicts } from './verdict.ts';

const sets: Readonly<Record<string, object>> = {
  ...accounts,
  ...allConnections,
  ...app,
  ...auditedTables,
  ...auditLog,
  ...calendar,
  ...cardCauses,
  ...cardFindings,
  ...cardWords,
  ...chartWords,
  ...checkedWords,
  ...countImports,
  ...countWritings,
  ...colleagueWords,
  ...commonWords,
  ...coreKnowledge,
  ...countPages,
  ...countSetups,
  ...dashboard,
  ...dashboardPage,
  ...eventWords,
  ...exportWords,
  ...figures,
  ...firstMinute,
  ...forecast,
  ...forecastPage,
  ...goals,
  ...growthWords,
  ...integrationPages,
  ...integrations,
  ...invitationWords,
  ...leads,
  ...letterRefusalWords,
  ...letters,
  ...libraryPanel,
  ...lookWords,
  ...mailLog,
  ...mails,
  ...missingServiceWords,
  ...measureQuestionWords,
  ...measureReasonWords,
  ...measures,
  ...notices,
  ...peopleOverTime,
  ...notesAndLinks,
  ...peoplePage,
  ...plainWords,
  ...ownTiles,
  ...printed,
  ...problemsOfForms,
  ...profileWords,
  ...questionsOfWeeks,
  ...productWords,
  ...recommendations,
  ...report,
  ...reportPage,
  ...reportGuests,
  ...reportQuestions,
  ...recoveryWords,
  ...ruleWords,
  ...searchWords,
  ...sessionWords,
  ...sharedPage,
  ...spreadsheets,
  ...shell,
  ...signIn,
  ...syncWords,
  ...tiles,
  ...todos,
  ...trusted,
  ...twoSteps,
  ...undone,
  ...usersScreens,
  ...verdicts,
  ...outsideRanges,
  ...giftsNotEntered,
};

/** The sentences in Spanish, as church staff in Latin America and the United States write it. */
export function spanishTranslation(name: string): object | undefined {
  return sets[name];
}
