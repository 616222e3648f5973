import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

/** A fake PostgreSQL that can be made to crash; the real one crashes in embedded-life.proof.test.ts. */
function mortal() {
  const { promise: ended, resolve: die } = Promise.withResolvers<string>();
  return { ended, die, stop: async () => die('stopped') };
}

/** A start function that returns these one after the other and counts its calls. */
function starting(lives: (ReturnType<typeof mortal> | Error)[]) {
  let starts = 0;
  const start = async () => {
    const life = lives[starts] ?? mortal();
    starts += 1;
    if (life instanceof Error) {
      throw life;
    }
    return life;
  };
  return { start, starts: () => starts };
}

const quiet = { say: () => {}, pauseMs: 1 };

test('the first failure is passed to the caller, without a retry', async () => {
  const { start, starts } = starting([new Error('no room')]);
  await expect(keepRunning({ ...quiet, start, onGivenUp: () => {} })).rejects.toThrow('no room');
  expect(starts()).toBe(1);
});

test('six quick deaths in a row, failed starts included, are given up, with the last reason', async () => {
  const first = mortal();
  const { start, starts } = starting([
    first,
    ...Array.from({ length: 9 }, () => new Error('gone')),
  ]);
  const { promise: givenUp, resolve: onGivenUp } = Promise.withResolvers<string>();
  await keepRunning({ ...quiet, start, onGivenUp });
  first.die('SIGKILL');
  expect(await givenUp).toBe('PostgreSQL died 6 times in a row. The last time: gone');
  expect(starts()).toBe(6);
});

test('deaths after good runs do not add up', async () => {
  const lives = Array.from({ length: 9 }, mortal);
  const { start, starts } = starting(lives);
  const kept = await keepRunning({
    ...quiet,
    start,
    goodRunMs: 0,
    onGivenUp: (reason) => expect.fail(reason),
  });
  for (const [index, life] of lives.entries()) {
    await expect.poll(starts).toBe(index + 1);
    life.die('SIGKILL');
  }
  await expect.poll(starts).toBe(10);
  await kept.stop();
});

test('a stop does not count as a crash, and interrupts a pause', async () => {
  const first = mortal();
  const { start, starts } = starting([first]);
  const kept = await keepRunning({ ...quiet, pauseMs: 60_000, start, onGivenUp: () => {} });
  first.die('SIGKILL');
  await kept.stop();
  expect(starts()).toBe(1);
});

test('a stop during a restart stops the restarted process', async () => {
  const first = mortal();
  const second = mortal();
  const { promise: slow, resolve: goOn } = Promise.withResolvers<typeof second>();
  let starts = 0;
  const start = async () => {
    starts += 1;
    return starts === 1 ? first : slow;
  };
  const kept = await keepRunning({ ...quiet, start, onGivenUp: () => {} });
  first.die('SIGKILL');
  await expect.poll(() => starts).toBe(2);
  const stopped = kept.stop();
  goOn(second);
  await stopped;
  expect(await second.ended).toBe('stopped');
});
