import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { startReadyAnswers } from '../../bench/night/ready-answers.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Fault, faults } from './faults.ts';
import { arrangeNight, type Done, type Night } from './night-at-work.ts';
import { bringPeople, type People, type Seen } from './people-at-work.ts';

// `npm run cluster [word …]`: a Steeple on three PostgreSQLs under Patroni, each part of which is killed,
// stopped or cut off while people write and a night is read. With words, only the faults that name one of
// them. It takes Linux, root and Debian's packages.

const programs = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'ip', 'setpriv', 'psql'];
const debianPostgres = '/usr/lib/postgresql';
const beforeMs = 3_000;

type Round = Seen & Done & { lost: number; lostWrites: number };

const words = process.argv.slice(2);
const asked = faults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const version = findPostgres();
const providers = await startReadyAnswers();
const smtp = await startSmtpStand();
const cluster = await startCluster(version, {
  ...providers.variables,
  SMTP_URL: smtp.url,
  MAIL_FROM: 'Steeple <steeple@church.test>',
});
process.once('SIGINT', async () => {
  await cluster.close();
  process.exit(130);
});
try {
  const pgbouncer = spawnSync('pgbouncer', ['--version']).stdout.toString().split('\n')[0];
  console.log(`PostgreSQL ${version}, ${pgbouncer}; a leader, two standbys, four Steeples`);
  const night = await arrangeNight(cluster.superuser, cluster.encryptionKey, smtp);
  const people = await bringPeople(cluster.url);
  for (const fault of asked) {
    report(fault, await runRound(cluster, people, night, fault));
  }
} finally {
  await cluster.close();
  await smtp.stop();
  await providers.close();
}

async function runRound(
  cluster: Cluster,
  people: People,
  night: Night,
  fault: Fault,
): Promise<Round> {
  const label = fault.name.replaceAll(/\W+/g, '-').toLowerCase();
  await cluster.untilWhole();
  const work = await people.work(label);
  await night.begin(label);
  await pause(beforeMs);
  const mend = await fault.begin(cluster);
  await pause(fault.heldMs);
  mend();
  await cluster.untilWhole();
  const done = await night.end(label);
  const seen = await work.stop();
  return { ...done, ...seen, lostWrites: await countLost(cluster, seen.acknowledged) };
}

async function countLost({ superuser }: Cluster, acknowledged: readonly string[]) {
  const { rows } = await superuser.query<{ lost: number }>(
    `select count(*)::integer as lost from unnest($1::text[]) as name
     where not exists (select from public.accounts where account_name = name)`,
    [acknowledged],
  );
  return rows[0]?.lost ?? Number.NaN;
}

function report({ name, repeatedMax = 0 }: Fault, round: Round): void {
  const { acknowledged, lostWrites, signedOut, twice, unfinished, lost, repeated } = round;
  const wrong = [
    lostWrites,
    signedOut,
    twice,
    unfinished,
    lost,
    Math.max(0, repeated - repeatedMax),
  ];
  const isGood = wrong.every((n) => n === 0);
  console.log(
    `${isGood ? 'ok ' : 'BAD'} ${name}: ${acknowledged.length} writes, ${lostWrites} lost, longest pause ${(round.longestPauseMs / 1_000).toFixed(1)} s, ${round.refused} of ${round.refused + round.answered} refused, ${signedOut} signed out; ${round.due} syncs, ${twice} twice, ${unfinished} unfinished; ${round.queued} letters, ${lost} lost, ${repeated} twice`,
  );
  if (!isGood) {
    process.exitCode = 1;
  }
}

/** The newest PostgreSQL here, once everything else is found too. */
function findPostgres(): string {
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (missing.length > 0 || newest === undefined || process.getuid?.() !== 0) {
    console.error(
      `This needs root on Debian with the packages patroni, python3-etcd, etcd-server, haproxy, pgbouncer (1.21 or newer), postgresql and iproute2. Missing: ${missing.join(', ') || 'PostgreSQL or root'}.`,
    );
    process.exit(2);
  }
  return newest;
}
