import * as z from 'zod/mini';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A weekday and a 24-hour clock where the church is, e.g. `sunday 07:30`. */
export const weeklyTime = z
  .string()
  .check(z.regex(new RegExp(`^(${weekdays.join('|')}) ([01]\\d|2[0-3]):[0-5]\\d$`)));
