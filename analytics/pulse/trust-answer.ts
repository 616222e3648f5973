import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { todoMessages } from '#contract/messages/todo.ts';
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
  gaps: readonly { week: string; day: string; isPartial: boolean }[],
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
  const [withGaps, withLeftOut] =
    doubts.length === 0 ? [but, wholeBut] : [otherwiseBut, otherwiseLeftOut];
  const days = listWords(
    others.map(({ day, isPartial }) => trustMessages.gap(dayWords(day), isPartial)),
  );
  const rest =
    others.length > 0
      ? withGaps(days, others.length)
      : leftOut > 0
        ? withLeftOut(leftOut)
        : doubts.length === 0
          ? whole(of)
          : otherwise;
  return [...doubts, rest].join(' ');
}

/** What is not to be trusted: gifts that are hardly in, else the newest first. */
function doubtsOf(missing: Missing): string[] {
  const { doubted, served, late, eve, isEveDivided } = missing;
  const since = doubted?.since ? dayWords(doubted.since) : null;
  const doubts = [
    ...(doubted?.isHardly ? [trustMessages.hardlyGiven(since)] : []),
    ...newestDoubt(missing),
    ...(doubted && !doubted.isHardly ? [trustMessages.doubted(since)] : []),
    ...(isEveDivided ? [trustMessages.eveGiving] : []),
    ...(served === null ? [] : [trustMessages.served(valueWords(served, 'people', null))]),
    ...halvedDoubt(missing),
  ];
  const mild = [...late.map(lateSentence), ...(eve && !isEveDivided ? [eveSentence(eve)] : [])];
  const isMild = doubts.length === 0 && mild.length > 0;
  return [...(isMild ? [trustMessages.mostly] : []), ...doubts, ...mild];
}

function newestDoubt({ newest, doubted, today }: Missing): string[] {
  if (newest === null) {
    return [];
  }
  // After another doubt, 'Not yet.' would be of that one.
  const { uncounted, unfinished } = doubted?.isHardly ? todoMessages : trustMessages;
  const day = dayCalled(newest.day, today);
  return [
    newest.value === null
      ? uncounted(day)
      : unfinished(day, valueWords(newest.value, 'people', null)),
  ];
}

function halvedDoubt({ halved }: Missing): string[] {
  if (halved === null) {
    return [];
  }
  const [before = '', after = ''] = [halved.before, halved.after].map((level) =>
    valueWords(Math.round(level), 'people', null),
  );
  const said = trustMessages.halved(dayWords(halved.since), after, before);
  return halved.isInAttendance ? [said, trustMessages.shortToo] : [said];
}
