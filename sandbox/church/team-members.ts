import type { ChurchBase } from './church-base.ts';
import type { Stream } from './dice.ts';
import type { Helper } from './next-steps.ts';
import type { Named, Plan } from './services.ts';
import { isDuring } from './unusual-times.ts';

/** A time of a plan: a service, or a rehearsal before it. */
export type PlanTime = {
  number: number;
  plan: Plan;
  kind: 'service' | 'rehearsal';
  startsAt: number;
  endsAt: number;
};

/** Somebody scheduled for a plan in one team; serving in two teams makes two records. */
export type TeamMember = {
  number: number;
  plan: Plan;
  person: number;
  team: Named;
  status: 'C' | 'U' | 'D';
  /** Removed from the plan after declining; the unfiltered list still has them. */
  isRemoved: boolean;
  times: readonly PlanTime[];
  createdAt: number;
  updatedAt: number;
  checkedInAt: number | null;
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The services of a plan, and on Sundays a rehearsal on the Thursday before. */
export function planTimesOf(plan: Plan): PlanTime[] {
  const times = Array.from({ length: plan.serviceTimes }, (_, at) => {
    const startsAt = plan.sortAt + at * 2 * hourMs;
    const endsAt = startsAt + 1.25 * hourMs;
    return { number: plan.number * 10 + at, plan, kind: 'service' as const, startsAt, endsAt };
  });
  const startsAt = plan.sortAt - 3 * dayMs + 10 * hourMs;
  const rehearsal = { number: plan.number * 10 + 9, plan, kind: 'rehearsal' as const, startsAt };
  return plan.serviceTimes > 1
    ? [{ ...rehearsal, endsAt: startsAt + 2 * hourMs }, ...times]
    : times;
}

/** Those who may serve. */
type Serving = {
  /** Who was there before the history begins. */
  volunteers: readonly number[];
  /** Who came as a guest since. */
  helpers: readonly Helper[];
};

/** The members of the teams of each plan. */
export function teamMembersOf(
  base: ChurchBase,
  plan: Plan,
  { volunteers, helpers }: Serving,
  teams: readonly Named[],
): TeamMember[] {
  const times = planTimesOf(plan);
  const isRest = isDuring('teamsRest', plan.day);
  const helping = isRest ? [] : helpersIn(plan, helpers);
  const serving = isRest ? volunteers.slice(0, volunteers.length / 3) : volunteers;
  const start = Math.floor(base.dice.roll('team', plan.number) * serving.length);
  return Array.from({ length: plan.places }, (_, at) => {
    const next = base.dice.stream('member', plan.number, at);
    // One in eight serves in a second team as well.
    const isAgain = at > 0 && next() < 0.125;
    const person =
      helperAt(base, plan, at, helping) ??
      serving[(start + (isAgain ? at - 1 : at) * 3) % serving.length];
    const team = teams[at % teams.length];
    const createdAt = plan.createdAt + Math.floor(next() * 20) * dayMs;
    return person === undefined || team === undefined || createdAt > base.asOf
      ? []
      : [
          {
            number: plan.number * 1000 + at,
            plan,
            person,
            team,
            times: next() < 0.1 ? times.slice(0, 1) : times,
            createdAt,
            ...answerOf(base, plan, createdAt, next),
          },
        ];
  }).flat();
}

/** The newcomers who help in a plan's week. */
function helpersIn({ number }: Plan, helpers: readonly Helper[]): number[] {
  const week = number % 10_000;
  return helpers.flatMap(({ person, from, until }) =>
    week >= from && week <= until ? [person] : [],
  );
}

/** At most every fifth place is a newcomer's, and each of them helps about every sixth time. */
function helperAt(
  { dice }: ChurchBase,
  { number, places }: Plan,
  at: number,
  helping: readonly number[],
): number | undefined {
  const share = Math.min(0.2, helping.length / (6 * places));
  return dice.roll('helper', number, at) < share
    ? helping[Math.floor(dice.roll('which-helper', number, at) * helping.length)]
    : undefined;
}

/** Most answer within two days of being asked; one in ten declines. */
function answerOf(
  { asOf }: ChurchBase,
  { sortAt }: Plan,
  createdAt: number,
  next: Stream,
): Pick<TeamMember, 'status' | 'isRemoved' | 'updatedAt' | 'checkedInAt'> {
  const answeredAt = createdAt + 2 * dayMs;
  const isPast = sortAt <= asOf;
  const roll = next();
  const isSilent = roll >= 0.1 && roll < (isPast ? 0.16 : 0.45);
  if (isSilent || answeredAt > asOf) {
    return { status: 'U', isRemoved: false, updatedAt: createdAt, checkedInAt: null };
  }
  const status = roll < 0.1 ? 'D' : 'C';
  return {
    status,
    isRemoved: status === 'D' && next() < 0.4,
    updatedAt: answeredAt,
    checkedInAt: isPast && status === 'C' && next() < 0.6 ? sortAt - hourMs : null,
  };
}
