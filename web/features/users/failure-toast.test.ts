import { expect, test } from 'vitest';
import { userFunctionFailures, userMessages } from '#contract/messages/users.ts';
import { NoAnswer, RequestRefused } from '#web/lib/api/request-error.ts';
import { failureToast, resetFailureToast } from './failure-toast.ts';

const sentence = userMessages.createFailed;

test('the server’s reason is shown under the specified sentence', () => {
  const taken = 'A user with this email address already exists.';
  expect(failureToast(new RequestRefused(taken, 409, ''), sentence)).toEqual({
    title: sentence,
    text: taken,
  });
});

// Proves: 8.users.10
test.each([
  ['no reason', new RequestRefused('', 400, '')],
  ['only the fact', new RequestRefused(userFunctionFailures.create, 200, '')],
  ['an outage', new RequestRefused('Steeple isn’t available right now.', 503, '')],
  ['a rule in PostgreSQL’s own words', new RequestRefused('violates check', 400, '23514')],
])('%s leaves the specified sentence alone', (_what, error) => {
  expect(failureToast(error, sentence)).toEqual({ text: sentence });
});

test.each([
  ['P0001', 'You cannot change your own role.', 'You cannot change your own role.'],
  ['23505', 'duplicate key', 'A user with this email address already exists.'],
  ['23503', 'foreign key', 'The selected account no longer exists. Please choose another one.'],
  [
    'PGRST116',
    'no rows',
    'This user was deleted, or you no longer have access. Copy anything you need, then choose Cancel.',
  ],
])('a refused update (%s) has a reason for people', (code, message, text) => {
  expect(failureToast(new RequestRefused(message, 400, code), sentence).text).toBe(text);
});

test('no answer is an unexpected error', () => {
  expect(failureToast(new NoAnswer('lost'), sentence)).toEqual({
    text: 'An unexpected error occurred.',
  });
  expect(resetFailureToast(new NoAnswer('lost'))).toEqual({
    text: 'An unexpected error occurred.',
  });
});

test('a refused reset shows the server’s message alone, or the specified sentence', () => {
  expect(resetFailureToast(new RequestRefused('This user no longer exists.', 404, ''))).toEqual({
    text: 'This user no longer exists.',
  });
  expect(resetFailureToast(new RequestRefused('', 502, ''))).toEqual({
    text: 'Failed to reset password. Please try again.',
  });
});
