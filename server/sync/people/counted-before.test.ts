import { expect, test } from 'vitest';
import { countedBefore, formerOf, neverCounted } from './counted-before.ts';
import type { PeopleState } from './people-state.ts';

/** A church counted with these choices, one quarter after the other. */
function countedWith(choices: readonly string[]): PeopleState {
  return choices.reduce(
    (state: PeopleState, computedWith, quarter): PeopleState => ({
      ...{ ...neverCounted, computedWith, comers: { [`20${10 + quarter}-01-04`]: quarter } },
      former: formerOf({ state: quarter === 0 ? null : state, computedWith }),
    }),
    neverCounted,
  );
}

test('choices that are put back have what was counted with them', () => {
  const state = countedWith(['a', 'b']);
  expect(countedBefore({ state, computedWith: 'a' }).comers).toEqual({ '2010-01-04': 0 });
  expect(countedBefore({ state, computedWith: 'c' })).toEqual(neverCounted);
});

test('of any number of choices the five that were counted with last are remembered', () => {
  const state = countedWith([...'abcdefgh']);
  expect(Object.keys(state.former).sort()).toEqual([...'cdefg']);
  expect(Object.keys(countedWith([...'abababababab']).former)).toEqual(['a']);
});
