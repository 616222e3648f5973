import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, listWords, valueWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { noticeMessages } from '#contract/messages/notices.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { weekFactMessages } from '#contract/messages/trust.ts';
import { isClosed } from '../calendar/church-week.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { PulseInput } from './pulse-input.ts';
import { isGivingTile } from './tile-facts.ts';

/** What a week's number was until a day. */
export type Revision = {
  figure: (typeof revisedPeople)[number] | 'giving';
  week: string;
  /** Null of gifts: two of their sums would differ by single ones, so only that they changed is kept. */
  value: number | null;
  /** The local date. */
  on: string;
  /** That it was final: known of gifts that were typed. */
  wasFinal?: boolean;
};

/** A number that people may have read, and the day it was replaced. */
export type Former = { value: number; on: string };

/** A week's attendance before it became less, or changed after its closing; null where it did neither lately. */
export function formerAttendance(
  { figures, revised = [] }: Pick<PulseInput, 'figures' | 'revised'>,
  week: string,
): Former | null {
  const now = figures.get('attendance')?.find((row) => row.week === week)?.value ?? null;
  const former = revised.flatMap(({ figure, week: of, value, on }): Former[] => {
    const isOther = figure === 'attendance' && of === week && value !== null && now !== null;
    return isOther && (value > now || (value < now && isClosed(week, on))) ? [{ value, on }] : [];
  });
  return former.at(-1) ?? null;
}

/** So many changes are named; of more, the one that has moved the most. */
const namedChanges = 3;

/** The figures whose corrected weeks are told with both numbers, the first before the others. */
export const revisedPeople = ['attendance', 'kids', 'first_time_guests', 'serving'] as const;

type Change = { figure: (typeof revisedPeople)[number]; week: string; now: number; was: number };

/**
 * Which numbers of people are others than people have read, of weeks that were corrected after they were final.
 *
 * @returns sentences, attendance first, the newest Sunday first
 */
export function correctionWords(
  input: Pick<PulseInput, 'figures' | 'revised' | 'serviceDay'>,
  weeks: readonly string[],
): string[] {
  // Whoever reads a shared page is told that there were some, not what stood there before.
  if (input.revised === undefined) {
    return [];
  }
  const newestFirst = weeks.toSorted().toReversed();
  const changes = revisedPeople.flatMap((figure) =>
    newestFirst.flatMap((week) => changeOf(figure, week, input)),
  );
  if (changes.length > namedChanges) {
    // Attendance is before the others only where both have moved as much.
    const [most] = changes.toSorted((a, b) => Math.abs(b.now - b.was) - Math.abs(a.now - a.was));
    return most ? [noticeMessages.largest(changeWords(most, input.serviceDay))] : [];
  }
  const others = newestFirst.filter((week) => !changes.some((change) => change.week === week));
  const { revised } = input;
  // Of gifts that were read it is not kept whether they were final; that the week was, the notice says.
  const isOfGifts = (week: string) =>
    revised.some((each) => each.figure === 'giving' && each.week === week);
  const daysOf = (some: readonly string[]) =>
    some.length > 0 && some.length <= namedChanges
      ? [listWords(some.map((week) => dayWords(serviceDayOf(week, input))).toReversed())]
      : [];
  return [
    ...changes.map((change) => changeWords(change, input.serviceDay)),
    ...daysOf(others.filter(isOfGifts)).map(noticeMessages.givingOf),
    ...daysOf(others.filter((week) => !isOfGifts(week))).map(noticeMessages.otherNumbers),
  ];
}

function changeOf(
  figure: Change['figure'],
  week: string,
  { figures, revised = [] }: Pick<PulseInput, 'figures' | 'revised'>,
): Change[] {
  const now = figures.get(figure)?.find((row) => row.week === week)?.value ?? null;
  // What was read first: it may have moved in steps.
  const was = revised.find(
    (each) => each.figure === figure && each.week === week && each.wasFinal === true,
  )?.value;
  return now === null || was == null || was === now ? [] : [{ figure, week, now, was }];
}

function changeWords(
  { figure, week, ...change }: Change,
  serviceDay: PulseInput['serviceDay'],
): string {
  const day = serviceDayOf(week, { serviceDay });
  const [now, was] = [change.now, change.was].map((value) => valueWords(value, 'people', null));
  const numbers = { now: now ?? '', was: was ?? '' };
  const [weekday, date] = [weekdayWords(day), dayWords(day)];
  return figure === 'attendance'
    ? noticeMessages.isNow(weekday, date, numbers)
    : noticeMessages.isNowOf(tileNouns[figure], { weekday, date }, numbers);
}

/**
 * That a number of the shown week is another one than people have read; null where none is. Of gifts that were
 * read, the first change after the closing is that they are final; typed ones may have been before.
 */
export function revisedWords(
  input: Pick<PulseInput, 'figures' | 'revised'>,
  tiles: readonly PulseTile[],
  week: string,
): string | null {
  const former = formerAttendance(input, week);
  const gifts = (input.revised ?? [])
    .filter(({ figure, week: of, on }) => figure === 'giving' && of === week && isClosed(week, on))
    .filter(({ wasFinal = false }, at) => wasFinal || at > 0);
  const given = tiles.find((tile) => isGivingTile(tile) && tile.value !== null);
  const last = gifts.at(-1);
  const said = [
    former
      ? weekFactMessages.was(
          tileNouns.attendance,
          valueWords(former.value, 'people', null),
          dayWords(former.on),
        )
      : '',
    given && last ? weekFactMessages.givingChanged(dayWords(last.on)) : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : null;
}
