import { expect, test } from 'vitest';
import { type Merger, mergeMore } from './merged-people.ts';

const hashOfRecord = (id: string) => `#${id}`;
const mergers = (...pairs: [remove: string, keep: string][]): Merger[] =>
  pairs.map(([remove, keep]) => ({ remove, keep }));

test('a chain of mergers leads to the one who stays, in whatever order it is heard', () => {
  const first = mergeMore(
    { merged: {}, hashOfRecord },
    mergers(['ann', 'anna'], ['anna', 'annie']),
  );
  expect(first).toEqual({ '#ann': '#annie', '#anna': '#annie' });
  const more = mergeMore(
    { merged: first, hashOfRecord },
    mergers(['annie', 'anne'], ['bo', 'ann']),
  );
  expect(more).toEqual({ '#ann': '#anne', '#anna': '#anne', '#annie': '#anne', '#bo': '#anne' });
});

test('what is heard again changes nothing, and nobody is merged into themselves', () => {
  const heard = mergers(['ann', 'anna'], ['anna', 'ann'], ['bo', 'bo']);
  const once = mergeMore({ merged: {}, hashOfRecord }, heard);
  expect(once).toEqual({ '#ann': '#anna' });
  expect(mergeMore({ merged: once, hashOfRecord }, heard)).toEqual(once);
});

test('as many mergers as a list may have are put together in moments', () => {
  const count = 50_000;
  const chain = Array.from(
    { length: count },
    (_, at): Merger => ({
      remove: String(at),
      keep: String(at + 1),
    }),
  );
  const startMs = performance.now();
  const heard = mergeMore({ merged: {}, hashOfRecord }, chain);
  const reversed = mergeMore({ merged: {}, hashOfRecord }, chain.toReversed());
  expect(performance.now() - startMs).toBeLessThan(5000);
  expect(new Set(Object.values(heard))).toEqual(new Set([`#${count}`]));
  expect(reversed).toEqual(heard);
});
