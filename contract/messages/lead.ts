import type { UsualTileId } from '../functions/church-pulse.ts';
import { capitalised, countWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

/** The tiles that a headline can be about where there is no attendance, the most telling first. */
export const leadTiles = [
  'giving',
  'kids',
  'serving',
  'group_members',
  'first_time_guests',
  'guest_return',
  'recurring_share',
] as const satisfies readonly UsualTileId[];
export type LeadTile = (typeof leadTiles)[number];

type Words = {
  /** After 'a normal week'. */
  of: string;
  noun: string;
  /** The number where it stands alone. */
  number: (value: string) => string;
  /** The number as a sentence without its period. */
  said: (value: string) => string;
  /** A range of it, after 'we expect'. */
  expected: (range: string) => string;
};

/** What such a figure is called within a sentence; null for attendance, which goes without saying. */
export type LeadNames = Pick<Words, 'of' | 'noun' | 'expected'> | null;

const words: Readonly<Record<LeadTile, Words>> = {
  giving: {
    of: 'of giving',
    noun: 'giving',
    number: (value) => value,
    said: (value) => `${value} was given`,
    expected: (range) => `giving of ${range}`,
  },
  kids: {
    of: 'for kids',
    noun: 'kids',
    number: (value) => value,
    said: (value) => (value === '1' ? '1 kid was here' : `${value} kids were here`),
    expected: (range) => `${range} kids`,
  },
  serving: {
    of: 'for serving',
    noun: 'serving',
    number: peopleWords,
    said: (value) => `${peopleWords(value)} ${value === '1' ? 'is' : 'are'} serving`,
    expected: (range) => `${range} people serving`,
  },
  group_members: {
    of: 'for groups',
    noun: 'groups',
    number: peopleWords,
    said: (value) => `${peopleWords(value)} ${value === '1' ? 'is' : 'are'} in groups`,
    expected: (range) => `${range} people in groups`,
  },
  first_time_guests: {
    of: 'for first-time guests',
    noun: 'first-time guests',
    number: (value) => value,
    said: (value) => (value === '1' ? '1 first-time guest' : `${value} first-time guests`),
    expected: (range) => `${range} first-time guests`,
  },
  guest_return: {
    of: 'for returning guests',
    noun: 'returning guests',
    number: (value) => value,
    said: (value) => (value === '1' ? '1 guest came back' : `${value} guests came back`),
    expected: (range) => `${range} returning guests`,
  },
  recurring_share: {
    of: 'for recurring giving',
    noun: 'recurring giving',
    number: (value) => value,
    said: (value) => `${value} of giving is recurring`,
    expected: (range) => `recurring giving of ${range}`,
  },
};

function peopleWords(value: string): string {
  return value === '1' ? '1 person' : `${value} people`;
}

type Side = 'above' | 'below';

export const leadNames: Readonly<Record<LeadTile, NonNullable<LeadNames>>> = sentences(
  'leadNames',
  words,
);

/** The headline of a church that has no attendance, about what it has instead. */
export const leadSentences = sentences('leadSentences', {
  normal: (tile: LeadTile, value: string, range: string) =>
    `A normal week ${words[tile].of}: ${words[tile].number(value)}, right in line with the ${range} we expected.`,
  /** Outside the range of four weeks in five, which one week in five is. */
  edge: (tile: LeadTile, value: string, range: string, side: Side) =>
    `${words[tile].said(value)}, ${side} the ${range} we expected. That happens about one week in five.`,
  /** Outside the range of nineteen weeks in twenty. */
  farEdge: (tile: LeadTile, value: string, range: string, side: Side) =>
    `${words[tile].said(value)}, well ${side} the ${range} we expected. That happens about one week in twenty.`,
  /** A normal one, where something else is off. */
  inLine: (tile: LeadTile, value: string, range: string) =>
    `${words[tile].said(value)}, right in line with the ${range} we expected.`,
  event: (tile: LeadTile, event: string, value: string, range: string, side: Side | null) =>
    `${words[tile].said(value)}, ${side === null ? 'in line with' : side} the ${range} we expected for ${event}.`,
  unusual: (tile: LeadTile, value: string, range: string, side: Side) =>
    `An unusual week ${words[tile].of}: ${words[tile].number(value)}, well ${side} the ${range} we expected.`,
  /** @param isForSeason whether it is a change for the time of year only */
  shift: (
    tile: LeadTile,
    value: string,
    { since, side, isForSeason }: { since: string; side: Side; isForSeason: boolean },
  ) => {
    const than = isForSeason ? ' than usual for the time of year' : '';
    return `${words[tile].said(value)}. It’s been ${side === 'above' ? 'higher' : 'lower'}${than} since about ${since}.`;
  },
  provisional: (tile: LeadTile, value: string, range: string | null) =>
    `${words[tile].said(value)} so far.${range === null ? '' : ` We’re expecting ${range}.`}`,
  /** Above its range before the week is whole. */
  alreadyAbove: (tile: LeadTile, value: string, range: string) =>
    `${words[tile].said(value)} so far — already more than the ${range} we expected.`,
  partial: (tile: LeadTile, value: string, range: string | null) =>
    `${words[tile].said(value)}, but part of the count is missing.${range === null ? '' : ` We expected ${range}.`}`,
  missing: (tile: LeadTile) => `We don’t have a number for ${words[tile].noun} this week.`,
  tooLittle: (tile: LeadTile, value: string, weeksToGo: number) =>
    `${words[tile].said(value)}. ${capitalised(countWords(weeksToGo))} more ${weeksToGo === 1 ? 'week' : 'weeks'} and we’ll be able to tell you what to expect.`,
  first: (tile: LeadTile, value: string, weeksToGo: number) =>
    `Your first week ${words[tile].of}: ${words[tile].number(value)}. After ${countWords(weeksToGo)} more ${weeksToGo === 1 ? 'week' : 'weeks'}, we’ll show you what to expect.`,
  hidden: (tile: LeadTile) =>
    tile === 'recurring_share'
      ? 'We show recurring giving once at least twenty people have given within 90 days.'
      : 'We show giving once at least ten people have given within 90 days.',
  /** On a shared page of a church that has giving only. */
  leftOut: 'So far there are only giving numbers, and this page doesn’t show giving.',
});
