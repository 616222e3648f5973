import type { RuleId } from '../findings.ts';
import { sentences } from './sentences.ts';

/** What else it may be, where a church's own data show it. */
export const causeMessages = sentences('causeMessages', {
  uncounted: {
    name: 'Weeks with no count',
    text: (gaps: number, weeks: number) =>
      `${gaps} of the ${weeks} weeks have no full count and are left out.`,
  },
  source: {
    name: 'A change in how you count',
    text: (before: string, now: string) =>
      `This number used to come from ${before} and now comes from ${now}, so you may not be able to compare before and after.`,
  },
  /** Of a week of which nothing at all was counted. */
  noService: {
    name: 'No service',
    text: 'If you didn’t meet, add a note and we’ll leave the week out.',
  },
  /** Under the text of a church's own note. */
  note: (day: string) => `From your note for ${day}.`,
  /** Under the name of a feast. */
  feast: (day: string) => `The week of ${day} isn’t a typical week.`,
  season: {
    name: 'The season',
    text: (lastYear: string) => `In the same weeks last year, it was ${lastYear}.`,
  },
});

/** What else it may be in general, by rule. */
export const innocentMessages: Readonly<
  Record<RuleId, readonly { readonly name: string; readonly text: string }[]>
> = sentences('innocentMessages', {
  uncounted_weeks: [{ name: 'Not entered yet', text: 'The count may still be on paper.' }],
  broken_connection: [
    {
      name: 'An outage',
      text: 'The other system may be down for a while. It often comes back on its own.',
    },
    {
      name: 'A change in permissions',
      text: 'The person who connected it to Steeple may have left or lost access.',
    },
    { name: 'A first import', text: 'It may still be running.' },
  ],
  guests_return: [
    {
      name: 'Holiday visitors',
      text: 'People who come at Christmas and Easter often live elsewhere.',
    },
    { name: 'Check-in', text: 'Guests without kids may come back and never check in.' },
    {
      name: 'A Sunday without a service',
      text: 'If you skipped a Sunday in those six weeks, guests had fewer chances to come back.',
    },
  ],
  guests_again: [
    {
      name: 'A different crowd',
      text: 'An event that draws people from elsewhere brings many guests and few who return.',
    },
    { name: 'Check-in', text: 'Guests may come back and not check in.' },
    { name: 'New profiles', text: 'Someone entered twice looks like a guest who never came back.' },
  ],
  kids_share: [
    { name: 'Check-in', text: 'Kids who aren’t checked in aren’t included.' },
    { name: 'The season', text: 'Camps, holidays and the start of school change this number.' },
    {
      name: 'Attendance',
      text: 'If you’ve changed how you count adults, this number moves even when the number of kids doesn’t.',
    },
  ],
  serving_share: [
    { name: 'Time off', text: 'Giving a team a break looks like this for about six weeks.' },
    { name: 'Schedules', text: 'People scheduled outside the teams we count don’t show up here.' },
    { name: 'Many guests', text: 'They’re in the count but don’t serve yet.' },
  ],
  room_full: [
    { name: 'Seats', text: 'Check that your seat count is up to date.' },
    { name: 'One service', text: 'A service at another time may have room.' },
    {
      name: 'A few full Sundays',
      text: 'Easter and Christmas raise the average, not the typical Sunday.',
    },
  ],
  festival_weeks: [
    { name: 'The calendar', text: 'Nothing went up or down; this is about getting ready.' },
    {
      name: 'Visitors',
      text: 'Easter and Christmas guests are often visiting family and live elsewhere.',
    },
  ],
  giving_per_attender: [
    {
      name: 'A very large gift',
      text: 'A very large gift in these weeks, or in the year before, can throw off the comparison.',
    },
    { name: 'Guests and kids', text: 'They’re in the count but usually don’t give.' },
    { name: 'The end of the year', text: 'Giving is usually higher in December.' },
  ],
  recurring_share: [
    {
      name: 'More one-time gifts',
      text: 'They lower the percentage even if no one canceled. Check total giving too.',
    },
    {
      name: 'Expired cards',
      text: 'When a card expires, a recurring gift stops even though no one meant to stop it.',
    },
    {
      name: 'A new giving platform',
      text: 'Some giving may have moved to a platform that isn’t connected.',
    },
  ],
  search_unclicked: [
    { name: 'Far away', text: 'People in other towns see your site but don’t need a church here.' },
    { name: 'One event', text: 'A week in the news gets many views and few visits.' },
    { name: 'The season', text: 'More people look up service times at Easter and Christmas.' },
  ],
  page_gone: [
    {
      name: 'The event is over',
      text: 'People don’t look for the page of an event that has passed.',
    },
    { name: 'It moved', text: 'Google takes a few weeks to find a page at a new address.' },
  ],
  sustained_shift: [
    { name: 'A different crowd', text: 'Something nearby may have opened, closed or moved.' },
    { name: 'A change in how you count', text: 'Someone may have started counting differently.' },
    {
      name: 'A season not seen yet',
      text: 'In its first year, the forecast hasn’t seen every season.',
    },
  ],
});
