import { expect, test } from 'vitest';
import { NoAnswer, RequestRefused } from '#web/lib/api/request-error.ts';
import { createQueryClient } from './query-client.ts';

function retries(error: Error): number {
  const retry = createQueryClient().getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') {
    throw new Error('retry should decide by the error');
  }
  let failures = 0;
  while (retry(failures, error) && failures < 10) {
    failures += 1;
  }
  return failures;
}

// Proves: 9.queries.01
test('a lost connection and a broken server are tried three times more', () => {
  expect(retries(new NoAnswer('lost'))).toBe(3);
  expect(retries(new RequestRefused('busy', 503, ''))).toBe(3);
});

test('being asked to wait is no refusal', () => {
  expect(retries(new RequestRefused('busy', 429, 'over_request_rate_limit'))).toBe(3);
});

test('a refusal is final', () => {
  expect(retries(new RequestRefused('no', 403, '42501'))).toBe(0);
  expect(retries(new RequestRefused('no', 401, 'PGRST301'))).toBe(0);
});
