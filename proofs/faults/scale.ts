/**
 * The scale of the fault tests: short in `npm run proofs`, full with `npm run test:faults` (FAULTS=full), whose
 * figures docs/promises.md quotes.
 */
export const isFull = process.env.FAULTS === 'full';

/** Rounds of killing a Steeple while it writes. */
export const killRounds = isFull ? 50 : 3;

/** How often the power fails under a Steeple that writes. */
export const powerCuts = isFull ? 20 : 2;

/** How long the database is unreachable. */
export const outageMs = isFull ? 300_000 : 12_000;

/** Rounds of five processes that start at once, with the demo and without. */
export const startRounds = isFull ? 50 : 1;

/** Versions that follow each other under load. */
export const upgrades = isFull ? 20 : 2;

/** The timeout of one fault test, including the start of its processes. */
export const faultTimeoutMs = isFull ? 900_000 : 300_000;
