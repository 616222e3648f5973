import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { prefetchScreens } from './prefetch-screens.ts';

function setUp(connection?: { saveData: boolean }) {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('navigator', connection ? { connection } : {});
  const client = new QueryClient();
  const load = vi.fn(async () => undefined);
  const stop = prefetchScreens(client, [load, load]);
  return { client, load, stop };
}

test('no screen is loaded ahead of the first data; who somebody is does not count', async () => {
  const { client, load } = setUp();
  client.setQueryData([queryRoots.viewer, 'sam'], {});
  expect(load).not.toHaveBeenCalled();

  client.setQueryData(['pulse'], {});
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('while anything is on its way nothing else is asked for', async () => {
  const { client, load } = setUp();
  const arrived = Promise.withResolvers<string>();
  const fetching = client.fetchQuery({ queryKey: ['slow'], queryFn: () => arrived.promise });
  client.setQueryData(['pulse'], {});
  expect(load).not.toHaveBeenCalled();

  arrived.resolve('here');
  await fetching;
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

test('a browser that saves data, or a person who has left, loads nothing ahead', () => {
  const saving = setUp({ saveData: true });
  saving.client.setQueryData(['pulse'], {});
  expect(saving.load).not.toHaveBeenCalled();

  const left = setUp();
  left.stop();
  left.client.setQueryData(['pulse'], {});
  expect(left.load).not.toHaveBeenCalled();
});
