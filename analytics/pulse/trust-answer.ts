import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { trustMessages } from '#contract/messages/trust.ts';
import { eveSentence, lateSentence } from './to-enter.ts';
import type { Missing } from './what-is-missing.ts';

/** With more gaps than a quarter of the weeks, the answer is not 'yes'. */
const manyGaps = 0.25;

/**
 * Whether the numbers can be trusted, in words: the newest doubt first.
 *
 * @param gaps the weeks without a whole count, of so many
 * @param leftOut how many notices tell that something is missing
 */
export function trustAnswer(
  gaps: readonly { week: string; day: string }[],
  of: number,
  { leftOut, missing }: { leftOut: number; missing: Missing },
): string {
  if (of === 0) {
    return trustMessages.nothingYet;
  }
  const doubts = doubtsOf(missing);
  const told = new Set([
    missing.newest?.week,
    ...missing.late.flatMap(({ weeks }) => weeks.map(({ week }) => week)),
  ]);
  const others = gaps.filter(({ week }) => !told.has(week));
  if (gaps.length / of > manyGaps) {
    return [trustMessages.manyGaps(of - gaps.length, of), ...doubts].join(' ');
  }
  const { gaps: but, wholeBut, whole, otherwise, otherwiseBut, otherwiseLeftOut } = trustMessages;
  const [withGaps, withLeftOut, plain] =
    doubts.length === 0 ? [but, wholeBut, whole] : [otherwiseBut, otherwiseLeftOut, otherwise];
  const days = listWords(others.map(({ day }) => dayWords(day)));
  const rest =
    others.length > 0 ? withGaps(days, others.length) : leftOut > 0 ? withLeftOut(leftOut) : plain;
  return [...doubts, rest].join(' ');
}

/** What is not to be trusted, the newest first. */
function doubtsOf({ newest, doubted, halved, late, eve, today }: Missing): string[] {
  const doubts: string[] = [];
  if (newest) {
    const day = dayCalled(newest.day, today);
    doubts.push(
      newest.value === null
        ? trustMessages.uncounted(day)
        : trustMessages.unfinished(day, valueWords(newest.value, 'people', null)),
    );
  }
  if (doubted) {
    doubts.push(trustMessages.doubted(doubted.since && dayWords(doubted.since)));
  }
  if (halved) {
    const [before, after] = [halved.before, halved.after].map((level) =>
      valueWords(Math.round(level), 'people', null),
    );
    doubts.push(trustMessages.halved(dayWords(halved.since), after ?? '', before ?? ''));
    if (halved.isInAttendance) {
      doubts.push(trustMessages.shortToo);
    }
  }
  const mild = [...late.map(lateSentence), ...(eve ? [eveSentence(eve)] : [])];
  const isMild = doubts.length === 0 && mild.length > 0;
  return [...(isMild ? [trustMessages.mostly] : []), ...doubts, ...mild];
}
