import type { FigureId } from '../figures.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

type Move = 'up' | 'down';

/** What the rules say on a card. A number that links to its chart comes marked, and stays marked. */
export const findingMessages = sentences('findingMessages', {
  /** @param days the Sundays that it is about, of so many weeks */
  uncounted_weeks: {
    title: (days: string, _weeks: number) => `No full headcount for ${days}`,
    seen: (days: string, weeks: number) =>
      plural(weeks, {
        one: `We don’t have a full attendance count for ${days}. Until we do, that week is left out of your ranges and forecasts.`,
        other: `We don’t have a full attendance count for ${days}. Until we do, those weeks are left out of your ranges and forecasts.`,
      }),
    sure: 'Certain. We can see that the count isn’t complete.',
    /** Where nothing at all was counted. */
    step: (days: string, weeks: number) =>
      plural(weeks, {
        one: `Enter the headcount for ${days} in Planning Center or on the Count page, or add a note if you didn’t meet.`,
        other: `Enter the headcounts for ${days} in Planning Center or on the Count page, or add a note if you didn’t meet.`,
      }),
    /** Where some of it is there: people met. */
    restStep: (days: string, weeks: number) =>
      plural(weeks, {
        one: `Enter the rest of the headcount for ${days} in Planning Center or on the Count page, or add a note and check “Set these weeks aside.”`,
        other: `Enter the rest of the headcounts for ${days} in Planning Center or on the Count page, or add a note and check “Set these weeks aside.”`,
      }),
    /** Where some days have a part of it and others nothing. @param blank the latter */
    bothStep: (days: string, blank: string) =>
      `Enter what’s missing for ${days} in Planning Center or on the Count page. If you didn’t meet on ${blank}, add a note.`,
  },
  broken_connection: {
    brokenTitle: (system: string) => `${system} is disconnected`,
    broken: (system: string, day: string) =>
      `${system} was disconnected on ${day}, so those numbers aren’t updating.`,
    brokenStep: (system: string) => `Reconnect ${system} on the Integration page.`,
    silentTitle: (system: string) => `Nothing new from ${system}`,
    silent: (system: string, day: string) =>
      `${system} is connected, but no full update has come through since ${day}.`,
    silentStep: {
      planning_center: 'In What We Count, check that your events are still the right ones.',
      google_search_console:
        'On the Integration page, check that the right website is chosen for Google.',
    },
    sure: 'Certain. We see it in the connection itself.',
  },
  guests_return: {
    title: 'More guests visited, but fewer came back',
    seen: (words: {
      now: string;
      before: string;
      guests: string;
      from: string;
      to: string;
      returned: number;
      expected: string;
    }) =>
      `From ${words.from} to ${words.to}, ${words.now} people a week came for the first time, up from ${words.before} the year before. Of those ${words.guests}, ${words.returned} came back within six weeks; we expected ${words.expected}.`,
    guests: (count: number) => plural(count, { one: '1 guest', other: `${count} guests` }),
    sure: (returned: number, guests: number) =>
      `Fairly sure it’s down; less sure by how much (only ${returned} of ${guests} guests came back).`,
    holiday: 'Holiday visitors',
    holidayText: (holiday: number, guests: number, returned: number, others: number) =>
      `${holiday} of the ${guests} first came in a holiday week and may live elsewhere. Without them it’s ${returned} of ${others}.`,
    step: 'Write to last Sunday’s guests within two days, by hand if you can.',
  },
  guests_again: {
    title: (noun: string) => `Fewer new ${noun} are coming back, two quarters in a row`,
    newOnes: (noun: string) => `new ${noun}`,
    /** @param _count how many came back, which its words may link */
    seen: (guests: string, again: string, usual: string, _count: number) =>
      `${guests}, ${again} came back within six weeks; ${usual} is typical.`,
    sure: 'Fairly sure. It’s very unlikely to be chance two quarters in a row.',
    step: 'This week, choose one person to greet every second-time family by name.',
  },
  kids_share: {
    title: (move: Move) =>
      move === 'down'
        ? 'Kids are a smaller share of attendance than usual'
        : 'Kids are a larger share of attendance than usual',
    seen: (share: string, weeks: number, expected: string) =>
      `Over the last ${weeks} weeks with counts, kids were ${share} of attendance. Based on the year before, we expected ${expected}.`,
    step: (move: Move) =>
      move === 'down'
        ? 'This week, ask your kids team what’s changed since the number started dropping.'
        : 'This week, check that the kids’ rooms have enough helpers.',
  },
  serving_share: {
    title: 'Attendance is up, but fewer people are serving',
    seen: (serving: string, expected: string, now: string, before: string) =>
      `${serving} people served on average; based on the year before, we expected ${expected}. Attendance averaged ${now}, up from ${before} in the year before.`,
    step: 'This week, ask one team leader for the names of people who might say yes if asked in person.',
  },
  room_full: {
    title: 'Your fullest service is often over 80% full',
    seen: (average: string, full: number, weeks: number) =>
      `Over the past year your fullest service filled ${average} of the seats, and ${full} of ${weeks} weeks were at 80% or more.`,
    sure: 'Fairly sure of the number. Whether it keeps people away is less clear: studies disagree.',
    step: 'This Sunday, stand by the door at your fullest service and watch where people have trouble finding a seat.',
  },
  festival_weeks: {
    beforeTitle: (feast: string, day: string) => `${feast} is coming: ${day}`,
    before: (people: string, feast: string, usual: string, day: string) =>
      `Last year ${people} people came for ${feast}; the weeks around it had ${usual}. This year it falls on ${day}.`,
    beforeSure: 'The date and last year’s count are certain. For this year, see the forecast.',
    beforeStep:
      'Decide who will greet guests at each service and who will follow up within two days.',
    afterTitle: (feast: string) => `Your ${feast} guests`,
    after: (guests: string, feast: string, usual: string) =>
      `${guests} people came for the first time in the week of ${feast}; in a typical week it’s ${usual}.`,
    afterSure: 'We’re certain of the number. We don’t know how many of them live nearby.',
    afterStep: (feast: string) =>
      `In the next two weeks, invite your ${feast} guests to one everyday thing: a meal, a class, a small group.`,
  },
  giving_per_attender: {
    title: (move: Move) =>
      move === 'down'
        ? 'Attendance is up, giving per person is down'
        : 'Attendance is down, giving per person is up',
    seen: (words: { giving: string; expected: string; now: string; before: string }) =>
      `Giving came to ${words.giving} per person each week; we expected ${words.expected}. Attendance averaged ${words.now}, compared with ${words.before} in the year before.`,
    large: 'A very large gift',
    largeText: 'You received one during these weeks. We cap it here so it doesn’t skew the number.',
    step: (move: Move) =>
      move === 'down'
        ? 'This Sunday, share one story of what giving made possible, with no ask.'
        : 'Thank everyone who gives this week, and look into why fewer people are coming.',
  },
  recurring_share: {
    title: 'Recurring giving is down',
    seen: (share: string, weeks: number, expected: string) =>
      `${share} of giving was recurring over the last ${weeks} full weeks; we expected ${expected}.`,
    step: 'This week, get a list of failed recurring gifts and send everyone on it the same friendly note.',
  },
  search_unclicked: {
    title: 'More people see you on Google, but they’re not clicking',
    seen: (words: { shown: string; expected: string; clicks: string; before: string }) =>
      `Google showed your site ${words.shown} times a week; we expected ${words.expected}. Searches without your name led to ${words.clicks} clicks a week, compared with ${words.before} in the year before.`,
    step: 'Rewrite the title and description of the page you’d want a first-time visitor to find: when, where, what to expect.',
  },
  page_gone: {
    title: 'A page stopped getting search traffic',
    seen: (page: string, before: number, now: number) =>
      now === 0
        ? `Google sent people to ${page} ${before} times in 28 days, and not at all in the next 28.`
        : plural(now, {
            one: `Google sent people to ${page} ${before} times in 28 days, but only once in the next 28.`,
            other: `Google sent people to ${page} ${before} times in 28 days, but only ${now} times in the next 28.`,
          }),
    sure: 'Fairly sure. A drop this big almost never happens by chance.',
    step: (page: string) =>
      `Search Google for the page ${page} this week and open it. If it’s gone, ask your web person to redirect the old address to the new page.`,
  },
  sustained_shift: {
    title: (name: string, move: Move) =>
      move === 'up' ? `${name}: higher than expected` : `${name}: lower than expected`,
    seen: (average: string, expected: string) =>
      `The last eight weeks averaged ${average}. Going into them, we expected an average of ${expected}.`,
    sure: (move: Move) =>
      move === 'up'
        ? 'Fairly sure it’s lasting: every week we have of the last eight was above what we expected. Less sure by how much.'
        : 'Fairly sure it’s lasting: every week we have of the last eight was below what we expected. Less sure by how much.',
    step: (figure: FigureId, move: Move): string => {
      switch (figure) {
        case 'giving':
        case 'giving_units':
          return move === 'down'
            ? 'Ask whoever handles giving whether every gift has been entered, and whether some went to funds you don’t count.'
            : 'Ask whoever handles giving what came in that usually doesn’t.';
        case 'first_time_guests':
          return move === 'down'
            ? 'Ask whoever welcomes guests whether every guest is still being written down.'
            : 'Ask two of the new guests how they found you.';
        case 'kids':
          return move === 'down'
            ? 'Ask whoever leads kids whether every room is still being counted, and what changed.'
            : 'Ask whoever leads kids whether the rooms have enough helpers.';
        case 'serving':
          return 'Ask whoever schedules volunteers what changed.';
        case 'recurring_share':
          return 'Ask whoever handles giving what changed.';
        case 'guest_return':
          return 'Ask whoever follows up with guests what changed.';
        case 'group_members':
        case 'group_attendance':
          return 'Ask whoever leads groups what changed.';
        case 'search_clicks':
        case 'search_impressions':
        case 'search_nonbrand_clicks':
          return 'Ask whoever looks after your website what changed.';
        default:
          return move === 'down'
            ? 'Ask two regulars what may be keeping people away.'
            : 'Ask two regulars what may be bringing more people in.';
      }
    },
    /** Less giving is often giving that was not entered. */
    notEntered: 'Not entered yet',
    notEnteredText: 'Gifts may still be on paper, or went to funds you don’t count.',
  },
});

/** How sure a comparison with the year before makes us. */
export const sureMessages = sentences('sureMessages', {
  fairly: (weeks: number, before: number) =>
    `Fairly sure which way it’s going. This compares ${weeks} weeks with the ${before} before them.`,
  causes: (weeks: number, before: number) =>
    `Less sure, because of the other explanations below. This compares ${weeks} weeks with the ${before} before them.`,
  size: (weeks: number, before: number) =>
    `We’re more sure which way it’s going than by how much. This compares ${weeks} weeks with the ${before} before them.`,
});

/** How we will know, and how it turned out. */
export const outcomeMessages = sentences('outcomeMessages', {
  again: (words: { day: string; range: string; of: string; isWeekly: boolean }) =>
    words.isWeekly
      ? `We’ll check again on ${words.day}. If nothing changes, expect ${words.range} ${words.of} a week. Anything outside that range likely means a real change.`
      : `We’ll check again on ${words.day}. If nothing changes, expect ${words.range} ${words.of}. Anything outside that range likely means a real change.`,
  asExpected: (words: { value: string; of: string; range: string; isWeekly: boolean }) =>
    words.isWeekly
      ? `No clear change: ${words.value} ${words.of} a week, about what we expected (${words.range}).`
      : `No clear change: ${words.value} ${words.of}, about what we expected (${words.range}).`,
  exceptOneWeek: (words: { week: string; value: string; of: string; range: string }) =>
    `No clear change except in the week of ${words.week}, perhaps one large gift. Without it: ${words.value} ${words.of} a week, about what we expected (${words.range}).`,
  more: (words: { size: string; of: string; range: string; isWeekly: boolean }) =>
    words.isWeekly
      ? `${words.size} more ${words.of} a week than expected (anywhere from ${words.range} more). Other things may have played a part.`
      : `${words.size} more ${words.of} than expected (anywhere from ${words.range} more). Other things may have played a part.`,
  fewer: (words: { size: string; of: string; range: string; isWeekly: boolean }) =>
    words.isWeekly
      ? `${words.size} fewer ${words.of} a week than expected (anywhere from ${words.range} fewer). Other things may have played a part.`
      : `${words.size} fewer ${words.of} than expected (anywhere from ${words.range} fewer). Other things may have played a part.`,
  /** Of money. */
  less: (words: { size: string; of: string; range: string; isWeekly: boolean }) =>
    words.isWeekly
      ? `${words.size} less ${words.of} a week than expected (anywhere from ${words.range} less). Other things may have played a part.`
      : `${words.size} less ${words.of} than expected (anywhere from ${words.range} less). Other things may have played a part.`,
  /** Of a share, in points. */
  higher: (words: { size: string; range: string }) =>
    `${words.size} higher than expected (anywhere from ${words.range} points). Other things may have played a part.`,
  lower: (words: { size: string; range: string }) =>
    `${words.size} lower than expected (anywhere from ${words.range} points). Other things may have played a part.`,
  points: (points: number) => plural(points, { one: '1 point', other: `${points} points` }),
  cameBack: (count: number) => plural(count, { one: 'returning guest', other: 'returning guests' }),
  expected: (middle: string, range: string) => `${middle} (${range})`,
});
