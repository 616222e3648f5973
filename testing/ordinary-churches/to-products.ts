import type { ChurchBase } from '#sandbox/church/church-base.ts';
import type { Group, GroupType } from '#sandbox/church/groups.ts';
import type { Plan, ServiceType } from '#sandbox/church/services.ts';
import type { TeamMember } from '#sandbox/church/team-members.ts';
import { type Day, dayMs } from '#sandbox/church/zone.ts';

const firstPerson = 1001;
const team = { number: 5200, name: 'Team', createdAt: 0 };

/** A group that these people have been in for a year. */
export function groupsWith(
  { asOf }: ChurchBase,
  types: readonly GroupType[],
  members: number,
): Group[] {
  const [type] = types;
  const createdAt = asOf - 365 * dayMs;
  return type === undefined
    ? []
    : [
        {
          number: 2_583_000,
          name: 'Table',
          type,
          schedule: 'Sundays',
          createdAt,
          archivedAt: null,
          isHidden: false,
          everyWeeks: 1,
          weekday: 0,
          members: Array.from({ length: members }, (_, at) => ({
            number: 9_000_000 + at,
            person: firstPerson + at,
            role: 'member',
            joinedAt: createdAt,
            leftAt: null,
          })),
        },
      ];
}

/** A plan for every Sunday, and who serves: as many as given, one week with another. */
export function servingWith(
  { zone, dice }: ChurchBase,
  types: readonly ServiceType[],
  { sundays, serving }: { sundays: readonly Day[]; serving: number },
) {
  const [type] = types;
  const plans = sundays.flatMap((day, at): Plan[] =>
    type === undefined
      ? []
      : [
          {
            number: 70_000 + at,
            type,
            title: null,
            series: '',
            sortAt: zone.at(day, 600),
            day,
            serviceTimes: 1,
            places: serving,
            needs: [],
            items: 0,
            lengthSeconds: 0,
            createdAt: zone.at(day - 14, 600),
          },
        ],
  );
  const teamMembersOf = (plan: Plan) =>
    Array.from({ length: plan.places }, (_, at): TeamMember[] =>
      dice.roll('serves', plan.number, at) < 0.4
        ? [
            {
              number: plan.number * 1000 + at,
              plan,
              person: firstPerson + at,
              team,
              status: 'C',
              isRemoved: false,
              times: [],
              createdAt: plan.createdAt,
              updatedAt: plan.createdAt,
              checkedInAt: null,
            },
          ]
        : [],
    ).flat();
  return { plans: () => plans, teams: () => [team], teamMembersOf };
}
