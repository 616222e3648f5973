import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import type { CheckInEvent } from '#sandbox/church/check-in-events.ts';
import type { Church } from '#sandbox/church/church.ts';
import type { OrdinaryChurch, Right } from './ordinary-church.ts';
import { giftsByWeek, guestsByWeek, kidsByWeek, peopleByWeek } from './weeks.ts';

type Attendance = MeasureChoices['attendance'];
export type Verdict = 'right' | 'asked' | 'wrong';
type Suggestion = { suggested: MeasureChoices; questions: readonly MeasureQuestion[] };
type Part = NonNullable<Right['mayAsk']>[number];

/**
 * Whether a suggestion gives the numbers that the pastor calls right, in every week; where it does
 * not, whether a question offers them.
 */
export function judge(
  ordinary: OrdinaryChurch,
  church: Church,
  { suggested, questions }: Suggestion,
): { verdict: Verdict; about: string[] } {
  const { right } = ordinary;
  const checks: Record<string, (choices: MeasureChoices) => boolean> = {
    attendance: (choices) => isAttendanceRight(church, right, choices),
    kids: (choices) => areKidsRight(church, right, choices),
    giving: ({ giving }) => isGivingRight(church, right, giving),
    guests: (choices) => areGuestsRight(church, right, choices),
    serving: ({ serving }) =>
      right.serving === undefined || right.serving === (serving?.source ?? null),
    groups: ({ groups }) => right.groups === undefined || right.groups === (groups !== null),
    easter: ({ easter }) => easter === (right.easter ?? 'western'),
  };
  const verdicts = Object.entries(checks).map(([part, isRight]) => {
    const own = questions.filter(({ figure }) => partOf(figure) === part);
    const offers = own.some(({ answers }) => answers.some(({ choices }) => isRight(choices)));
    const verdict: Verdict =
      own.length > 0 ? (offers ? 'asked' : 'wrong') : isRight(suggested) ? 'right' : 'wrong';
    return { part, verdict };
  });
  const worst = (['wrong', 'asked', 'right'] as const).find((one) =>
    verdicts.some(({ verdict }) => verdict === one),
  );
  const about = verdicts.flatMap(({ part, verdict }) => (verdict === 'right' ? [] : [part]));
  return { verdict: worst ?? 'right', about };
}

function partOf(figure: MeasureQuestion['figure']): string {
  return figure === 'first_time_guests' ? 'guests' : figure;
}

/** What the pastor does not mind being asked about. */
export function mayAsk({ right }: OrdinaryChurch, about: readonly string[]): boolean {
  return about.every((part) => right.mayAsk?.some((one: Part) => one === part) === true);
}

function isAttendanceRight(church: Church, right: Right, { attendance }: MeasureChoices): boolean {
  const counted = JSON.stringify(peopleByWeek(church, attendance));
  return right.attendance.some(
    (_, at) => JSON.stringify(peopleByWeek(church, rightAttendance(church, right, at))) === counted,
  );
}

/** A right attendance as choices; the first, where several are right. */
export function rightAttendance(church: Church, right: Right, at = 0): Attendance {
  return Object.entries(right.attendance[at] ?? {}).map(([name, types]) => {
    const event = eventOf(church, name);
    const eventId = church.id(event.number);
    const leftOutTimes = (right.leftOut?.[at] ?? right.leftOut?.[0])?.[name];
    return {
      eventId,
      ...(types === 'check_ins'
        ? { source: 'check_ins' as const }
        : {
            source: 'headcounts' as const,
            attendanceTypeIds: types.map((type) => typeId(church, event, type)),
          }),
      ...(leftOutTimes && { leftOutTimes: [...leftOutTimes] }),
    };
  });
}

function areKidsRight(church: Church, { kids: meant }: Right, { kids }: MeasureChoices): boolean {
  if (meant === undefined) {
    return true;
  }
  const counted = JSON.stringify(kidsByWeek(church, kids));
  return meant.some(({ counted: types = {}, checkedInAt = [], checkedInTo = {} }) => {
    const choice = {
      eventIds: checkedInAt.map((name) => church.id(eventOf(church, name).number)),
      locationIds: Object.entries(checkedInTo).flatMap(([name, own]) =>
        own.map((room) => roomId(church, eventOf(church, name), room)),
      ),
      attendanceTypeIds: Object.entries(types).flatMap(([name, own]) =>
        own.map((type) => typeId(church, eventOf(church, name), type)),
      ),
    };
    return JSON.stringify(kidsByWeek(church, choice)) === counted;
  });
}

function areGuestsRight(
  church: Church,
  { guests: meant }: Right,
  { firstTimeGuests: guests }: MeasureChoices,
): boolean {
  const counted = JSON.stringify(guestsByWeek(church, guests));
  return (
    (meant ?? []).some(({ source, of = [] }) => {
      const isNamed = ({ name }: { name: string }) => of.includes(name);
      const named = { form: church.forms(), workflow: church.workflows() };
      const known =
        source === 'form' || source === 'workflow' ? named[source] : church.checkInEvents();
      const ids = known.filter(isNamed).map(({ number }) => church.id(number));
      return (
        (guests?.source ?? null) === source &&
        JSON.stringify(guestsByWeek(church, source && { source, ids })) === counted
      );
    }) || meant === undefined
  );
}

function isGivingRight(
  church: Church,
  { giving: meant }: Right,
  giving: MeasureChoices['giving'],
): boolean {
  if (meant === undefined) {
    return true;
  }
  const fundIds = church
    .funds()
    .flatMap(({ name, number }) => (meant.includes(name) ? [church.id(number)] : []));
  return (
    JSON.stringify(giftsByWeek(church, giving)) === JSON.stringify(giftsByWeek(church, { fundIds }))
  );
}

function eventOf(church: Church, name: string): CheckInEvent {
  const event = church.checkInEvents().find((one) => one.name === name);
  if (!event) {
    throw new RangeError(`There is no event ${name}.`);
  }
  return event;
}

function roomId(church: Church, event: CheckInEvent, name: string): string {
  const room = church.locations().find((one) => one.event === event && one.name === name);
  if (!room) {
    throw new RangeError(`There is no room ${name}.`);
  }
  return church.id(room.number);
}

function typeId(church: Church, event: CheckInEvent, name: string): string {
  const type = church.attendanceTypes().find((one) => one.event === event && one.name === name);
  if (!type) {
    throw new RangeError(`There is no attendance type ${name}.`);
  }
  return church.id(type.number);
}
