import { expect, test } from 'vitest';
import { createSignalHandler } from './stop-on-signal.ts';

function arrange() {
  const exits: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const clock = { ms: 5_000 };
  const stops = { count: 0 };
  const onSignal = createSignalHandler({
    stop: () => {
      stops.count += 1;
      return promise;
    },
    exit: (code) => exits.push(code),
    say: () => {},
    now: () => clock.ms,
  });
  return { onSignal, exits, clock, stops, finish: resolve, stopped: promise };
}

test('the same signal handed on by npm within a second cuts nothing', async () => {
  const { onSignal, exits, clock, stops, finish, stopped } = arrange();
  onSignal();
  onSignal();
  clock.ms += 900;
  onSignal();
  expect(exits).toEqual([]);
  finish();
  await stopped;
  expect([stops.count, exits]).toEqual([1, [0]]);
});

test('another signal later ends it at once', () => {
  const { onSignal, exits, clock } = arrange();
  onSignal();
  clock.ms += 1_100;
  onSignal();
  expect(exits).toEqual([130]);
});
