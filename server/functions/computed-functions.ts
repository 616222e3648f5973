import type { ComputeServices } from '../services.ts';
import { annotationDelete } from './annotation-delete/annotation-delete.ts';
import { annotationSave } from './annotation-save/annotation-save.ts';
import { type AnswerFunction, answering } from './answer-function.ts';
import { churchFigures } from './church-figures/church-figures.ts';
import { churchForecast } from './church-forecast/church-forecast.ts';
import { churchPeople } from './church-people/church-people.ts';
import { churchPulse } from './church-pulse/church-pulse.ts';
import { churchRecommendations } from './church-recommendations/church-recommendations.ts';
import { churchReport } from './church-report/church-report.ts';
import { figureLook } from './figure-look/figure-look.ts';
import { goalSave } from './goal-save/goal-save.ts';
import { libraryDryRun } from './library-dry-run/library-dry-run.ts';
import { measureChoices } from './measure-choices/measure-choices.ts';
import { measureChoicesSave } from './measure-choices-save/measure-choices-save.ts';
import { questionAnswer } from './question-answer/question-answer.ts';

/** The functions whose answers take so much processor time that other processes compute them. */
export const computedFunctions: Readonly<Record<string, AnswerFunction<ComputeServices>>> = {
  'church-pulse': answering(churchPulse),
  'figure-look': answering(figureLook),
  'church-forecast': answering(churchForecast),
  'church-figures': answering(churchFigures),
  'church-people': answering(churchPeople),
  'church-report': answering(churchReport),
  'church-recommendations': answering(churchRecommendations),
  'annotation-save': answering(annotationSave),
  'annotation-delete': answering(annotationDelete),
  'goal-save': answering(goalSave),
  'question-answer': answering(questionAnswer),
  'measure-choices': answering(measureChoices),
  'measure-choices-save': answering(measureChoicesSave),
  'library-dry-run': answering(libraryDryRun),
};
