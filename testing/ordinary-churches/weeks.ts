import { weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { weekdayOf } from '#analytics/calendar/plain-date.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Church } from '#sandbox/church/church.ts';

/** A number a week, by the Monday it starts on. Written apart from the figures that it judges. */
type ByWeek = Record<string, { value: number; missing: number }>;

/** People in the room, and how many times nobody counted. */
export function peopleByWeek(church: Church, attendance: MeasureChoices['attendance']): ByWeek {
  const weeks = newWeeks();
  for (const time of church.eventTimes()) {
    const choice = attendance.find(
      ({ eventId }) => eventId === church.id(time.period.event.number),
    );
    const { day, clock } = localTime(church, time.startsAt);
    const isLeftOut = choice?.leftOutTimes?.includes(`${weekdayOf(day)} ${clock}`) === true;
    if (!choice || isLeftOut) {
      continue;
    }
    const counts =
      choice.source === 'headcounts'
        ? church
            .headcountsOfTime(time)
            .filter(
              ({ type }) => choice.attendanceTypeIds?.includes(church.id(type.number)) ?? true,
            )
            .map(({ total }) => total)
        : [church.checkInCounts().ofTime(time)].flatMap(({ regular, guest }) =>
            regular + guest > 0 ? [regular + guest] : [],
          );
    weeks.add(day, sum(counts), counts.length === 0 ? 1 : 0);
  }
  return weeks.sorted();
}

/** Children counted or checked in. */
export function kidsByWeek(church: Church, kids: MeasureChoices['kids']): ByWeek {
  const weeks = newWeeks();
  const { eventIds = [], locationIds = [], attendanceTypeIds = [] } = kids ?? {};
  for (const { type, total, time } of church.headcounts()) {
    if (attendanceTypeIds.includes(church.id(type.number))) {
      weeks.add(localTime(church, time.startsAt).day, total, 0);
    }
  }
  for (const { period, location, kind, times } of church.checkIns()) {
    const isChosen =
      eventIds.includes(church.id(period.event.number)) ||
      locationIds.includes(church.id(location.number));
    if (isChosen && kind !== 'Volunteer') {
      weeks.add(localTime(church, times[0]?.startsAt ?? 0).day, 1, 0);
    }
  }
  return weeks.sorted();
}

/** Who came for the first time, by what a church knows them from; not who is new in its database. */
export function guestsByWeek(church: Church, guests: MeasureChoices['firstTimeGuests']): ByWeek {
  const weeks = newWeeks();
  const isChosen = ({ number }: { number: number }) =>
    guests?.ids?.includes(church.id(number)) ?? true;
  const moments = {
    first_time_check_ins: () =>
      church
        .checkIns()
        .filter(({ isFirstTime, period }) => isFirstTime && isChosen(period.event))
        .map(({ createdAt }) => createdAt),
    form: () =>
      church
        .forms()
        .filter(isChosen)
        .flatMap((form) => church.formSubmissionsOf(form).map(({ createdAt }) => createdAt)),
    workflow: () =>
      church
        .workflows()
        .filter(isChosen)
        .flatMap((flow) => church.workflowCardsOf(flow).map(({ createdAt }) => createdAt)),
    new_people: () => [],
  };
  for (const moment of guests === null ? [] : moments[guests.source]()) {
    weeks.add(localTime(church, moment).day, 1, 0);
  }
  return weeks.sorted();
}

/** Money given to the chosen funds. */
export function giftsByWeek(church: Church, giving: MeasureChoices['giving']): ByWeek {
  const weeks = newWeeks();
  for (const { funds, amountCents, receivedAt } of church.donations()) {
    const isChosen =
      giving?.fundIds === 'all' ||
      funds.some((fund) => giving?.fundIds.includes(church.id(fund)) === true);
    if (isChosen) {
      weeks.add(localTime(church, receivedAt).day, amountCents, 0);
    }
  }
  return weeks.sorted();
}

function newWeeks() {
  const weeks = new Map<string, { value: number; missing: number }>();
  return {
    add(day: string, value: number, missing: number) {
      const week = weekOf(day, 'monday');
      const kept = weeks.get(week) ?? { value: 0, missing: 0 };
      weeks.set(week, { value: kept.value + value, missing: kept.missing + missing });
    },
    sorted: (): ByWeek => Object.fromEntries([...weeks].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function localTime(church: Church, moment: number): { day: string; clock: string } {
  const { timeZone } = church.spec.organization;
  const instant = new Date(moment).toISOString();
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  clocks.set(timeZone, clock);
  return { day: localDateOf(instant, timeZone), clock: clock.format(moment) };
}

const clocks = new Map<string, Intl.DateTimeFormat>();
const newClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
