import { expect, test } from 'vitest';
import { classifyAnswer, type Verdict } from './classify-answer.ts';

const errors = (error: object) => ({ errors: [error] });
const unauthorized = (hint: string) =>
  errors({
    code: 'unauthorized',
    title: 'Unauthorized',
    status: '401',
    detail: `This request could not be authenticated. Error Code Hint: (${hint})`,
  });

test.each<[string, number, unknown, Verdict]>([
  ['an answer', 200, { data: [] }, 'available'],
  [
    'a scope that was not granted',
    401,
    errors({
      code: 'bad_scope',
      title: 'Request outside authenticated scope',
      status: '401',
      detail: 'The API credentials do not have access to the application giving',
    }),
    'not_granted',
  ],
  ['the same in older words', 401, unauthorized('PELICAN'), 'not_granted'],
  ['a product that the church does not use', 401, unauthorized('TRASH_PANDA'), 'unavailable'],
  ['an expired token', 401, unauthorized('BABOON'), 'token_refused'],
  ['a revoked token', 401, unauthorized('CAPUCHIN'), 'token_refused'],
  ['a church that is gone', 401, unauthorized('LEMMING'), 'token_refused'],
  ['a 401 without any word', 401, undefined, 'token_refused'],
  ['a 401 in other words', 401, { error: 'invalid_token' }, 'token_refused'],
  [
    // "scope" in a text is not yet a missing scope.
    'a 401 that speaks of scopes',
    401,
    errors({ detail: 'Token scope could not be read. Error Code Hint: (BABOON)' }),
    'token_refused',
  ],
  [
    'a role that is too low',
    403,
    errors({
      status: '403',
      title: 'Forbidden',
      detail: 'You do not have access to this resource',
      meta: { description: 'User with id 1 cannot read DonationVertex collection.' },
    }),
    'unavailable',
  ],
  ['a path that is not there', 404, errors({ status: '404', title: 'Not Found' }), 'unavailable'],
  ['a 404 without JSON', 404, undefined, 'unavailable'],
  ['a version too old', 400, errors({ code: 'unsupported_version_error' }), 'failed'],
  ['a parameter that is refused', 422, errors({ status: '422' }), 'failed'],
])('%s (%i)', (_what, status, body, verdict) => {
  expect(classifyAnswer({ status, body })).toBe(verdict);
});
