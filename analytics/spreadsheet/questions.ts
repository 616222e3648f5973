/** What a question is about (hand.md section 6). */
type About =
  | 'date_order'
  | 'swapped_dates'
  | 'year'
  | 'odd_day'
  | 'week_number'
  | 'month_values'
  | 'columns'
  | 'part_of'
  | 'total'
  | 'zeros'
  | 'outlier'
  | 'same_day';

/** One question: what it is about, two or three answers, and the one that we suggest. */
export type Question = {
  about: About;
  /** The cells in question, where it is about some and not about a whole column. */
  cells?: readonly string[];
  choices: readonly string[];
  suggested: string;
};

/** What an answer is kept by. */
export type AnswerKey = About | `columns ${string}`;

/** What was answered before, by the key of the question, or by what it is about. */
export type Answers = Readonly<Partial<Record<AnswerKey, string>>>;

/** The key of a question: those about `columns` ask different things, which their first choice tells apart. */
export function answerKeyOf({ about, choices }: Question): AnswerKey {
  return about === 'columns' ? `columns ${choices[0] ?? ''}` : about;
}

/** What to go on with: the answer, or what we suggest as long as the question is open. */
type Decision = { choice: string; isOpen: boolean };

/** Asks a question, once. */
export type Ask = (question: Question) => Decision;

/** Asks, takes what was answered, and keeps what is still open. */
export function interview(answers: Answers): { ask: Ask; open: readonly Question[] } {
  const open: Question[] = [];
  return {
    open,
    ask: (question) => {
      const answer = answers[answerKeyOf(question)] ?? answers[question.about];
      if (answer !== undefined && question.choices.includes(answer)) {
        return { choice: answer, isOpen: false };
      }
      const same = open.find(
        (one) => one.about === question.about && `${one.choices}` === `${question.choices}`,
      );
      if (!same) {
        open.push(question);
      } else if (question.cells) {
        // The same of two sheets is one question.
        open[open.indexOf(same)] = { ...same, cells: [...(same.cells ?? []), ...question.cells] };
      }
      return { choice: question.suggested, isOpen: true };
    },
  };
}
