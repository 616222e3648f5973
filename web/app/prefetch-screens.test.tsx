import { expect, test, vi } from 'vitest';
import { prefetchScreens } from './prefetch-screens.ts';

test.each([
  ['a browser that saves data loads no screen ahead', { saveData: true }, 0],
  ['any other loads the first screen ahead once it is idle', { saveData: false }, 1],
  ['so does one that says nothing about it', undefined, 1],
] as const)('%s', (_what, connection, times) => {
  const whenIdle = vi.fn();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  vi.stubGlobal('navigator', connection ? { connection } : {});

  prefetchScreens();

  expect(whenIdle).toHaveBeenCalledTimes(times);
});
