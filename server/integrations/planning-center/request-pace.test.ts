import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startDeadline } from '../deadline.ts';
import { waitForRoom } from './request-pace.ts';

test('80 requests of a connection in 20 seconds, and no more', async () => {
  const [church, otherChurch] = [randomUUID(), randomUUID()];
  const deadline = startDeadline(5_000);
  for (let count = 0; count < 80; count += 1) {
    await waitForRoom(church, deadline);
  }
  await expect(waitForRoom(church, deadline)).rejects.toMatchObject({
    code: 'provider_unavailable',
  });
  await waitForRoom(otherChurch, deadline);
});
