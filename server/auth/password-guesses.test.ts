import { describe, expect, test } from 'vitest';
import { userFormProblems } from '#contract/user-form-problems.ts';
import { findGuessProblem } from './password-guesses.ts';

const own = ['Grace', 'Müller', 'grace.m@hill-church.example', 'Grace Hill Church', null];

describe('what is guessed first is refused', () => {
  test.each([
    ...['123456', 'password', 'PassWord', 'qwerty', 'iloveyou', 'aaaaaaaaaa', '••••••'],
    ...['abcdef', '654321', 'P@ssw0rd1', 'steeple', 'Summer2026', 'Summer2026!', 'st33pl3'],
    ...['Steeple2026!', '!november26', 'qwertz', 'mnbvcx', '1qaz2wsx', 'a1b2c3', '11/23/2026'],
    'passwordpasswordpasswordpasswordpassword',
  ])('the common %s', async (password) => {
    expect(await findGuessProblem(password, own)).toBe(userFormProblems.passwordTooCommon);
  });

  test.each(['GraceMüller', 'grace-hill', 'Grace2026!', 'hill-church.example', 'm.müller19850412'])(
    'the own %s',
    async (password) => {
      expect(await findGuessProblem(password, own)).toBe(userFormProblems.passwordPersonal);
    },
  );
});

describe('what is not is taken', () => {
  test.each([
    'steeple-demo',
    'second-secret',
    'Grace sings on Tuesdays',
    'k7#pq2',
    'zwölf Eier',
    'Xk2m9q',
    '!!k7pq2m!!',
    '🕍#⛪*🕊%🎺&',
  ])('%s', async (password) => {
    expect(await findGuessProblem(password, own)).toBeNull();
  });

  test('the demo’s password, for its own people too', async () => {
    expect(
      await findGuessProblem('steeple-demo', ['grace@steeple.test', 'Grace Hill Church']),
    ).toBe(null);
  });
});
