import { groupAttendancesOf, isMemberAt } from '#sandbox/church/groups.ts';
import {
  type ChurchWeek,
  type Given,
  isIn,
  type Recomputed,
  startOfDaysUntil,
  stated,
} from './weeks.ts';

/** Distinct people who served or had not answered, in the six weeks up to a week's end. */
export function servingOf({ church, choices, now }: Given, week: ChurchWeek): Recomputed | null {
  const { serving } = choices;
  if (!serving) {
    return null;
  }
  const from = startOfDaysUntil(week, 42, choices);
  const isPast = (moment: number) => from <= moment && moment < week.to && moment <= now;
  const served =
    serving.source === 'team_members'
      ? church
          .plans()
          .filter(
            ({ type, sortAt }) =>
              isPast(sortAt) && (serving.serviceTypeIds?.includes(church.id(type.number)) ?? true),
          )
          .flatMap((plan) => church.teamMembersOf(plan))
          .filter(({ status, isRemoved }) => status !== 'D' && !isRemoved)
          .map(({ person }) => person)
      : church
          .checkIns()
          .filter(
            ({ kind, times }) =>
              kind === 'Volunteer' && times.some(({ startsAt }) => isPast(startsAt)),
          )
          .map(({ person }) => person);
  const people = new Set(served.flatMap((person) => (person === null ? [] : [person])));
  const value = served.length === 0 ? null : people.size;
  return stated(week, now, { value, count: served.length });
}

/** Distinct members of the current groups; there is no history. */
export function groupMembersOf(
  { church, choices, now }: Given,
  week: ChurchWeek,
): Recomputed | null {
  const { groups } = choices;
  if (!groups || !isIn(week, now)) {
    return null;
  }
  const members = church
    .groups()
    .filter(
      ({ type, archivedAt }) =>
        archivedAt === null &&
        (groups.groupTypeIds === 'all' || groups.groupTypeIds.includes(type.id)),
    )
    .flatMap(({ members }) => members.filter((member) => isMemberAt(member, now)))
    .map(({ person }) => person);
  return stated(week, now, { value: new Set(members).size, count: members.length });
}

/** The reported attendance of a week's meetings. */
export function groupAttendanceOf(
  { church, choices, now }: Given,
  week: ChurchWeek,
): Recomputed | null {
  const { groups } = choices;
  if (!groups) {
    return null;
  }
  const meetings = church
    .groupEvents()
    .filter(
      ({ group, startsAt, isCanceled }) =>
        !isCanceled &&
        isIn(week, startsAt) &&
        startsAt <= now &&
        (groups.groupTypeIds === 'all' || groups.groupTypeIds.includes(group.type.id)),
    );
  const reported = meetings.filter(({ isReported }) => isReported);
  const there = reported.reduce(
    (sum, meeting) =>
      sum +
      meeting.visitors +
      groupAttendancesOf(church, meeting).filter(({ attended }) => attended).length,
    0,
  );
  const value = reported.length === 0 ? null : there;
  const isWhole = reported.length === meetings.length;
  return stated(week, now, { value, count: reported.length, isWhole });
}
