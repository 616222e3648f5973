import { sentences } from './sentences.ts';

/** What the days of the church’s and the American year are called. */
export const eventNames = sentences('eventNames', {
  easter: 'Easter',
  palmSunday: 'Palm Sunday',
  afterEaster: 'Sunday after Easter',
  pentecost: 'Pentecost',
  beforeChristmas: 'Sunday before Christmas',
  christmas: 'Christmas',
  christmasEve: 'Christmas Eve',
  weekOfChristmasEve: 'Week of Christmas Eve',
  christmasDay: 'Christmas Day',
  afterChristmas: 'Sunday after Christmas',
  newYear: 'New Year’s Day',
  afterNewYear: 'Sunday after New Year’s Day',
  mothersDay: 'Mother’s Day',
  memorialDay: 'Memorial Day weekend',
  fathersDay: 'Father’s Day',
  july4: 'July 4 weekend',
  laborDay: 'Labor Day weekend',
  afterThanksgiving: 'Sunday after Thanksgiving',
  beforeThanksgiving: 'Sunday before Thanksgiving',
  martinLutherKing: 'Martin Luther King Day weekend',
  clocksForward: 'Start of daylight saving time',
  superBowl: 'Super Bowl',
  clocksBack: 'End of daylight saving time',
  columbusDay: 'Columbus Day weekend',
});

/** A day as an English sentence has it: `Easter`, but `the Sunday after Easter`. */
export function theEvent(name: string): string {
  return name.startsWith('Sunday ') ? `the ${name}` : name;
}

const keys: Readonly<Record<string, keyof typeof eventNames>> = {
  Easter: 'easter',
  'Palm Sunday': 'palmSunday',
  'Sunday after Easter': 'afterEaster',
  Pentecost: 'pentecost',
  'Sunday before Christmas': 'beforeChristmas',
  Christmas: 'christmas',
  'Christmas Eve': 'christmasEve',
  'Week of Christmas Eve': 'weekOfChristmasEve',
  'Christmas Day': 'christmasDay',
  'Sunday after Christmas': 'afterChristmas',
  'New Year': 'newYear',
  'Sunday after New Year': 'afterNewYear',
  "Mother's Day": 'mothersDay',
  'Memorial Day weekend': 'memorialDay',
  "Father's Day": 'fathersDay',
  'July 4': 'july4',
  'Labor Day weekend': 'laborDay',
  'Sunday after Thanksgiving': 'afterThanksgiving',
  'Sunday before Thanksgiving': 'beforeThanksgiving',
  'Martin Luther King Day weekend': 'martinLutherKing',
  'Daylight saving begins': 'clocksForward',
  'Super Bowl': 'superBowl',
  'Daylight saving ends': 'clocksBack',
  'Columbus Day weekend': 'columbusDay',
};

/** A day’s name in the language of its reader; those of other countries keep theirs. */
export function eventWords(label: string): string {
  const key = keys[label];
  return key === undefined ? label : eventNames[key];
}
