import { calendarEventsOf, eventInstancesOf } from './calendar.ts';
import { countCheckIns } from './check-in-counts.ts';
import { checkInEvents, locationsOf } from './check-in-events.ts';
import { checkInPeriods, type EventTime } from './check-in-times.ts';
import { checkInsOf } from './check-ins.ts';
import { type ChurchBase, churchBase } from './church-base.ts';
import type { ChurchSpec } from './church-spec.ts';
import { donationsOf } from './donations.ts';
import { personMergersOf } from './entered-twice.ts';
import { batchTotalsOf, giversOf, recurringDonationsOf } from './givers.ts';
import { batchesOf } from './giving-batches.ts';
import { fundsOf } from './giving-funds.ts';
import { groupEventsOf, groupsOf, groupTypesOf } from './groups.ts';
import { attendanceTypesOf, headcountsOf } from './headcounts.ts';
import { withNewMembers } from './new-members.ts';
import { givingNewcomers, helpersOf, helpingBy, type IsAdult, joinersOf } from './next-steps.ts';
import { type Person, peopleOf } from './people.ts';
import {
  type Form,
  formSubmissionsOf,
  formsOf,
  householdsOf,
  type Workflow,
  workflowCardsOf,
  workflowsOf,
} from './people-forms.ts';
import { peopleListsOf } from './people-lists.ts';
import { channelsOf, episodesOf, publishedSeriesOf } from './publishing.ts';
import { attendeesOf, type Signup, signupsOf } from './registrations.ts';
import { type Plan, plansOf, serviceTypesOf, songsOf, teamsOf } from './services.ts';
import { teamMembersOf } from './team-members.ts';
import type { Zone } from './zone.ts';

/** Everything that is known of a church at one moment. */
export type Church = ReturnType<typeof createChurch>;

/**
 * A church at one moment. Everything in it is generated on first use, and once.
 * @param asOf milliseconds
 * @param beganBefore when a young church's age is counted from, in milliseconds
 */
export function createChurch(
  spec: ChurchSpec,
  zone: Zone,
  asOf: number,
  beganBefore: number = asOf,
) {
  const base = churchBase(spec, zone, asOf, beganBefore);
  const people = once(() => peopleOf(base));
  const adults = once(() => people().flatMap((one) => (one.isChild ? [] : [one.number])));
  const known = once(() => adults().filter((number) => number < 100_000));
  const newAdults = once(() => new Set(adults().filter((number) => number >= 100_000)));
  const isAdult: IsAdult = (number) => newAdults().has(number);
  const events = once(() => checkInEvents(base));
  const periods = once(() => checkInPeriods(base, events()));
  const locations = once(() => locationsOf(events()));
  const checkIns = once(() => checkInsOf(base, periods(), people(), locations()));
  const attendanceTypes = once(() => attendanceTypesOf(base, events()));
  const headcounts = once(() => headcountsOf(base, periods(), attendanceTypes()));
  const headcountsByTime = once(() => Map.groupBy(headcounts(), ({ time }) => time));
  const groupTypes = once(() => groupTypesOf(base));
  const groups = once(() =>
    withNewMembers(base, groupsOf(base, groupTypes(), known()), joinersOf(base, isAdult)),
  );
  const serviceTypes = once(() => serviceTypesOf(base));
  const channels = once(() => channelsOf(base));
  const series = once(() => publishedSeriesOf(base, channels()));
  const calendarEvents = once(() => calendarEventsOf(base));
  return {
    ...base,
    people,
    personByNumber: once(() => new Map(people().map((one) => [one.number, one]))),
    households: once(() => householdsOf(base, people())),
    forms: once(() => formsOf(base)),
    formSubmissionsOf: (form: Form) => formSubmissionsOf(base, form, people()),
    workflows: once(() => workflowsOf(base)),
    workflowCardsOf: (workflow: Workflow) => workflowCardsOf(base, workflow, people()),
    personMergers: once(() => personMergersOf(base, people())),
    peopleLists: once(() => peopleListsOf(base, people())),
    checkInEvents: events,
    checkInPeriods: periods,
    eventTimes: once(() => periods().flatMap(({ times }) => times)),
    attendanceTypes,
    headcounts,
    headcountsOfTime: (time: EventTime) => headcountsByTime().get(time) ?? [],
    locations,
    checkIns,
    checkInCounts: once(() => countCheckIns(checkIns())),
    ...givingOf(base, people, { known, isAdult }),
    groupTypes,
    groups,
    groupEvents: once(() => groupEventsOf(base, groups())),
    serviceTypes,
    songs: once(() => songsOf(base)),
    ...servingOf(base, { known, isAdult }),
    plans: once(() => plansOf(base, serviceTypes())),
    calendarEvents,
    eventInstances: once(() => eventInstancesOf(base, calendarEvents())),
    channels,
    series,
    episodes: once(() => episodesOf(base, series())),
    signups: once(() => signupsOf(base)),
    attendeesOf: (signup: Signup) => attendeesOf(base, signup, known()),
  };
}

/** Its teams and who serves on them. */
function servingOf(
  base: ChurchBase,
  { known, isAdult }: { known: () => number[]; isAdult: IsAdult },
) {
  const teams = once(() => teamsOf(base));
  const volunteers = once(() =>
    known().filter((number) => base.dice.roll('serves', number) < 0.25),
  );
  const helpers = once(() => helpersOf(base, isAdult));
  return {
    teams,
    volunteers: once(() => [...volunteers(), ...helpingBy(base, helpers())]),
    teamMembersOf: (plan: Plan) =>
      teamMembersOf(base, plan, { volunteers: volunteers(), helpers: helpers() }, teams()),
  };
}

/** Its funds, gifts and givers. */
function givingOf(
  base: ChurchBase,
  people: () => Person[],
  { known, isAdult }: { known: () => number[]; isAdult: IsAdult },
) {
  const donors = once(() => known().filter((number) => base.dice.roll('gives', number) < 0.42));
  const donations = once(() => donationsOf(base, donors(), givingNewcomers(base, isAdult)));
  return {
    funds: once(() => fundsOf(base)),
    donations,
    givers: once(() => giversOf(people(), donations())),
    recurringDonations: once(() => recurringDonationsOf(donations())),
    batchTotals: once(() => batchTotalsOf(donations())),
    batches: once(() =>
      base.weeks
        .flatMap((week) => Object.values(batchesOf(base, week)))
        .filter(({ createdAt }) => createdAt <= base.asOf),
    ),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
