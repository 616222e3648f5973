import pino from 'pino';
import { expect, test } from 'vitest';
import { readWholeList } from './read-list.ts';

test('a list that announces four billion rows is refused with its first page', async () => {
  let asked = 0;
  const context = {
    log: pino({ enabled: false }),
    get: async () => {
      asked += 1;
      return { data: [], meta: { total_count: 4e9 } };
    },
  };
  await expect(readWholeList(context, '/check-ins/v2/events', {})).rejects.toMatchObject({
    code: 'provider_refused',
  });
  expect(asked).toBe(1);
});
