import type { UsualTileId } from '../functions/church-pulse.ts';
import { sentences } from './sentences.ts';

/** 'What should we do?', answered. */
export const todoMessages = sentences('todoMessages', {
  nothing: 'Nothing to do this week.',
  noAccess: 'Ask for access to Check-Ins in Planning Center.',
  unfinished: (day: string, value: string) => `${day}’s count isn’t finished: ${value} so far.`,
  unfinishedStep: 'Ask whoever counts to enter the rest.',
  uncounted: (day: string) => `${day} hasn’t been counted yet.`,
  uncountedStep: 'Ask whoever counts to enter the number.',
  /** Of a week's attendance that was far off. */
  noteIt: (day: string) => `Write down what was different on ${day}.`,
  noteItStep:
    'If you know why, add a note. We’ll show it beside the number, and you can leave that week out of what we expect.',
  askAbout: (noun: string) => `Ask about ${noun}.`,
  /** @param since when a lasting change began; null where one week was off */
  askWhom: (tile: UsualTileId | 'own', since: string | null) =>
    since === null
      ? `Ask ${askedWhom[tile]} what was different this time.`
      : `Ask ${askedWhom[tile]} what changed around ${since}.`,
  /** Less giving is often giving that was not entered. */
  askGiving: (since: string | null) =>
    since === null
      ? 'Ask whoever handles giving whether every gift has been entered.'
      : `Ask whoever handles giving whether every gift since ${since} has been entered.`,
});

const askedWhom: Readonly<Record<UsualTileId | 'own', string>> = {
  attendance: 'your leaders',
  first_time_guests: 'whoever welcomes guests',
  guest_return: 'whoever follows up with guests',
  kids: 'whoever leads kids',
  serving: 'whoever schedules volunteers',
  group_members: 'whoever leads groups',
  giving: 'whoever handles giving',
  giving_per_attender: 'whoever handles giving',
  recurring_share: 'whoever handles giving',
  own: 'whoever counts it',
};
