import type { ChoiceList } from '../functions/measure-available.ts';
import { dayWords, listWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

const quoted = (names: readonly string[]) => listWords(names.map((name) => `“${name}”`));

/** What choices are made from, in words. */
export const choiceListWords: Readonly<Record<ChoiceList, string>> = sentences('choiceListWords', {
  events: 'events',
  attendanceTypes: 'headcounts',
  locations: 'rooms',
  serviceTypes: 'service types',
  groupTypes: 'group types',
  funds: 'funds',
  forms: 'forms',
  workflows: 'workflows',
});

/** Why something is suggested to count, for a person of the church. */
export const measureReasons = sentences('measureReasons', {
  timeZone: (zone: string) => `Planning Center lists your church’s time zone as ${zone}.`,
  timeZoneUnknown:
    'Planning Center doesn’t say where your church is. Please check the time zone: it decides which day a gift or a service belongs to.',
  country: (country: string) =>
    `We picked ${country} because of your time zone. The country decides which holidays we show.`,
  easterWestern: 'Most churches celebrate Western Easter.',
  easterOrthodox: 'Your church’s name says Orthodox, so we use Orthodox Easter.',
  easterOrthodoxCountry: 'Churches in your country celebrate Orthodox Easter.',
  weekForSunday:
    'Your main services are on the weekend. With weeks from Monday to Sunday, Saturday and Sunday count together.',
  weekForSaturday:
    'Your main services are on Saturday. A week that runs Sunday to Saturday ends with those services.',
  attendance: (events: readonly string[]) =>
    plural(events.length, {
      one: `${listWords(events)} meets most weekends, with regular counts.`,
      other: `${listWords(events)} meet most weekends, with regular counts.`,
    }),
  attendanceMidweek: (events: readonly string[]) =>
    plural(events.length, {
      one: `We found no counts on weekends. ${listWords(events)} has counts most weeks.`,
      other: `We found no counts on weekends. ${listWords(events)} have counts most weeks.`,
    }),
  attendanceNone: 'We couldn’t find an event with headcounts or check-ins most weeks.',
  follows: (later: string, earlier: string) =>
    `${later} started when ${earlier} ended, so we count them as one.`,
  total: ({ name, parts, counts }: { name: string; parts: readonly string[]; counts: boolean }) =>
    counts
      ? `“${name}” already includes ${quoted(parts)}, so we count only the total.`
      : `“${name}” is the total of ${quoted(parts)}, so we don’t add it again.`,
  eventTotal: (event: string) =>
    `${event} is the total of your other services, so we don’t count it again.`,
  eveningAgain: (event: string) =>
    `We left out ${event}: most people there have already been counted in the morning.`,
  kidsMidweek: (event: string) => `We count ${event} only on the days of your services.`,
  leftOut: (event: string) => `Some ${event} times have never had a count, so we don’t expect one.`,
  kidsByHeadcount: (types: readonly string[]) => `We’ll use your headcounts of ${quoted(types)}.`,
  kidsByRoom: (rooms: number) =>
    plural(rooms, {
      one: 'One check-in location looks like a kids’ room.',
      other: `${rooms} check-in locations look like kids’ rooms.`,
    }),
  kidsByName: (events: readonly string[]) =>
    plural(events.length, {
      one: `From the name, ${listWords(events)} looks like a kids’ event.`,
      other: `From their names, ${listWords(events)} look like kids’ events.`,
    }),
  kidsNone: 'We couldn’t find a room or event for kids.',
  guestsByCheckIn: (events: readonly string[]) =>
    `Check-ins at ${listWords(events)} show the first visit of everyone who checks in.`,
  guestsByForm: (forms: readonly string[]) =>
    plural(forms.length, {
      one: `The form ${listWords(forms)} looks like it’s for guests.`,
      other: `The forms ${listWords(forms)} look like they’re for guests.`,
    }),
  guestsByWorkflow: (workflows: readonly string[]) =>
    plural(workflows.length, {
      one: `The workflow ${listWords(workflows)} looks like it’s for guests.`,
      other: `The workflows ${listWords(workflows)} look like they’re for guests.`,
    }),
  guestsNone:
    'Your services have no check-ins, and we couldn’t find a form or workflow for guests.',
  servingByTeams: 'Everyone scheduled in Services who hasn’t declined.',
  servingByCheckIns: 'We found no schedule in Services, but volunteers check in.',
  servingNone: 'We couldn’t find volunteers in Services or Check-Ins.',
  groupsAll: 'We’ll count every group type.',
  groupsWithoutStaff: (names: readonly string[]) =>
    `We’ll count every group type except ${listWords(names)}.`,
  groupsNone:
    'We see no groups in Planning Center. If you have some, the person who connected Planning Center to Steeple needs the Administrator role in Groups.',
  givingFunds: (names: readonly string[]) =>
    plural(names.length, {
      one: `${listWords(names)} looks like your fund for regular giving.`,
      other: `${listWords(names)} look like your funds for regular giving.`,
    }),
  givingReplaced: (names: readonly string[], replaced: readonly string[]) =>
    `${listWords(names)} look like your funds for regular giving. ${listWords(replaced)} ended when another one started, so we count them as one.`,
  givingAll: 'No fund stands out as the one for regular giving, so we’ll count them all.',
  givingNone: 'We couldn’t find any funds in Planning Center.',
  /** @param today the day of the change */
  changed: (today: string, added: readonly string[], dropped: readonly string[]) =>
    [
      `We changed our suggestion on ${dayWords(today)}.`,
      ...(added.length > 0 ? [`New: ${listWords(added)}.`] : []),
      ...(dropped.length > 0 ? [`No longer counted: ${listWords(dropped)}.`] : []),
    ].join(' '),
  unknown: (what: string) =>
    `Some of the ${what} you chose aren’t in Planning Center, so we left them out. Please check what we count here.`,
  seats: 'Planning Center doesn’t track seating. Add your seat count.',
  brandTerms: 'From your church’s name and your web address.',
});

/** What `measure-choices-save` refuses. */
export const measureProblems = sentences('measureProblems', {
  timeZone: 'We don’t know that time zone.',
  country: 'We don’t know that country.',
  eventTwice: 'Count an event from headcounts or from check-ins, not from both.',
  unknownId: (what: string) =>
    `One of the ${what} you chose isn’t in Planning Center anymore. Please refresh the page.`,
  unknownService: 'One of these services is gone. Please refresh the page.',
  seats: 'Enter a whole number from 1 to 100,000. Leave it blank if you don’t track seating.',
  changedMeanwhile:
    'Someone else changed these settings while this page was open. Nothing was saved.',
});
