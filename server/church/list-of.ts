import { z } from 'zod';

/**
 * A list whose every item fits. For the thousands of values of a church's years: a schema that is asked
 * about each of them takes longer than all the rest of an answer.
 */
export function listOf<Item>(fits: (each: unknown) => each is Item) {
  return z.custom<Item[]>((value) => Array.isArray(value) && value.every(fits));
}
