import { type AnyFigureId, type FigureWeek, isFigureId } from '#contract/figures.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import type { KeptQuestion } from '#contract/functions/week-questions.ts';
import { pageOf } from '../figures/all-figures.ts';
import type { Told } from '../forecast/model.ts';

/** A question about a week that the church has answered. */
export type WeekAnswer = KeptQuestion & { answered: NonNullable<KeptQuestion['answered']> };

type Figures = ReadonlyMap<AnyFigureId, readonly Pick<FigureWeek, 'week' | 'value'>[]>;

/** The figures, in which a count that the church calls wrong is missing until it is another. */
export function withoutWrongCounts<
  Id extends AnyFigureId,
  Week extends Pick<FigureWeek, 'week' | 'value' | 'state'>,
>(figures: ReadonlyMap<Id, readonly Week[]>, answers: readonly WeekAnswer[]): Map<Id, Week[]> {
  const isWrong = (figure: Id, { week, value }: Week) =>
    answers.some(
      (one) =>
        one.figure === figure &&
        one.week === week &&
        one.value === value &&
        one.answered.answer === 'wrong',
    );
  return new Map(
    [...figures].map(([figure, rows]) => [
      figure,
      rows.map((row) => (isWrong(figure, row) ? { ...row, value: null, state: 'missing' } : row)),
    ]),
  );
}

type Said = {
  figures: Figures;
  answers: readonly WeekAnswer[];
  annotations: readonly Pick<Annotation, 'from' | 'kind'>[];
};

/** What a church has said of a figure's weeks, for its forecast; nothing of counts that are others by now. */
export function toldOf(
  figure: AnyFigureId,
  { figures, answers, annotations }: Said,
): Told | undefined {
  const own = answers.filter((one) => one.figure === figure);
  const mayBeHalf = isFigureId(figure) && pageOf(figure, []).model.mayBeHalf === true;
  const notes = mayBeHalf ? annotations.filter(({ kind }) => kind === 'change') : [];
  if (own.length === 0 && notes.length === 0) {
    return undefined;
  }
  const values = new Map(figures.get(figure)?.map(({ week, value }) => [week, value]));
  const isStill = ({ week, value }: WeekAnswer) => values.get(week) === value;
  const weeksOf = (answered: readonly WeekAnswer[]) => new Set(answered.map(({ week }) => week));
  const levels = own.filter(({ about }) => about === 'level');
  const isSame = ({ answered }: WeekAnswer) => ['nothing', 'missing'].includes(answered.answer);
  return {
    sure: weeksOf(own.filter((one) => one.answered.answer === 'right' && isStill(one))),
    freed: weeksOf(levels.filter((one) => !isSame(one))),
    same: weeksOf(levels.filter(isSame)),
    entered: enteredGifts(own),
    changed: new Set(notes.map(({ from }) => from)),
  };
}

/** The weeks with hardly any gifts of which the church has said that all are entered. */
export function enteredGifts(answers: readonly WeekAnswer[]): ReadonlySet<string> {
  const entered = answers.filter(
    ({ about, answered }) => about === 'gifts' && answered.answer === 'entered',
  );
  return new Set(entered.map(({ week }) => week));
}
