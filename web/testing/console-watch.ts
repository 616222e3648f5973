import { type MockInstance, vi } from 'vitest';

type ConsoleMethod = 'error' | 'warn';

// Each test makes its own auth client; the library counts them and remarks on the second.
const alwaysExpected = [/Multiple GoTrueClient instances/];

let spies: MockInstance[] = [];
let expected: RegExp[] = [];

/** Begins to listen to the console; nothing is printed. */
export function watchConsole(): void {
  expected = [];
  const methods: ConsoleMethod[] = ['error', 'warn'];
  spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined));
}

/**
 * Declares that this test makes the app log something. A pattern that never matches fails the test too.
 * @param pattern what one logged line must contain
 */
export function expectLogged(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * Stops listening.
 * @throws when something was logged that nobody expected, or something expected was not
 */
export function settleConsole(): void {
  const lines = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of spies) {
    spy.mockRestore();
  }
  const known = [...alwaysExpected, ...expected];
  const surprises = lines.filter((line) => !known.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
  if (surprises.length > 0 || missing.length > 0) {
    throw new Error(
      `The console was not as expected.\nUnexpected: ${surprises.join('\n')}\nMissing: ${missing.join(', ')}`,
    );
  }
}
