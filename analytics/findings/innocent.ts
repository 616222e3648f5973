import type { FigureId } from '#contract/figures.ts';
import { addWeeks, lastDayOf, weeksFrom } from '../calendar/church-week.ts';
import type { Cause, Church, WeekValue } from './church.ts';
import { type Comparison, mean } from './compare.ts';
import { festivalOf } from './festivals.ts';
import { dateWords } from './wording.ts';

/** Harmless causes within a stretch of weeks: gaps, notes, festivals, a changed source. */
export function causesWithin(
  church: Church,
  figures: readonly FigureId[],
  from: string,
  to: string,
): Cause[] {
  return [
    ...figures.flatMap((figure) => changedSource(church, figure, from, to)),
    ...uncounted(church, figures, from, to),
    ...notesWithin(church, from, lastDayOf(to)),
    ...festivals(church, from, to),
  ];
}

function uncounted(
  church: Church,
  figures: readonly FigureId[],
  from: string,
  to: string,
): Cause[] {
  const weeks = weeksFrom(from, to);
  const gaps = weeks.filter((week) =>
    figures.some((figure) => church.figures.get(figure)?.weeks.get(week)?.state !== 'complete'),
  );
  return gaps.length === 0
    ? []
    : [
        {
          name: 'Weeks with no count',
          text: `${gaps.length} of the ${weeks.length} weeks have no full count and are left out.`,
        },
      ];
}

/** A figure's source at the end of the stretch that differs from the year before it. */
function changedSource(church: Church, figure: FigureId, from: string, to: string): Cause[] {
  const weeks = church.figures.get(figure)?.weeks;
  const sourceOf = (list: string[]) =>
    list.map((week) => weeks?.get(week)).filter((each) => each?.state === 'complete');
  const now = sourceOf(weeksFrom(from, to)).at(-1)?.source;
  const before = sourceOf(weeksFrom(addWeeks(from, -52), addWeeks(from, -1))).at(-1)?.source;
  return now === undefined || before === undefined || now === before
    ? []
    : [
        {
          name: 'Another way of counting',
          text: `It came from ${plain(before)} before and comes from ${plain(now)} now, so the two may not compare.`,
        },
      ];
}

function plain(source: string): string {
  return source.replaceAll('_', ' ').replaceAll('+', ' and ');
}

/** Notes that overlap a range of days. */
export function notesWithin(church: Church, from: string, to: string): Cause[] {
  return church.notes
    .filter((note) => note.from <= to && note.to >= from)
    .map((note) => ({
      name: note.text,
      text: `From your note for ${dateWords(note.from)}.`,
      isNote: true,
    }));
}

function festivals(church: Church, from: string, to: string): Cause[] {
  return weeksFrom(from, to).flatMap((week) => {
    const festival = festivalOf(week, church.easter);
    return festival
      ? [
          {
            name: festival === 'easter' ? 'Easter' : 'Christmas',
            text: `The week of ${dateWords(week)} is one of those weeks, and it’s like no other.`,
          },
        ]
      : [];
  });
}

/**
 * Whether the season explains it: the same weeks a year ago were closer to today's mean than to the
 * expected one.
 *
 * @param weeks all complete weeks, oldest first
 * @returns an explanation, or null
 */
export function seasonOf(
  weeks: readonly WeekValue[],
  comparison: Comparison,
  length: number,
  write: (value: number) => string,
): Cause | null {
  const recent = weeks.slice(-length);
  const [first] = recent;
  const last = recent.at(-1);
  if (!first || !last) {
    return null;
  }
  const from = addWeeks(first.week, -52);
  const to = addWeeks(last.week, -52);
  const then = weeks.filter(({ week }) => week >= from && week <= to).map(({ value }) => value);
  if (then.length < length / 2) {
    return null;
  }
  const lastYear = mean(then);
  const isNear =
    Math.abs(comparison.now - lastYear) < Math.abs(comparison.now - comparison.expected) / 2;
  return isNear
    ? {
        name: 'The season',
        text: `The same weeks last year: ${write(lastYear)}.`,
      }
    : null;
}
