import { expect, test, vi } from 'vitest';
import type { CountSave } from '#contract/functions/count-sheet.ts';
import { NoAnswer, RequestRefused } from '#web/lib/api/request-error.ts';
import { expectLogged } from '#web/testing/console-watch.ts';
import { type CountStore, openCountStore } from './count-store.ts';
import { createDesk, SomebodyElse, unsentOfOthers } from './desk.ts';
import { answered, type Queue, unsent } from './queue.ts';

const words = { service: '9:00 AM', category: 'Adults', isMoney: false };
const save = (key: string, value: number, categoryId = 'adults'): CountSave => ({
  key,
  date: '2027-02-21',
  serviceId: 's1',
  categoryId,
  value,
  revision: 0,
  typedAt: '2027-02-21T15:00:00Z',
});
const saved = ({ key, categoryId, value }: CountSave) => ({
  key,
  status: 'saved' as const,
  count: {
    categoryId,
    value,
    revision: 1,
    state: 'counted' as const,
    by: 'Ana',
    at: '2027-02-21T15:01:00Z',
  },
});

async function desk(send: (one: CountSave) => Promise<void>, given = {}) {
  const store = await openCountStore();
  const sent: string[] = [];
  const made = createDesk({
    store,
    owner: 'person 1 2',
    isOnline: () => true,
    send: async (one) => {
      sent.push(`${one.key} ${one.value}`);
      await send(one);
      return (queue) => answered(queue, saved(one));
    },
    ...given,
  });
  return { store, sent, ...made };
}

test('a count leaves the phone only with the answer, and in the order of typing', async () => {
  let isReachable = false;
  const { type, sendNow, state, sent } = await desk(async () => {
    if (!isReachable) {
      throw new NoAnswer('gone');
    }
  });
  await type(save('a', 178), words);
  await type(save('b', 41, 'kids'), words);
  await vi.waitFor(() => expect(state().sending).toBe('offline'));
  expect(unsent(state().queue)).toHaveLength(2);
  isReachable = true;
  await sendNow();
  await vi.waitFor(() => expect(state().queue).toEqual([]));
  expect(state().sending).toBe('ready');
  expect(sent.at(-2)).toBe('a 178');
  expect(sent.at(-1)).toBe('b 41');
});

test('an answer that is lost is asked for again under the same key, before a later value', async () => {
  let tries = 0;
  const { type, sendNow, state, sent } = await desk(async () => {
    tries += 1;
    if (tries === 1) {
      throw new NoAnswer('the connection dropped after it had arrived');
    }
  });
  await type(save('a', 178), words);
  await vi.waitFor(() => expect(state().sending).toBe('offline'));
  await type(save('b', 182), words);
  await sendNow();
  await vi.waitFor(() => expect(state().queue).toEqual([]));
  expect(sent).toEqual(['a 178', 'a 178', 'b 182']);
});

test('nothing is sent while the browser has no network', async () => {
  const { type, state, sent } = await desk(async () => undefined, { isOnline: () => false });
  await type(save('a', 178), words);
  await vi.waitFor(() => expect(state().sending).toBe('offline'));
  expect(sent).toEqual([]);
  expect(state().triedAt).not.toBeNull();
});

test.each([
  [401, false, 'signed-out'],
  [403, false, 'forbidden'],
  [404, false, 'forbidden'],
  [404, true, 'ended'],
  [429, false, 'full'],
  [503, true, 'offline'],
] as const)(
  'an answer of %i keeps every count (a link: %s): %s',
  async (status, isLink, sending) => {
    const { type, state } = await desk(
      async () => {
        throw new RequestRefused('no', status, '');
      },
      { isLink },
    );
    await type(save('a', 178), words);
    await vi.waitFor(() => expect(state().sending).toBe(sending));
    expect(unsent(state().queue)).toHaveLength(1);
  },
);

test('a server that takes no more says so itself', async () => {
  const sentence = 'This link has saved all it can today.';
  const { type, state } = await desk(
    async () => {
      throw new RequestRefused(sentence, 429, 'over_limit');
    },
    { isLink: true },
  );
  await type(save('a', 178), words);
  await vi.waitFor(() => expect(state()).toMatchObject({ sending: 'full', told: sentence }));
});

test('a count whose answer was lost is sent again under the name of its first try', async () => {
  let name = 'An';
  let isReachable = false;
  const sentAs: string[] = [];
  const { type, state } = await desk(async () => undefined, {
    name: () => name,
    send: async (one: CountSave, signedAs: string) => {
      sentAs.push(`${one.key} ${signedAs}`);
      if (!isReachable) {
        throw new NoAnswer('the answer was lost');
      }
      return (queue: Queue) => answered(queue, saved(one));
    },
  });
  await type(save('a', 178), words);
  await vi.waitFor(() => expect(state().sending).toBe('offline'));
  name = 'Ana';
  isReachable = true;
  await type(save('b', 41, 'kids'), words);
  await vi.waitFor(() => expect(state().queue).toEqual([]));
  expect(sentAs).toEqual(['a An', 'a An', 'b Ana']);
});

test('a count that can never be taken is said, and holds up none after it', async () => {
  const { type, state, sendNow } = await desk(async ({ key }) => {
    if (key === 'a') {
      throw new RequestRefused('This was already saved with another number.', 409, '');
    }
  });
  await type(save('a', 178), words);
  await type(save('b', 41, 'kids'), words);
  await sendNow();
  await vi.waitFor(() => expect(unsent(state().queue)).toEqual([]));
  expect(state().queue).toMatchObject([{ save: { key: 'a' }, state: 'refused' }]);
});

test('counts of another person stay apart, unsent', async () => {
  const { store, type, state } = await desk(async () => undefined);
  await store.change('person 9 2', () => [
    { save: save('x', 5), words, state: 'waiting', standing: null, error: null },
  ]);
  await type(save('a', 178), words);
  await vi.waitFor(() => expect(state().queue).toEqual([]));
  expect(await unsentOfOthers(store, 'person 1 2')).toEqual([{ owner: 'person 9 2', count: 1 }]);
});

test('a phone that keeps nothing loses no count: it is sent, and kept once the phone takes it', async () => {
  expectLogged(/This phone keeps no counts/);
  const store = await openCountStore();
  let isFull = true;
  const full: CountStore = {
    ...store,
    change: async (owner, by) => {
      const queue = await (isFull ? Promise.reject(new Error('full')) : store.change(owner, by));
      return queue;
    },
  };
  let isReachable = false;
  const { type, sendNow, state, sent } = await desk(
    async () => {
      if (!isReachable) {
        throw new NoAnswer('gone');
      }
    },
    { store: { ...full, isLasting: true } },
  );
  await type(save('a', 178), words);
  await vi.waitFor(() => expect(state().sending).toBe('offline'));
  expect(state()).toMatchObject({ queue: [{ save: { value: 178 } }], isLasting: false });
  isFull = false;
  await type(save('b', 41, 'kids'), words);
  expect(state().isLasting).toBe(true);
  const [kept] = await store.all();
  expect(kept?.queue.map(({ save: { key }, state: at }) => [key, at])).toMatchObject([
    ['a', 'tried'],
    ['b', expect.anything()],
  ]);
  isFull = true;
  isReachable = true;
  await sendNow();
  await vi.waitFor(() => expect(state().queue).toEqual([]));
  expect(sent.slice(-2)).toEqual(['a 178', 'b 41']);
});

test('a desk that was left sends no further count, and tries nothing again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pending = Promise.withResolvers<void>();
  const { start, type, store, sent } = await desk(() => pending.promise);
  const leave = start();
  await type(save('a', 178), words);
  await type(save('b', 41, 'kids'), words);
  await expect.poll(() => sent).toEqual(['a 178']);
  leave();
  await type(save('c', 3, 'guests'), words);
  pending.reject(new NoAnswer('gone'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  vi.useRealTimers();
  expect(sent).toEqual(['a 178']);
  const [kept] = await store.all();
  expect(unsent(kept?.queue ?? [])).toHaveLength(3);
});

test('a request of somebody who left holds up nobody else', async () => {
  // The tests' browser has no locks.
  const last = new Map<string, Promise<void>>();
  const request = (name: string, work: () => Promise<void>) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work);
    last.set(name, mine);
    return mine;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
  const hanging = await desk(() => new Promise(() => undefined));
  await hanging.type(save('a', 178), words);
  await vi.waitFor(() => expect(hanging.sent).toHaveLength(1));
  const next = await desk(async () => undefined, { owner: 'person 9 2' });
  await next.type(save('b', 41), words);
  await vi.waitFor(() => expect(next.sent).toEqual(['b 41']));
});

test('nothing is sent as somebody else’s', async () => {
  const { type, state } = await desk(async () => {
    throw new SomebodyElse();
  });
  await type(save('a', 178), words);
  await vi.waitFor(() => expect(state().sending).toBe('signed-out'));
  expect(unsent(state().queue)).toHaveLength(1);
});
