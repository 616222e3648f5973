import { expect, test } from 'vitest';
import { NoAnswer, RequestRefused } from '#web/lib/api/request-error.ts';
import { saveFailureToast } from './save-failure-toast.ts';

const sentence = 'Failed to update account';

test('what is gone is said to be, under the specified sentence', () => {
  expect(
    saveFailureToast(new RequestRefused('no rows', 406, 'PGRST116'), sentence, 'account'),
  ).toEqual({
    title: sentence,
    text: 'This account was deleted, or you no longer have access. Copy anything you need, then choose Cancel.',
  });
});

test.each([new RequestRefused('no', 403, '42501'), new NoAnswer('lost')])(
  'any other failure is the specified sentence alone (%s)',
  (error) => {
    expect(saveFailureToast(error, sentence, 'account')).toEqual({ text: sentence });
  },
);
