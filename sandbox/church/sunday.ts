import { type ChurchBase, partOfYear, type Week, yearsBetween } from './church-base.ts';
import { bell, roundByChance } from './dice.ts';
import { holidayFactor } from './holidays.ts';
import { isDuring } from './unusual-times.ts';
import { type Day, dayAt, partsOf } from './zone.ts';

/** Who came to one of the two services of a Sunday. */
export type SundayService = {
  /** Adults in the room, counted by hand. */
  adults: number;
  /** Regular children, checked in by name. */
  kids: number;
  /** People checked in for the first time ever. */
  firstTimers: number;
  volunteers: number;
};

const newBuilding: Day = dayAt(2024, 3, 17);
/** How many fit into one service of the old building, standing room included. */
const oldRoom = 79;
/** The early and the late service's share of a Sunday. */
const shares = [0.43, 0.57] as const;

const known = new WeakMap<ChurchBase, Map<number, readonly SundayService[]>>();

/** Who came on a Sunday, service by service. */
export function sundayServices(base: ChurchBase, week: Week): readonly SundayService[] {
  const ofChurch = known.get(base) ?? new Map<number, readonly SundayService[]>();
  known.set(base, ofChurch);
  const services = ofChurch.get(week.number) ?? makeServices(base, week);
  ofChurch.set(week.number, services);
  return services;
}

/** Combines level, season, holiday, weather and chance. */
function makeServices(base: ChurchBase, week: Week): readonly SundayService[] {
  const { dice, spec } = base;
  const next = dice.stream('sunday', week.number);
  const holiday = holidayFactor(week.sunday);
  const chance = Math.exp(0.075 * bell(next)) * weather(week.sunday, next());
  const streets = isDuring('newNeighbors', week.sunday) ? 1.08 : 1;
  const ordinary = ordinarySunday(week.sunday) * streets;
  const expected = ordinary * season(week.sunday) * holiday * chance * spec.size;
  const kidsCome = isDuring('kidsWingClosed', week.sunday) ? 0.42 : 1;
  const isSnowed = isSnowedIn(week.sunday);
  const newcomers = firstTimersExpected(week.sunday, holiday) * spec.size;
  return shares.map((share, slot) => {
    if (isSnowed && slot === 0) {
      return { adults: 0, kids: 0, firstTimers: 0, volunteers: 0 };
    }
    const inService = expected * share * Math.exp(0.045 * bell(next)) * (isSnowed ? 0.5 : 1);
    const adults = Math.round(week.sunday < newBuilding ? Math.min(inService, oldRoom) : inService);
    return {
      adults,
      kids: roundByChance(
        0.235 * kidsCome * inService ** 0.985 * Math.exp(0.07 * bell(next)),
        next,
      ),
      firstTimers: roundByChance(newcomers * share, next),
      volunteers: roundByChance((5 + 0.07 * inService) * spec.size ** 0.5 * 0.95, next),
    };
  });
}

/** Adults on an ordinary Sunday: a full old room, the new building in spring 2024, then slow growth. */
export function ordinarySunday(sunday: Day): number {
  const years = yearsBetween(newBuilding, sunday);
  if (years < 0) {
    return 99 * Math.max(0.8, 1 + 0.03 * years);
  }
  return 103 + 35 * (1 - Math.exp(-years / 0.85)) + 2.5 * Math.min(years, 6);
}

/** A dip in summer, a rise when school starts, a smaller one in late winter. */
function season(sunday: Day): number {
  const turn = 2 * Math.PI * partOfYear(sunday);
  return Math.exp(
    0.055 * Math.cos(turn - 0.35) - 0.02 * Math.sin(turn) - 0.04 * Math.cos(2 * turn - 0.9),
  );
}

/** About once in two years, a winter Sunday is icy and few come. */
function weather(sunday: Day, roll: number): number {
  const isWinter = Math.abs(partOfYear(sunday) - 0.09) < 0.055;
  return isWinter && roll < 0.07 ? 0.58 : 1;
}

/** The fourth Sunday of January in odd years is snowed in: no early service, few at the late one. */
function isSnowedIn(sunday: Day): boolean {
  const { year, month, date } = partsOf(sunday);
  return year % 2 === 1 && month === 1 && date > 21 && date <= 28;
}

function firstTimersExpected(sunday: Day, holiday: number): number {
  const part = partOfYear(sunday);
  const schoolBegins = part > 0.61 && part < 0.72 ? 1.5 : 1;
  const newYear = part > 0.01 && part < 0.1 ? 1.3 : 1;
  const building = sunday >= newBuilding && sunday < newBuilding + 70 ? 1.7 : 1;
  const streets = isDuring('newNeighbors', sunday) ? 2 : 1;
  const reasons = schoolBegins * newYear * building * streets;
  return 0.02 * ordinarySunday(sunday) * holiday ** 2.2 * reasons;
}
