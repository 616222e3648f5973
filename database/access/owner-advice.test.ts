import { expect, test } from 'vitest';
import { adviceFor } from './owner-advice.ts';

test('an owner that may create roles is warned about on PostgreSQL 15, and not on 16', () => {
  expect(adviceFor({ version: 150_018, may_create_roles: true })).toContain('PostgreSQL 15');
  expect(adviceFor({ version: 160_000, may_create_roles: true })).toBeNull();
  expect(adviceFor({ version: 150_018, may_create_roles: false })).toBeNull();
});
