import type { ToldMeasure } from '#contract/functions/church-people.ts';
import type { PeopleNoun } from '#contract/messages/people-over-time.ts';
import type { QuarterSpan } from '#contract/people.ts';
import { weeksOfSpan } from '../quarter.ts';
import type { ChurchPeopleRows } from './people-rows.ts';
import { tellMeasure } from './tell-quarters.ts';
import { nounOf } from './told.ts';

/** A quarter's, or a span's, ordinary new households, those of them who came again, and what is usual. */
export type CameAgain = Pick<ToldMeasure, 'usual' | 'verdict'> & {
  quarter: string;
  span: QuarterSpan;
  value: number;
  base: number;
  /** The first days of its first and last week. */
  from: string;
  to: string;
  /** What it counts, and where the church is: its quarters are told by these. */
  noun: PeopleNoun;
  country: string;
};

/** How many of each quarter's new households came again, with a verdict on each; oldest first. */
export function tellAgain(rows: ChurchPeopleRows): CameAgain[] {
  return rows.quarters.flatMap((row) => {
    const { measure, quarter, span, value, base } = row;
    if (measure !== 'again' || value === null || base === null) {
      return [];
    }
    const { usual, verdict } = tellMeasure(rows, row, { tellsVerdicts: true });
    const weeks = weeksOfSpan(quarter, span, rows);
    const [from, to] = [weeks[0] ?? '', weeks.at(-1) ?? ''];
    const { country } = rows;
    return [{ quarter, span, value, base, usual, verdict, from, to, noun: nounOf(rows), country }];
  });
}
