import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** What is counted, in words. */
export type PeopleNoun = 'households' | 'people' | 'families';

export const peopleNouns = sentences('peopleNouns', {
  households: (count: number) => plural(count, { one: 'household', other: 'households' }),
  people: (count: number) => plural(count, { one: 'person', other: 'people' }),
  families: (count: number) =>
    plural(count, { one: 'family with children', other: 'families with children' }),
});

/** When a group of guests first came. */
export const guestTimes = sentences('guestTimes', {
  seasons: ['winter', 'spring', 'summer', 'fall'],
  ofSeason: (season: string, of: string) => `Of ${season}’s ${of}`,
  ofMonths: (from: string, to: string, of: string) => `Of the ${of} from ${from} to ${to}`,
});

export const peopleMessages = sentences('peopleMessages', {
  newOnes: (noun: string) => `new ${noun}`,
  regulars: {
    same: (noun: string, now: string, before: string) =>
      now === before
        ? `Just as many ${noun} come regularly as a year ago: ${now}.`
        : `About as many ${noun} come regularly as a year ago: ${now}, compared with ${before} then.`,
    /** As many as chance allows, which nobody calls the same. */
    chance: (noun: string, now: string, before: string) =>
      `${now} ${noun} come regularly, compared with ${before} a year ago. The difference may be chance.`,
    more: (noun: string, now: string, before: string) =>
      `More ${noun} come regularly: ${now}, up from ${before} a year ago.`,
    fewer: (noun: string, now: string, before: string) =>
      `Fewer ${noun} come regularly: ${now}, down from ${before} a year ago.`,
    unjudged: (noun: string, now: string, before: string) =>
      `${now} ${noun} come regularly. A year ago it was ${before}.`,
    /** @param months those it is counted for */
    first: (noun: string, now: string, months: string) =>
      `${now} ${noun} come regularly (${months}).`,
    /** After a number beside that of a year ago. */
    dates: (months: string, before: string) => `That’s ${months} beside ${before}.`,
  },
  guests: {
    alone: (of: string, again: string) => `${of}, ${again} came again.`,
    asUsual: (of: string, again: string) => `${of}, ${again} came again, as usual.`,
    more: (of: string, again: string) => `${of}, ${again} came again, more than usual.`,
    fewer: (of: string, again: string) => `${of}, ${again} came again, fewer than usual.`,
    chance: (of: string, again: string, side: 'more' | 'fewer') =>
      side === 'more'
        ? `${of}, ${again} came again. That’s more than usual, but not clearly.`
        : `${of}, ${again} came again. That’s fewer than usual, but not clearly.`,
    usual: (of: string, again: string, usual: string) =>
      `${of}, ${again} came again; ${usual} would be usual.`,
  },
  parts: {
    fewer: (now: string, before: string, day: string) =>
      `Fewer people come: ${now} a ${day}, ${before} a year ago.`,
    more: (now: string, before: string, day: string) =>
      `More people come: ${now} a ${day}, ${before} a year ago.`,
    lessOften: (now: string, before: string, day: string) =>
      `The same people come less often: ${now} of 8 ${day}s, ${before} a year ago.`,
    moreOften: (now: string, before: string, day: string) =>
      `The same people come more often: ${now} of 8 ${day}s, ${before} a year ago.`,
    both: (people: string, often: string) => `Both: ${people} ${often}`,
    neither: (now: string, before: string, day: string) =>
      `Neither: ${now} checked in each ${day}, ${before} a year ago.`,
    /** The same where that is more apart than anybody calls the same. */
    unsure: (now: string, before: string, day: string) =>
      `We can’t tell: ${now} checked in each ${day}, ${before} a year ago. The difference may be chance.`,
    unjudged: (now: string, before: string, day: string) =>
      `${now} checked in each ${day}, ${before} a year ago.`,
  },
  serving: {
    lighter: 'Your volunteers are carrying a lighter load than a year ago.',
    same: 'Your volunteers are carrying about the same load as a year ago.',
    heavier: 'Your volunteers are carrying a heavier load than a year ago.',
  },
  who: {
    nobody:
      'You count heads, so we can’t see who came again. Checking in children is enough to begin.',
    children: (count: string) =>
      `We follow the ${count} households whose children check in. Adults without children are not in these numbers.`,
    childrenUnknown:
      'We follow the households whose children check in. Adults without children are not in these numbers.',
    some: (tenths: string) =>
      `About ${tenths} in 10 of you check in; these numbers are about them.`,
    few: 'Fewer than 2 in 10 of you check in; these numbers are about them.',
    reasons: {
      everybody: 'Your check-ins are about the same as your headcounts.',
      unknown: 'People check in, and there are no headcounts to compare with.',
      some: 'Your check-ins are below your headcounts.',
      children: 'Nearly all check-ins are for kids’ rooms.',
      nobody: 'No one has checked in lately.',
      chosen: 'You chose this.',
    },
  },
  movedUp: 'Children who moved up out of check-in are among those not here.',
  fewGuests: (noun: string) => `Too few new ${noun} for a number: at this size you know them.`,
  fewRegulars: (noun: string) =>
    `With fewer than 20 regular ${noun} you know this better than any number.`,
  begins: (noun: string, since: string, from: string) =>
    `Your check-ins began on ${since}. From ${from} on we can tell new ${noun} from those you had.`,
  groups: (month: string) =>
    `Planning Center keeps no record of who has left a group, so we can only follow groups from ${month} on.`,
  notComparable: (now: string, before: string) =>
    `${now} in 10 checked in, ${before} a year ago, so we can’t compare this year with last.`,
  /** @param months the quarters, as a list */
  doubted: (months: string, noun: string) =>
    `Check-ins look incomplete for ${months}: about half as many people as usual were checked in. Some regular ${noun} are missing from that number, so we don’t compare anything with it.`,
  /** After those that one is compared with. */
  leavingOut: (months: string) => `, leaving out ${months}`,
  doubtedNow:
    'Check-ins look incomplete lately: about half as many people as usual were checked in. Ask whoever handles check-in whether every room is recorded. Until then we don’t list who hasn’t been seen.',
  withheld: 'Too few to show.',
  people:
    'We count people here, because we can’t read your households. Family members come together, so chance goes further.',
  otherIds: (product: string) =>
    `We couldn’t match the people in ${product} with those who check in, so it’s left out here.`,
  opens: (month: string) => `We’ll know in ${month}.`,
});

/** How the same people are found in Planning Center: a title, its steps, and one sentence for its list builder. */
export const peopleRecipes = sentences('peopleRecipes', {
  newList: 'In People, open Lists and make a new list.',
  firstGift: {
    title: 'Gave for the first time',
    steps: (weeks: string) => [
      `Choose Giving, “first donated”, in the last ${weeks} weeks.`,
      'Include pending donations.',
    ],
    sentence: (weeks: string) => `People whose first donation was in the last ${weeks} weeks`,
  },
  stopped: {
    title: 'Gave last year, not this year',
    steps: (from: string, to: string, since: string) => [
      `List A: gave from ${from} to ${to}.`,
      `List B: gave since ${since}.`,
      'List C: everyone in list A, leaving out anyone in list B. Turn off automatic refresh.',
    ],
    sentence: (from: string, to: string, since: string) =>
      `People who gave between ${from} and ${to} and have not given since ${since}`,
  },
  notSeen: {
    title: 'Not seen for six weeks',
    steps: (from: string, to: string, since: string) => [
      `Choose “checked in” at the events you count, at least 4 times, from ${from} to ${to}.`,
      `Leave out anyone who checked in since ${since}.`,
      `Leave out anyone who was scheduled in Services since ${since}.`,
      'Show one person of each household.',
    ],
    sentence: (from: string, to: string, since: string) =>
      `One person of each household that checked in at least 4 times from ${from} to ${to}, and has neither checked in nor been scheduled since ${since}`,
  },
  newHouseholds: {
    title: 'New that quarter',
    steps: (from: string, to: string) => [
      `Choose “first checked in” from ${from} to ${to}.`,
      'Show all members of each household.',
    ],
    sentence: (from: string, to: string) =>
      `All members of households that first checked in from ${from} to ${to}`,
  },
  again: {
    title: 'New that quarter, and came back',
    steps: (from: string) => [
      'Start with everyone in the list “New that quarter”.',
      `Choose “checked in” at least 2 times since ${from}. That’s longer than our six weeks, so your list may be longer, too.`,
    ],
    sentence: (from: string, to: string) =>
      `People who first checked in from ${from} to ${to} and checked in at least 2 times since ${from}`,
  },
  still: {
    title: 'New, and still here after six months',
    steps: (first: string, last: string, from: string, to: string) => [
      `Make the list “New that quarter” for ${first} to ${last}, and start with everyone in it.`,
      `Choose “checked in” at least 2 times from ${from} to ${to}. That’s longer than our eight weeks, so your list may be longer, too.`,
    ],
    sentence: (first: string, last: string, from: string, to: string) =>
      `People who first checked in from ${first} to ${last} and checked in at least 2 times from ${from} to ${to}`,
  },
  group: {
    title: 'New that quarter, and in a group',
    steps: (_from: string, _to: string) => [
      'Start with everyone in the list “New that quarter”.',
      'Choose Groups, “member of”, and the group types you count.',
    ],
    sentence: (from: string, to: string) =>
      `People who first checked in from ${from} to ${to} and are in a group`,
  },
  less: {
    title: 'Used to come regularly, less often now',
    steps: (from: string, to: string, since: string) => [
      `Choose “checked in” at least 4 times from ${from} to ${to}.`,
      `Choose “checked in” at least once since ${since}.`,
      `Leave out anyone who checked in at least 4 times since ${since}.`,
    ],
    sentence: (from: string, to: string, since: string) =>
      `People who checked in at least 4 times from ${from} to ${to}, and 1 to 3 times since ${since}`,
  },
  away: {
    title: 'Used to come regularly, not here lately',
    steps: (from: string, to: string, since: string) => [
      `Choose “checked in” at least 4 times from ${from} to ${to}.`,
      `Leave out anyone who checked in since ${since}.`,
    ],
    sentence: (from: string, to: string, since: string) =>
      `People who checked in at least 4 times from ${from} to ${to} but not since ${since}`,
  },
  serving: {
    title: 'Served at least five of six weeks',
    steps: (from: string, to: string) => [
      `Choose Services, “scheduled”, at least 5 times from ${from} to ${to}.`,
    ],
    sentence: (from: string, to: string) =>
      `People scheduled in Services at least 5 times from ${from} to ${to}`,
  },
  whyDifferent:
    'Your list can differ from our number: lists count each person’s check-ins, we count households and weeks, and profiles may have been merged since.',
});
