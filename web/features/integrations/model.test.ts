import { expect, test } from 'vitest';
import { NoAnswer, RequestRefused } from '#web/lib/api/request-error.ts';
import { adviceFor, failureCode, planningCenter, searchConsole } from './model.ts';

const refused = (code: string) => new RequestRefused('no', 409, code);

test('a failure has a code only when it is one of the contract’s', () => {
  expect(failureCode(refused('reconnect_needed'))).toBe('reconnect_needed');
  expect(failureCode(refused('unexpected_failure'))).toBeNull();
  expect(failureCode(new NoAnswer('gone'))).toBeNull();
  expect(failureCode(null)).toBeNull();
});

test('what a person can do is said with the kind’s name', () => {
  expect(adviceFor(refused('reconnect_needed'), planningCenter)).toBe(
    'Your Planning Center connection has expired. Reconnect to keep your numbers up to date.',
  );
  expect(adviceFor(refused('provider_unavailable'), searchConsole)).toBe(
    'Google Search Console didn’t respond in time. Please try again in a moment.',
  );
  expect(adviceFor(refused('provider_refused'), searchConsole)).toContain('denied access');
  expect(adviceFor(new NoAnswer('gone'), searchConsole)).toBeUndefined();
});
