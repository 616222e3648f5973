import { expect, test } from 'vitest';
import { createRefreshTokens } from './refresh-token.ts';

const sessionId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const tokens = createRefreshTokens('a secret');

test('a token is read back as what it was made from', () => {
  for (const counter of [0, 1, 255, 256, 2 ** 31 - 1]) {
    expect(tokens.read(tokens.issue({ sessionId, counter }))).toEqual({ sessionId, counter });
  }
});

test('the same number results in the same token, another number in another', () => {
  expect(tokens.issue({ sessionId, counter: 1 })).toBe(tokens.issue({ sessionId, counter: 1 }));
  expect(tokens.issue({ sessionId, counter: 1 })).not.toBe(tokens.issue({ sessionId, counter: 2 }));
});

test('a token of another secret is none', () => {
  const other = createRefreshTokens('another secret');
  expect(tokens.read(other.issue({ sessionId, counter: 0 }))).toBeUndefined();
});

test('a token of an accepted secret is read, and none is made with it', () => {
  const content = { sessionId, counter: 7 };
  const rotated = createRefreshTokens('a new secret', ['another', 'a secret']);
  expect(rotated.read(tokens.issue(content))).toEqual(content);
  expect(tokens.read(rotated.issue(content))).toBeUndefined();
});

test('a token with any one character changed is none', () => {
  const token = tokens.issue({ sessionId, counter: 3 });
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, place) + other + token.slice(place + 1);
    expect(tokens.read(changed)).toBeUndefined();
  }
});

test('a token has one spelling only', () => {
  const token = tokens.issue({ sessionId, counter: 3 });
  for (const spelling of [`${token}=`, ` ${token}`, `${token}\n`, `${token}AAAA`, '']) {
    expect(tokens.read(spelling)).toBeUndefined();
  }
  const standard = Buffer.from(token, 'base64url').toString('base64');
  expect(tokens.read(standard) === undefined || standard === token).toBe(true);
});
