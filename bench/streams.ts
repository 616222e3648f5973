import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import pg from 'pg';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { peopleOf } from './night/people-first.ts';
import { readProcessUse } from './night/process-use.ts';
import { forMs, p95While } from './others.ts';
import { addPeople, asPerson, type SignedInPerson, signInPeople } from './people.ts';
import { type BenchedSteeple, onSteeple } from './steeple-on-cluster.ts';

const streams = 500;
/** As many as one person may have. */
const streamsEach = 10;
const changes = 20;
const idleMs = 10_000;

/**
 * Live lists of many people on one process: what 500 open streams take of its memory and of other people's time,
 * and how long it takes until a change has reached every one of them.
 */
export function measureStreams(): Promise<Figure[]> {
  return onSteeple(
    async (steeple) => {
      const owner = new pg.Pool({ ...steeple.owner, max: 2 });
      return await measureOn(steeple, owner).finally(() => owner.end());
    },
    { variables: { SYNCS_AT_ONCE: '0' } },
  );
}

async function measureOn(steeple: BenchedSteeple, owner: pg.Pool): Promise<Figure[]> {
  const { url, processes } = steeple;
  const listeners = await signInPeople({ url, owner }, 'super_admin', streams / streamsEach);
  const [church] = await addPeople(owner, 'account_admin', 1);
  const accountId = church?.accountId ?? '';
  await buildStoryChurch(owner, accountId);
  const others = await peopleOf(steeple, accountId);
  const megabytes = async () =>
    (await readProcessUse(processes[0]?.process.pid ?? 0, false)).megabytes;
  await p95While(url, others, forMs(idleMs / 2));
  const idle = await p95While(url, others, forMs(idleMs));
  const before = await megabytes();

  const heard = await openStreams(url, listeners);
  const busy = await p95While(url, others, forMs(idleMs));
  const after = await megabytes();
  const slowestMs: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    slowestMs.push(await reachesAll(url, listeners, accountId, heard));
  }
  heard.close();
  console.log(
    `${streams} streams: ${before.toFixed(0)} to ${after.toFixed(0)} MB; p95 ${idle.p95.toFixed(1)} ms idle, ${busy.p95.toFixed(1)} ms beside them`,
  );
  console.log(`a change reached all within ${slowestMs.map((ms) => ms.toFixed(0)).join(', ')} ms`);
  const atMost = (name: string, value: number, unit: string, max: number): Figure => ({
    name,
    value,
    unit,
    budget: { max },
  });
  return [
    atMost(`memory of ${streams} streams`, after - before, 'MB', budgets.streamsMegabytesMax),
    atMost(
      'p95 of accounts list and church-figures beside them, against idle',
      busy.p95 / idle.p95,
      '',
      budgets.streamsSlowdownMax,
    ),
    atMost(
      `until a change reaches all of them, the slowest of ${changes}`,
      Math.max(...slowestMs),
      'ms',
      budgets.changeReachesAllMsMax,
    ),
  ];
}

type Heard = {
  /** How often each stream has told of changed accounts. */
  counts: readonly number[];
  close(): void;
};

async function openStreams(url: string, people: readonly SignedInPerson[]): Promise<Heard> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const counts: number[] = [];
  for (const { session } of people) {
    await Promise.all(
      Array.from({ length: streamsEach }, () => {
        const index = counts.push(0) - 1;
        const parser = createParser({
          onEvent: ({ data }) => {
            if (data.includes('public.accounts')) {
              counts[index] = (counts[index] ?? 0) + 1;
            }
          },
        });
        return new Promise<void>((resolve, reject) => {
          const sent = get(
            `${url}/live/v1/changes`,
            { agent, headers: asPerson(session) },
            (answer) => {
              if (answer.statusCode !== 200) {
                reject(new Error(`A stream was answered ${answer.statusCode}`));
              }
              answer.on('data', (chunk: Buffer) => {
                parser.feed(chunk.toString());
                resolve();
              });
              answer.on('error', () => {});
            },
          );
          sent.on('error', reject);
        });
      }),
    );
  }
  return { counts, close: () => agent.destroy() };
}

/** Renames a church, as one of the people does, and waits until every stream has told of it. */
async function reachesAll(
  url: string,
  [person]: readonly SignedInPerson[],
  accountId: string,
  { counts }: Heard,
): Promise<number> {
  const before = [...counts];
  const startMs = performance.now();
  const answer = await fetch(`${url}/rest/v1/accounts?id=eq.${accountId}`, {
    method: 'PATCH',
    headers: person ? asPerson(person.session) : {},
    body: JSON.stringify({ location: `Austin ${startMs}` }),
  });
  if (!answer.ok) {
    throw new Error(`The change was answered ${answer.status}`);
  }
  while (counts.some((count, index) => count === before[index])) {
    if (performance.now() - startMs > 30_000) {
      throw new Error('The change did not reach every stream');
    }
    await sleep(2);
  }
  const tookMs = performance.now() - startMs;
  // So that the next change is not told together with this one.
  await sleep(300);
  return tookMs;
}
