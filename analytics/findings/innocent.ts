import type { FigureId } from '#contract/figures.ts';
import { causeMessages } from '#contract/messages/card-causes.ts';
import { listWords } from '#contract/messages/figure-words.ts';
import { tileSourceMessages } from '#contract/messages/tiles.ts';
import { addWeeks, lastDayOf, weeksFrom } from '../calendar/church-week.ts';
import type { Cause, Church, WeekValue } from './church.ts';
import { type Comparison, mean } from './compare.ts';
import { festivalDay, festivalName, festivalOf } from './festivals.ts';
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
          name: causeMessages.uncounted.name,
          text: causeMessages.uncounted.text(gaps.length, weeks.length),
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
          name: causeMessages.source.name,
          text: causeMessages.source.text(plain(before), plain(now)),
        },
      ];
}

/** A source in words; several are written with a plus between them. */
function plain(source: string): string {
  const words: Readonly<Record<string, string>> = tileSourceMessages.from;
  return listWords(source.split('+').map((one) => words[one] ?? one.replaceAll('_', ' ')));
}

/** Notes that overlap a range of days. */
export function notesWithin(church: Church, from: string, to: string): Cause[] {
  return church.notes
    .filter((note) => note.from <= to && note.to >= from)
    .map((note) => ({
      name: note.text,
      text: causeMessages.note(dateWords(note.from)),
      isNote: true,
    }));
}

function festivals(church: Church, from: string, to: string): Cause[] {
  return weeksFrom(from, to).flatMap((week) => {
    const festival = festivalOf(week, church.easter);
    return festival
      ? [
          {
            name: festivalName(festival),
            text: causeMessages.feast(dateWords(festivalDay(week, festival))),
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
        name: causeMessages.season.name,
        text: causeMessages.season.text(write(lastYear)),
      }
    : null;
}
