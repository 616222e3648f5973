import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { arrangeChurches } from './night/churches.ts';
import { databaseSize } from './night/database-size.ts';
import { letPeopleGoFirst, peopleOf } from './night/people-first.ts';
import { type ProcessUse, readProcessUse } from './night/process-use.ts';
import { type ReadyAnswers, startReadyAnswers } from './night/ready-answers.ts';
import { untilRead } from './night/until-read.ts';
import { forMs, type Other, p95While } from './others.ts';
import { type BenchedSteeple, onSteeple } from './steeple-on-cluster.ts';

/** `BENCH_CHURCHES=5000` runs the whole round; fewer are extrapolated, as the figure's name says. */
const churches = Number(process.env.BENCH_CHURCHES ?? 100);
/** `BENCH_ACCOUNTS=20000` gives those that are not read their figures of five years, too. */
const accounts = Number(process.env.BENCH_ACCOUNTS ?? 0);
const promised = Math.max(5_000, accounts);
const idleMs = 10_000;
/** What a run reads lives too long for the usual room of new objects: a sixth of its time went to the collector. */
const syncOptions = '--max-semi-space-size=64';

/**
 * One night of many churches with five years of figures each and both integrations, whose providers
 * answer at once: its load on the machine, and how long people wait meanwhile. One church in seven has
 * its weekly run, and all forecasts are new, as on the night after a week ends. People's requests have
 * a process of their own, and syncs two that let it go first, as docs/scaling-out.md has it for many churches.
 */
export async function measureNight(): Promise<Figure[]> {
  const providers = await startReadyAnswers();
  const encryptionKey = randomBytes(32).toString('base64');
  try {
    return await onSteeple(
      async (steeple) => {
        const owner = new pg.Pool({ ...steeple.owner, max: 3 });
        await letPeopleGoFirst(steeple);
        return await measureOn(steeple, owner, providers, encryptionKey).finally(() => owner.end());
      },
      {
        processes: 3,
        isApart: true,
        variables: { ...providers.variables, ENCRYPTION_KEY: encryptionKey },
        variablesOf: (index) =>
          index === 0 ? { SYNCS_AT_ONCE: '0' } : { SYNCS_AT_ONCE: '2', NODE_OPTIONS: syncOptions },
      },
    );
  } finally {
    await providers.close();
  }
}

async function measureOn(
  steeple: BenchedSteeple,
  owner: pg.Pool,
  providers: ReadyAnswers,
  encryptionKey: string,
): Promise<Figure[]> {
  const arranged = arrangeChurches(owner, encryptionKey);
  const original = await arranged.connectOne();
  await untilRead(owner);
  await arranged.lengthen(original);
  const before = await databaseSize(owner);
  await arranged.copy(original, churches);
  await owner.query('vacuum analyze');
  printSize(before, await databaseSize(owner));
  await arranged.add(Math.max(0, promised - churches));
  if (accounts > 0) {
    await arranged.fill(original);
  }
  const others = await peopleOf(steeple, original);
  const figures = await measureRound(steeple, owner, others, providers);
  await printForecasts(owner);
  return [...figures, await measureHealth(steeple, others)];
}

/** The page of all connections, alone. */
async function measureHealth({ url }: BenchedSteeple, [first]: Other[]): Promise<Figure> {
  const health = { path: '/functions/v1/connections-health', json: {} };
  const asker = { token: first?.token ?? '', questions: [health] };
  const { p95 } = await p95While(url, [asker], forMs(idleMs / 2));
  return {
    name: `p95 of connections-health over ${promised} accounts`,
    value: p95,
    unit: 'ms',
    budget: { max: budgets.connectionsHealthMsMax },
  };
}

async function measureRound(
  { url, processes }: BenchedSteeple,
  owner: pg.Pool,
  others: readonly Other[],
  providers: ReadyAnswers,
): Promise<Figure[]> {
  const serverIds = processes.map((steeple) => steeple.process.pid ?? 0);
  const postgresId = await postmasterOf(owner);
  const used = async () =>
    (await readTotalUse(serverIds)).cpuSeconds +
    (await readProcessUse(postgresId, true)).cpuSeconds;
  await p95While(url, others, forMs(idleMs / 2));
  const usedBefore = await used();
  const idle = await p95While(url, others, forMs(idleMs));
  const secondsEach = ((await used()) - usedBefore) / idle.answers;

  const [requests, usedAtStart, startMs] = [
    providers.requests().length,
    await used(),
    performance.now(),
  ];
  await owner.query(
    `with church as (
       select account_id, dense_rank() over (order by account_id) as place
       from private.sync_connections where covers_from is not null
     )
     update private.sync_connections as connection set due_at = now(),
       mode = case when church.place % 7 = 1 then 'weekly' else 'nightly' end
     from church where church.account_id = connection.account_id and covers_from is not null`,
  );
  let isOver = false;
  const meanwhile = p95While(url, others, () => isOver);
  const watched = watchMemory(serverIds, () => isOver);
  await untilRead(owner).finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - startMs) / 1_000;
  const usedInAll = (await used()) - usedAtStart;
  const [busy, megabytes] = [await meanwhile, await watched];
  const postgres = await readProcessUse(postgresId, true);
  const cpuSeconds = usedInAll - busy.answers * secondsEach;
  console.log(
    `${churches} churches: ${seconds.toFixed(1)} s, ${((providers.requests().length - requests) / churches).toFixed(1)} requests a church; processor time ${usedInAll.toFixed(1)} s, of which ${(busy.answers * secondsEach).toFixed(1)} s for people; PostgreSQL holds ${postgres.megabytes.toFixed(0)} MB; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`p95 ${idle.p95.toFixed(1)} ms idle, ${busy.p95.toFixed(1)} ms meanwhile`);
  return judged({ seconds, cpuSeconds, megabytes, slowdown: busy.p95 / idle.p95 });
}

/** What our processes use together. */
async function readTotalUse(processIds: readonly number[]): Promise<ProcessUse> {
  const uses = await Promise.all(processIds.map((id) => readProcessUse(id, false)));
  return {
    cpuSeconds: uses.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    megabytes: uses.reduce((sum, { megabytes }) => sum + megabytes, 0),
  };
}

async function watchMemory(processIds: readonly number[], isOver: () => boolean): Promise<number> {
  let peak = 0;
  while (!isOver()) {
    peak = Math.max(peak, (await readTotalUse(processIds)).megabytes);
    await sleep(1_000);
  }
  return peak;
}

async function postmasterOf(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as id`,
  );
  return rows[0]?.id ?? 0;
}

type Measured = { seconds: number; cpuSeconds: number; megabytes: number; slowdown: number };

function judged({ seconds, cpuSeconds, megabytes, slowdown }: Measured): Figure[] {
  const share = promised / churches / 60;
  const said = churches === promised ? '' : `, from ${churches} of them`;
  const atMost = (name: string, value: number, unit: string, max: number): Figure => ({
    name,
    value,
    unit,
    budget: { max },
  });
  return [
    atMost(
      `a night of ${promised} churches${said}`,
      seconds * share,
      'min',
      budgets.nightMinutesMax,
    ),
    atMost(
      `the same by processor time alone, on two cores${said}`,
      (cpuSeconds / 2) * share,
      'min',
      budgets.nightMinutesMax,
    ),
    atMost('memory of the server, at most', megabytes, 'MB', budgets.nightMegabytesMax),
    atMost(
      'p95 of accounts list and church-figures in that night, against idle',
      slowdown,
      '',
      budgets.nightSlowdownMax,
    ),
  ];
}

function printSize(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  const grown = [...after]
    .map(([table, bytes]) => ({ table, kilobytes: (bytes - (before.get(table) ?? 0)) / 1000 }))
    .map(({ table, kilobytes }) => ({ table, kilobytes: kilobytes / churches / 5 }))
    .filter(({ kilobytes }) => kilobytes >= 1)
    .sort((one, other) => other.kilobytes - one.kilobytes);
  const sum = grown.reduce((total, { kilobytes }) => total + kilobytes, 0);
  console.log(
    `database, an account and year: ${sum.toFixed(0)} kB (${grown.map(({ table, kilobytes }) => `${table} ${kilobytes.toFixed(1)}`).join(', ')}), without forecasts`,
  );
}

/** Prints how many forecasts each week adds. */
async function printForecasts(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ bytes: number; bytesOfWeek: number; each: number }>(
    `select pg_total_relation_size('analytics.forecasts')::float / greatest(count(*), 1) as bytes,
       pg_total_relation_size('analytics.forecast_weeks')::float
         / greatest((select count(*) from analytics.forecast_weeks), 1) as "bytesOfWeek",
       count(*)::float / greatest(count(distinct account_id), 1) as each from analytics.forecasts`,
  );
  const { bytes = 0, bytesOfWeek = 0, each = 0 } = rows[0] ?? {};
  console.log(
    `forecasts, an account and year: ${(((bytes + bytesOfWeek) * each * 52) / 1000).toFixed(0)} kB (${each.toFixed(0)} a week; ${bytes.toFixed(0)} bytes each, and ${bytesOfWeek.toFixed(0)} for how a week came out)`,
  );
}
