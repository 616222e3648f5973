import type { AnswerKey, Question } from '#analytics/spreadsheet/questions.ts';
import { importQuestions } from '#contract/messages/count-import.ts';

/** A question in words. */
export function sentenceOf(key: AnswerKey, about: Question['about'], cells: number): string {
  return key === 'columns week_after'
    ? importQuestions.otherDay
    : importQuestions.about[about](cells);
}
