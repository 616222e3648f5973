import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { countSave, countSaveResponse } from '#contract/functions/count-sheet.ts';
import { openCountStore } from '#web/features/counting/queue/count-store.ts';
import { createDesk } from '#web/features/counting/queue/desk.ts';
import { answered, unsent } from '#web/features/counting/queue/queue.ts';
import { NoAnswer, RequestRefused } from '#web/lib/api/request-error.ts';

// A phone with the counting page's own queue: types what it is told, one number after the other, until each
// is answered. Every answer is printed as it comes: what it says is 'Saved' from then on.
const { url, token, accountId, saves } = z
  .object({
    url: z.string(),
    token: z.string(),
    accountId: z.string(),
    saves: z.array(z.custom<z.infer<typeof countSave>>((one) => countSave.safeParse(one).success)),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));
const words = { service: '', category: '', isMoney: false };

const desk = createDesk({
  store: await openCountStore(),
  owner: 'phone',
  isOnline: () => true,
  send: async (save) => {
    const answer = await send(save);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return (queue) => answered(queue, answer);
  },
});

for (const save of saves) {
  await desk.type(save, words);
  await pause(1);
}
while (unsent(desk.state().queue).length > 0) {
  await desk.sendNow();
  await pause(20);
}
process.exit(0);

async function send(save: (typeof saves)[number]) {
  const answer = await fetch(`${url}/functions/v1/count-save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ accountId, saves: [save] }),
  }).catch((cause) => {
    throw new NoAnswer('The connection dropped.', { cause });
  });
  const body: unknown = await answer.json().catch((cause) => {
    throw new NoAnswer('The answer was cut.', { cause });
  });
  if (!answer.ok) {
    throw new RequestRefused('Refused', answer.status, '');
  }
  const [result] = countSaveResponse.parse(body).results;
  if (!result) {
    throw new NoAnswer('There is no answer to this count.');
  }
  return result;
}
