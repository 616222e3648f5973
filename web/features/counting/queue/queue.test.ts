import { expect, test } from 'vitest';
import type { CountSave, StandingCount } from '#contract/functions/count-sheet.ts';
import {
  answered,
  answeredToLink,
  dropped,
  nextToSend,
  ofPlace,
  pauseAfter,
  type Queue,
  tried,
  typed,
  unsent,
} from './queue.ts';

const words = { service: '9:00 AM', category: 'Adults', isMoney: false };
const save = (key: string, value: number, given: Partial<CountSave> = {}): CountSave => ({
  key,
  date: '2027-02-21',
  serviceId: 's1',
  categoryId: 'adults',
  value,
  revision: 0,
  typedAt: '2027-02-21T15:00:00Z',
  ...given,
});
const count = (value: number, revision: number): StandingCount => ({
  categoryId: 'adults',
  value,
  revision,
  state: 'counted',
  by: 'Ana',
  at: '2027-02-21T15:01:00Z',
});
const keys = (queue: Queue) => queue.map(({ save: { key } }) => key);

test('a later value takes the place of one that was never sent', () => {
  const queue = typed(typed([], save('a', 17), words), save('b', 178), words);
  expect(keys(queue)).toEqual(['b']);
});

test('one that was sent without an answer is sent again first, under its own key', () => {
  const sent = tried(typed([], save('a', 178), words), 'a');
  const queue = typed(sent, save('b', 182), words);
  expect(keys(queue)).toEqual(['a', 'b']);
  expect(nextToSend(queue)?.save.key).toBe('a');
});

test('what was typed after it has seen the revision that it made', () => {
  const queue = typed(tried(typed([], save('a', 178), words), 'a'), save('b', 182), words);
  const after = answered(queue, { key: 'a', status: 'saved', count: count(178, 1) });
  expect(after.map(({ save: { key, revision } }) => [key, revision])).toEqual([['b', 1]]);
});

test('what was typed after a difference has not seen the other’s number', () => {
  const queue = typed(tried(typed([], save('a', 178), words), 'a'), save('b', 180), words);
  const after = answered(queue, { key: 'a', status: 'differs', count: count(182, 4) });
  expect(after.map(({ save: { key, revision } }) => [key, revision])).toEqual([['b', 0]]);
});

test('counts of other places stay in the order of typing', () => {
  let queue = typed([], save('a', 178), words);
  queue = typed(queue, save('b', 41, { categoryId: 'kids' }), words);
  queue = typed(queue, save('c', 3, { serviceId: 's2' }), words);
  expect(keys(unsent(queue))).toEqual(['a', 'b', 'c']);
  queue = answered(tried(queue, 'a'), { key: 'a', status: 'same', count: count(178, 2) });
  expect(nextToSend(queue)?.save.key).toBe('b');
});

test('a difference and a doubt stay until they are decided, and hold nothing up', () => {
  let queue = typed([], save('a', 178), words);
  queue = typed(queue, save('b', 1260, { categoryId: 'kids' }), words);
  queue = typed(queue, save('c', 3, { serviceId: 's2' }), words);
  queue = answered(queue, { key: 'a', status: 'differs', count: count(182, 1) });
  queue = answered(queue, { key: 'b', status: 'ask', count: count(1260, 1), error: '1,260?' });
  expect(nextToSend(queue)?.save.key).toBe('c');
  expect(ofPlace(queue, save('x', 0))).toMatchObject({
    state: 'differs',
    standing: { value: 182 },
  });
  expect(keys(dropped(queue, 'a'))).toEqual(['b', 'c']);
  expect(keys(typed(queue, save('d', 126, { categoryId: 'kids' }), words))).toEqual([
    'a',
    'c',
    'd',
  ]);
});

test('a refusal is said and kept; an answer to a count that is gone changes nothing', () => {
  const queue = typed([], save('a', 178), words);
  const refused = answered(queue, { key: 'a', status: 'refused', count: null, error: 'No.' });
  expect(refused).toMatchObject([{ state: 'refused', error: 'No.' }]);
  expect(unsent(refused)).toEqual([]);
  expect(answered(queue, { key: 'z', status: 'saved', count: count(1, 1) })).toEqual(queue);
});

test('a link hears only that its count is saved, or kept beside another', () => {
  const queue = typed(typed([], save('a', 178), words), save('b', 3, { serviceId: 's2' }), words);
  expect(answeredToLink(queue, { key: 'a', status: 'kept' })[0]).toMatchObject({
    state: 'kept',
    standing: null,
  });
  expect(keys(answeredToLink(queue, { key: 'a', status: 'saved' }))).toEqual(['b']);
});

test('the pauses grow from half a minute to ten', () => {
  expect([1, 2, 3, 5, 9].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, 480_000, 600_000]);
});
