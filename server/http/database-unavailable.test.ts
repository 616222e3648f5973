import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const refusal = (code: string) =>
  Object.assign(new DatabaseError('a message', 0, 'error'), { code });

describe('503 and Retry-After is for what passes by itself', () => {
  test.each(['08006', '53300', '57P01', '25006', '40001', '40P01'])('%s passes', (code) => {
    expect(isDatabaseUnavailable(refusal(code))).toBe(true);
  });

  test.each(['22P02', '23505', '40003', '42501', '57014'])('%s does not', (code) => {
    expect(isDatabaseUnavailable(refusal(code))).toBe(false);
  });
});
