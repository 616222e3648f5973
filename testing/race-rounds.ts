/**
 * How often a race is run: 20 times with `RACES=full`, as `npm run test:races` has it.
 *
 * @param few how often without it
 */
export function raceRounds(few = 5): number {
  return process.env.RACES === 'full' ? 20 : few;
}
