import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { restErrorFromDatabase } from './database-errors.ts';

function databaseError(code: string, rest: Partial<DatabaseError> = {}): DatabaseError {
  return Object.assign(new DatabaseError(rest.message ?? 'a message', 0, 'error'), { code }, rest);
}

describe('statuses are those of PostgREST', () => {
  test.each([
    ['22P02', 400],
    ['22021', 400],
    ['23502', 400],
    ['23503', 409],
    ['23505', 409],
    ['23514', 400],
    ['25006', 405],
    ['25P02', 500],
    ['28000', 403],
    ['40003', 500],
    ['42703', 400],
    ['42883', 404],
    ['42P01', 404],
    ['42P10', 400],
    ['42P17', 500],
    ['42501', 403],
    ['54001', 400],
    ['57014', 500],
    ['P0001', 400],
    ['P0002', 500],
    ['XX000', 500],
  ])('%s is %i', (code, status) => {
    expect(restErrorFromDatabase(databaseError(code))?.content).toMatchObject({ status, code });
  });

  test('missing rights are 403, or 401 and a challenge for somebody who is not signed in', () => {
    const error = databaseError('42501', { message: 'permission denied for table accounts' });
    expect(restErrorFromDatabase(error, true)?.content).toMatchObject({ status: 403 });
    expect(restErrorFromDatabase(error, false)?.content).toMatchObject({
      status: 401,
      message: 'permission denied for table accounts',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  });

  test('21000 is the client’s doing only where a filter is missing', () => {
    const safe = databaseError('21000', { message: 'UPDATE requires a WHERE clause' });
    expect(restErrorFromDatabase(safe)?.content.status).toBe(400);
    expect(restErrorFromDatabase(databaseError('21000'))?.content.status).toBe(500);
  });
});

describe('what is not told', () => {
  test('a row that breaks a constraint', () => {
    for (const code of ['23502', '23514', '44000']) {
      const error = databaseError(code, { detail: 'Failing row contains (1, secret).' });
      expect(restErrorFromDatabase(error)?.content.details).toBeNull();
    }
  });

  test('anything about a failure of ours, but for the time limit', () => {
    const internal = databaseError('XX000', {
      message: 'cache lookup failed',
      detail: 'x',
      hint: 'y',
    });
    expect(restErrorFromDatabase(internal)?.content).toMatchObject({
      message: 'The database could not answer this request.',
      details: null,
      hint: null,
    });
    expect(restErrorFromDatabase(databaseError('57014'))?.content.message).toContain('timeout');
  });
});

test('the details of keys and of unreadable values are shown', () => {
  const detail = 'Key (account_id)=(x) is not present in table "accounts".';
  expect(restErrorFromDatabase(databaseError('23503', { detail }))?.content.details).toBe(detail);
});

test('an ended session, a lost database and foreign errors are left to others', () => {
  for (const error of [
    databaseError('ST401'),
    databaseError('57P01'),
    databaseError('53300'),
    new Error('x'),
    null,
  ]) {
    expect(restErrorFromDatabase(error)).toBeUndefined();
  }
});
