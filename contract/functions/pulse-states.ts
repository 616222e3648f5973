/**
 * What is said of a week of a tile.
 *
 * - `normal`: within what we expected
 * - `unusual`: clearly outside it
 * - `shift`: weeks in a row on one side
 * - `too_little`: fewer weeks than a range needs
 * - `provisional`: the week is not complete, so it is not judged
 * - `partial`: the week is closed, and a part of it was never counted
 * - `missing`: nobody counted this week
 * - `hidden`: too few to show without identifying people
 * - `no_data`: never read
 * - `asked`: not shown until the church has answered a question
 */
export const pulseStates = [
  'normal',
  'unusual',
  'shift',
  'too_little',
  'provisional',
  'partial',
  'missing',
  'hidden',
  'no_data',
  'asked',
] as const;
export type PulseState = (typeof pulseStates)[number];
