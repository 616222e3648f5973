import type { ChoiceList } from '../functions/measures.ts';
import { listWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

const quoted = (names: readonly string[]) => listWords(names.map((name) => `“${name}”`));

/** What choices are made from, in words. */
export const choiceListWords: Readonly<Record<ChoiceList, string>> = {
  events: 'events',
  attendanceTypes: 'headcounts',
  locations: 'rooms',
  serviceTypes: 'service types',
  groupTypes: 'group types',
  funds: 'funds',
  forms: 'forms',
  workflows: 'workflows',
};

/** Why something is suggested to count, for a person of the church. */
export const measureReasons = sentences('measureReasons', {
  timeZone: (zone: string) => `Planning Center says that the church is in ${zone}.`,
  timeZoneUnknown:
    'Planning Center did not say where the church is. Please check the time zone: it decides which day a gift or a service belongs to.',
  country: (country: string) =>
    `${country} goes with the time zone. It decides which holidays are shown.`,
  easterWestern: 'Most churches keep Western Easter.',
  easterOrthodox: 'The name of the church says Orthodox, so Easter is the Orthodox one.',
  easterOrthodoxCountry: 'Churches in your country keep Orthodox Easter.',
  weekForSunday:
    'The main services are on the weekend. With weeks from Monday to Sunday, Saturday and Sunday count together.',
  weekForSaturday:
    'The main services are on Saturday. With weeks from Sunday to Saturday, a week ends with them.',
  attendance: (events: readonly string[]) =>
    `${listWords(events)} ${events.length === 1 ? 'is' : 'are'} held on most weekends and counted there.`,
  attendanceMidweek: (events: readonly string[]) =>
    `Nothing is counted on weekends. ${listWords(events)} ${events.length === 1 ? 'is' : 'are'} counted in most weeks.`,
  attendanceNone:
    'No event was counted in most of the last weeks, neither by headcounts nor by check-ins.',
  follows: (later: string, earlier: string) =>
    `${later} began as ${earlier} ended, so we count both as one.`,
  total: ({ name, parts, counts }: { name: string; parts: readonly string[]; counts: boolean }) =>
    counts
      ? `“${name}” already includes ${quoted(parts)}, so we count only the total.`
      : `“${name}” adds up ${quoted(parts)}, so we don’t add it again.`,
  leftOut: (event: string) =>
    `Some times of ${event} have never had a count, so we don’t wait for one.`,
  kidsByHeadcount: (types: readonly string[]) => `We’ll use your headcounts of ${quoted(types)}.`,
  kidsByRoom: (rooms: number) =>
    `${rooms === 1 ? 'One room is' : `${rooms} rooms are`} for children by their age or kind.`,
  kidsByName: (events: readonly string[]) =>
    `${listWords(events)}: the name says that it is for children.`,
  kidsNone: 'No room and no event says that it is for children.',
  guestsByCheckIn: (events: readonly string[]) =>
    `Check-ins at ${listWords(events)} show every first visit.`,
  guestsByForm: (form: string) => `Nobody is checked in, but there is the form ${form}.`,
  guestsByWorkflow: (workflow: string) =>
    `Nobody is checked in, but there is the workflow ${workflow}.`,
  guestsNone:
    'There are no check-ins, and no form or workflow whose name says that it is for guests.',
  servingByTeams: 'Everybody scheduled in Services who has not declined.',
  servingByCheckIns: 'There is no schedule in Services, but volunteers are checked in.',
  servingNone: 'Neither Services nor Check-Ins knows of volunteers.',
  groupsAll: 'All kinds of groups count.',
  groupsWithoutStaff: (names: readonly string[]) =>
    `All kinds of groups count but ${listWords(names)}.`,
  groupsNone:
    'We see no groups in Planning Center. If you have some, the person who connected needs the role Administrator in Groups.',
  givingFunds: (names: readonly string[]) => `${listWords(names)}: the fund for everyday giving.`,
  givingReplaced: (names: readonly string[], replaced: readonly string[]) =>
    `${listWords(names)}: your funds for everyday giving. ${listWords(replaced)} ended as another one began, so we count both as one.`,
  givingAll: 'No fund stands out as the one for everyday giving, so all of them count.',
  givingNone: 'There are no funds in Planning Center.',
  unknown: (what: string) =>
    `Some of the ${what} you chose aren’t in Planning Center, so we left them out. Please check what counts here.`,
  seats: 'Planning Center does not know your seats. Please type them in.',
  brandTerms: 'The words of your name and your web address.',
});

/** What `measure-choices-save` refuses. */
export const measureProblems = sentences('measureProblems', {
  timeZone: 'There is no such time zone.',
  country: 'There is no such country.',
  eventTwice: 'An event counts from one source: from headcounts or from check-ins, not from both.',
  unknownId: (what: string) =>
    `One of the chosen ${what} is not in Planning Center any more. Please load the page again.`,
  seats: 'Enter a whole number from 1 to 100,000. Leave it empty if room use is not counted.',
  changedMeanwhile: 'Someone else changed what counts while this page was open. Nothing was saved.',
});
