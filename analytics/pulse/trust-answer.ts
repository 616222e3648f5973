import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { missingServiceMessages } from '#contract/messages/missing-services.ts';
import { todoMessages } from '#contract/messages/todo.ts';
import { trustMessages, weekFactMessages } from '#contract/messages/trust.ts';
import { missingWords } from '../figures/missing-words.ts';
import { eveSentence, lateNouns, lateSentence, namedWeeks } from './to-enter.ts';
import type { Missing } from './what-is-missing.ts';

/** With more gaps than a quarter of the weeks, the answer is not 'yes'. */
const manyGaps = 0.25;

/** A week without a whole count. */
type Gap = { week: string; day: string; isPartial: boolean; services?: string | undefined };

/**
 * What other weeks than the shown one lack, as 'Can I trust this?' names it, for the line under the headline; null
 * where that is nothing. Many gaps are counted there, and listed nowhere.
 *
 * @param gaps the weeks without a whole count, of so many
 */
export function otherWeeksWords(
  { gaps, of }: { gaps: readonly Gap[]; of: number },
  { late, eve }: Missing,
  shown: string,
): string | null {
  const lateWeeks = late.map(({ tiles, weeks }) => {
    const days = weeks.filter(({ week }) => week !== shown).slice(-namedWeeks);
    const named = listWords(days.map(({ day }) => dayWords(day)));
    return { said: trustMessages.late(named, lateNouns(tiles)), weeks: days.length };
  });
  const once = (said: string) => ({ said, weeks: 1 });
  const items = [
    ...lateWeeks.filter(({ weeks }) => weeks > 0),
    ...(areMany(gaps, of) ? [] : gaps)
      .filter(({ week }) => week !== shown)
      .map((gap) => once(gapWords(gap))),
    ...(eve && eve.week !== shown ? [once(trustMessages.eve(eve.wasCounted))] : []),
  ];
  const words = listWords(items.map(({ said }) => said));
  const weeks = items.reduce((sum, item) => sum + item.weeks, 0);
  return weeks > 0 ? weekFactMessages.otherWeeks(words, weeks) : null;
}

/**
 * Whether the numbers can be trusted, in words: the newest doubt first.
 *
 * @param gaps the weeks without a whole count, of so many
 * @param leftOut how many notices tell that something is missing
 */
export function trustAnswer(
  gaps: readonly Gap[],
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
  if (areMany(gaps, of)) {
    return [trustMessages.manyGaps(of - gaps.length, of), ...doubts].join(' ');
  }
  return [
    ...doubts,
    restWords(others, of, { leftOut, missing, areDoubts: doubts.length > 0 }),
  ].join(' ');
}

function gapWords({ day, isPartial, services }: Gap): string {
  return services
    ? missingServiceMessages.gap(dayWords(day), services)
    : trustMessages.gap(dayWords(day), isPartial);
}

function areMany(gaps: readonly Gap[], of: number): boolean {
  return gaps.length / of > manyGaps;
}

type Rest = { leftOut: number; missing: Missing; areDoubts: boolean };

/** Everything besides the doubts: weeks without a whole count, and a Christmas Eve that is asked for no more. */
function restWords(
  gaps: readonly Gap[],
  of: number,
  { leftOut, missing: { eve, isEveDivided }, areDoubts }: Rest,
): string {
  const { wholeBut, whole, otherwise, otherwiseBut, otherwiseLeftOut } = trustMessages;
  const items = gaps.map(gapWords);
  if (eve && !eve.isAsked && !isEveDivided) {
    const all = listWords([...items, trustMessages.eve(eve.wasCounted)]);
    return areDoubts ? trustMessages.otherwiseExcept(all) : trustMessages.except(all);
  }
  if (items.length > 0) {
    return (areDoubts ? otherwiseBut : trustMessages.gaps)(listWords(items), items.length);
  }
  if (leftOut > 0) {
    return (areDoubts ? otherwiseLeftOut : wholeBut)(leftOut);
  }
  return areDoubts ? otherwise : whole(of);
}

/** What is not to be trusted: gifts that are hardly in, else the newest first. */
function doubtsOf(missing: Missing): string[] {
  const { doubted, served, late, eve, isEveDivided } = missing;
  const since = doubted?.since ? dayWords(doubted.since) : null;
  const hole = doubted?.notEntered;
  const doubts = [
    ...(hole ? [trustMessages.hardlyGiven(dayWords(hole.since), hole)] : []),
    ...newestDoubt(missing),
    ...(doubted && !hole ? [trustMessages.doubted(since)] : []),
    ...(isEveDivided ? [trustMessages.eveGiving] : []),
    ...(served === null ? [] : [servedDoubt(served)]),
    ...halvedDoubt(missing),
  ];
  const mild = [
    ...late.map(lateSentence),
    ...(eve?.isAsked && !isEveDivided ? [eveSentence(eve)] : []),
  ];
  const isMild = doubts.length === 0 && mild.length > 0;
  return [...(isMild ? [trustMessages.mostly] : []), ...doubts, ...mild];
}

function servedDoubt({ value, usual }: NonNullable<Missing['served']>): string {
  const [now, before] = [value, usual].map((each) => valueWords(each, 'people', null));
  return trustMessages.served(now ?? '', before ?? '');
}

function newestDoubt({ newest, soFar, doubted, today, services }: Missing): string[] {
  if (newest === null) {
    const said = doubted?.notEntered ? trustMessages.soFarToo : trustMessages.soFar;
    return soFar?.value == null
      ? []
      : [
          said(dayCalled(soFar.day, today), valueWords(soFar.value, 'people', null)),
          ...notInWords(services, soFar.week),
        ];
  }
  // After another doubt, 'Not yet.' would be of that one.
  const { uncounted, unfinished } = doubted?.notEntered ? todoMessages : trustMessages;
  const day = dayCalled(newest.day, today);
  return [
    newest.value === null
      ? uncounted(day)
      : unfinished(day, valueWords(newest.value, 'people', null)),
    ...(newest.value === null ? [] : notInWords(services, newest.week)),
  ];
}

function notInWords(services: Missing['services'], week: string): string[] {
  const known = missingWords(services, week);
  return known ? [missingServiceMessages.notIn(known.missing)] : [];
}

function halvedDoubt({ halved }: Missing): string[] {
  if (halved === null) {
    return [];
  }
  const [before = '', after = ''] = [halved.before, halved.after].map((level) =>
    valueWords(Math.round(level), 'people', null),
  );
  const since = dayWords(halved.since);
  const said =
    halved.until === null
      ? trustMessages.halved(since, after, before)
      : trustMessages.halvedUntil({ since, until: dayWords(halved.until), after, before });
  return halved.isInAttendance ? [said, trustMessages.shortToo] : [said];
}
