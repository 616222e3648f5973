import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { arrangeChurches } from './night/churches.ts';
import { databaseSize } from './night/database-size.ts';
import { readProcessUse } from './night/process-use.ts';
import { type ReadyAnswers, startReadyAnswers } from './night/ready-answers.ts';
import { forMs, type Other, p95While, signInDemo } from './others.ts';
import { type BenchedSteeple, onSteeple } from './steeple-on-cluster.ts';

/** `BENCH_CHURCHES=5000` makes the whole round; fewer are extrapolated, which the figure's name says. */
const churches = Number(process.env.BENCH_CHURCHES ?? 100);
const promised = 5_000;
const idleMs = 10_000;

/**
 * One night of many churches with five years of figures each, connected to both systems, whose
 * providers answer at once: what it takes of the machine, and what people wait meanwhile. One church
 * in seven has its weekly night, and all forecasts are made anew, as on the night after a week.
 */
export async function measureNight(): Promise<Figure[]> {
  const providers = await startReadyAnswers();
  const encryptionKey = randomBytes(32).toString('base64');
  try {
    return await onSteeple(
      async (steeple) => {
        const owner = new pg.Pool({ ...steeple.owner, max: 3 });
        return await measureOn(steeple, owner, providers, encryptionKey).finally(() => owner.end());
      },
      { variables: { ...providers.variables, ENCRYPTION_KEY: encryptionKey } },
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
  tellSize(before, await databaseSize(owner));
  const others = await peopleOf(steeple, original);
  const figures = await measureRound(steeple, owner, others, providers);
  await tellForecasts(owner);
  return figures;
}

async function untilRead(owner: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ left: number; problem: string | null }>(
      `select count(*) filter (where due_at <= now() or run_id is not null)::integer as left,
         max(last_error) as problem from private.sync_connections`,
    );
    if (rows[0]?.problem) {
      throw new Error(`A sync failed: ${rows[0].problem}`);
    }
    if (rows[0]?.left === 0) {
      return;
    }
    await sleep(500);
  }
}

/** Two super admins who open the list of accounts, and one who looks at a church's figures. */
async function peopleOf({ url }: BenchedSteeple, accountId: string): Promise<Other[]> {
  const token = await signInDemo(url, 'super');
  const list = { path: '/rest/v1/accounts?select=*&order=created_at.desc&limit=50' };
  const figures = { path: '/functions/v1/church-figures', json: { accountId } };
  return [
    { token, questions: [list] },
    { token, questions: [figures] },
    { token, questions: [list, figures] },
  ];
}

async function measureRound(
  { url, process: server }: BenchedSteeple,
  owner: pg.Pool,
  others: readonly Other[],
  providers: ReadyAnswers,
): Promise<Figure[]> {
  await p95While(url, others, forMs(idleMs / 2));
  const idle = await p95While(url, others, forMs(idleMs));
  const serverId = server.process.pid ?? 0;
  const postgresId = await postmasterOf(owner);
  const use = async () => ({
    server: await readProcessUse(serverId, false),
    postgres: await readProcessUse(postgresId, true),
  });
  const [asked, used, startMs] = [providers.asked(), await use(), performance.now()];
  await owner.query(
    `update private.sync_connections set due_at = now(),
       mode = case when hashtext(account_id::text) % 7 = 0 then 'weekly' else 'nightly' end`,
  );
  let isOver = false;
  let peak = 0;
  const meanwhile = p95While(url, others, () => isOver);
  const watched = (async () => {
    while (!isOver) {
      peak = Math.max(peak, (await readProcessUse(serverId, false)).megabytes);
      await sleep(1_000);
    }
  })();
  await untilRead(owner).finally(() => {
    isOver = true;
  });
  const minutes = (performance.now() - startMs) / 60_000;
  await watched;
  const [busy, after] = [await meanwhile, await use()];
  const [serverCpu, postgresCpu] = [
    after.server.cpuSeconds - used.server.cpuSeconds,
    after.postgres.cpuSeconds - used.postgres.cpuSeconds,
  ];
  console.log(
    `${churches} churches: ${(minutes * 60).toFixed(1)} s, ${(providers.asked() - asked) / churches} requests a church; processor time ${serverCpu.toFixed(1)} s of the server and ${postgresCpu.toFixed(1)} s of PostgreSQL, people's requests included; PostgreSQL holds ${after.postgres.megabytes.toFixed(0)} MB; load average ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`p95 ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms meanwhile`);
  return judged({ minutes, serverCpu, postgresCpu, peak, slowdown: busy / idle });
}

async function postmasterOf(owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as id`,
  );
  return rows[0]?.id ?? 0;
}

type Measured = {
  minutes: number;
  serverCpu: number;
  postgresCpu: number;
  peak: number;
  slowdown: number;
};

function judged({ minutes, serverCpu, postgresCpu, peak, slowdown }: Measured): Figure[] {
  const share = promised / churches;
  const said = churches === promised ? '' : `, from ${churches} of them`;
  return [
    {
      name: `a night of ${promised} churches${said}`,
      value: minutes * share,
      unit: 'min',
      budget: { max: budgets.nightMinutesMax },
    },
    {
      name: `the same by processor time on two cores${said}`,
      value: ((serverCpu + postgresCpu) / 2 / 60) * share,
      unit: 'min',
      budget: { max: budgets.nightMinutesMax },
    },
    {
      name: 'memory of the server, at most',
      value: peak,
      unit: 'MB',
      budget: { max: budgets.nightMegabytesMax },
    },
    {
      name: 'p95 of accounts list and church-figures in that night, against idle',
      value: slowdown,
      unit: '',
      budget: { max: budgets.nightSlowdownMax },
    },
  ];
}

function tellSize(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): void {
  const grown = [...after]
    .map(([table, bytes]) => ({ table, kilobytes: (bytes - (before.get(table) ?? 0)) / 1000 }))
    .map(({ table, kilobytes }) => ({ table, kilobytes: kilobytes / churches / 5 }))
    .filter(({ kilobytes }) => kilobytes >= 0.5)
    .sort((one, other) => other.kilobytes - one.kilobytes);
  const sum = grown.reduce((total, { kilobytes }) => total + kilobytes, 0);
  console.log(
    `database, an account and year: ${sum.toFixed(0)} kB (${grown.map(({ table, kilobytes }) => `${table} ${kilobytes.toFixed(1)}`).join(', ')}), without forecasts`,
  );
}

/** Each week adds as many forecasts as this one night. */
async function tellForecasts(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ bytes: number; each: number }>(
    `select pg_total_relation_size('analytics.forecasts')::float / greatest(count(*), 1) as bytes,
       count(*)::float / greatest(count(distinct account_id), 1) as each from analytics.forecasts`,
  );
  const { bytes = 0, each = 0 } = rows[0] ?? {};
  console.log(
    `forecasts, an account and year: ${((bytes * each * 52) / 1000).toFixed(0)} kB (${each.toFixed(0)} a week, ${bytes.toFixed(0)} bytes each)`,
  );
}
