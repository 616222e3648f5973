import { countWords } from './figure-words.ts';

/** The toolbar over the dashboard. */
export const toolbarMessages = {
  before: 'The week before',
  after: 'The week after',
  weekOf: (days: string) => `Week of ${days}`,
  choose: 'Choose a week',
  print: 'Print',
  share: 'Share',
  more: 'More actions',
  loading: (days: string) => `Loading the week of ${days} …`,
} as const;

/** What a screen reader is told of the calendar's buttons. */
export const calendarMessages = {
  previousMonth: 'The month before',
  nextMonth: 'The month after',
  previousYear: 'The year before',
  nextYear: 'The year after',
  previousDecade: 'Ten years before',
  nextDecade: 'Ten years after',
} as const;

/** In place of a line that there is too little for. */
export function soFarWords(soFar: number, toGo: number): string {
  const more = `${toGo} more ${toGo === 1 ? 'week' : 'weeks'}`;
  return soFar === 0
    ? `We’ll draw the line after ${more}.`
    : `${soFar === 1 ? 'One week' : `${countWords(soFar)} weeks`} so far. We’ll draw the line after ${more}.`;
}

/** 'What should we do?' on a quiet week. */
export const quietMessages = {
  looked: 'We looked at every number, and none of them calls for anything new.',
  next: 'Coming up',
} as const;

/** 'Can I trust this?' */
export const trustFactMessages = {
  updated: (system: string, at: string) => `${system} updated ${at}.`,
  settings: 'Settings',
  settingsOf: (system: string) => `Settings of ${system}`,
  /** With nothing connected any more. */
  no: (gone: string) => `No. ${gone}`,
  /** @param day null for today */
  disconnected: (system: string, day: string | null) =>
    `${system} was disconnected ${day === null ? 'today' : `on ${day}`}; its numbers won’t change.`,
  connect: 'Connect',
} as const;
