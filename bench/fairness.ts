import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import type { Attack, Attackers } from './attack.ts';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import { findGraceHill, functionAttacks } from './function-attacks.ts';
import { ask, forMs, type Other, p95While, signInDemo } from './others.ts';
import { asNobody, readSession, signInPeople } from './people.ts';
import { type BenchedSteeple, onSteeple } from './steeple-on-cluster.ts';

const rounds = 3;
const roundMs = 8_000;
/** There are two dozen functions. */
const functionRoundMs = 4_000;
const connections = 16;
const weeks = 260;
const sessions = 48;

const everyday = [
  '/rest/v1/accounts?select=*',
  '/rest/v1/profiles?select=*',
  '/rest/v1/integrations?select=*',
];

/** As many embedded tables as allowed, patterns without an index, whole tables. */
const costliest = [
  `/rest/v1/knowledge?select=id&or=(${Array.from({ length: 45 }, (_, n) => `prompt.ilike.*${n}*a*e*i*o*u*`).join(',')})`,
  '/rest/v1/knowledge?select=*,accounts(*,knowledge(*,accounts(*)))',
  `/rest/v1/accounts?select=id,${Array.from({ length: 28 }, (_, n) => `k${n}:knowledge(prompt)`).join(',')}`,
  '/rest/v1/accounts?select=*,knowledge(*),profiles(*),integrations(*)&order=notes.desc,account_name.desc',
];

const attacks: readonly Attack[] = [
  {
    name: 'one person sends the costliest queries',
    start: startCostliest,
  },
  {
    name: `${sessions} sessions refresh in a loop`,
    start: startRefreshing,
  },
];

const kinds = [
  [attacks, roundMs, budgets.fairnessSlowdownMax],
  [functionAttacks, functionRoundMs, budgets.functionSlowdownMax],
] as const;

/**
 * How much longer other people wait during an attack: the ratio of the others' 95th percentiles, attacked
 * to idle. The median of several alternating rounds.
 */
export function measureFairness(): Promise<Figure[]> {
  // The demo's first sync would be measured with it.
  const variables = { SYNCS_AT_ONCE: '0' };
  return onSteeple(measure, { variables });
}

async function measure(steeple: BenchedSteeple): Promise<Figure[]> {
  await fill(steeple.owner);
  const questions = everyday.map((path) => ({ path }));
  const others = await Promise.all(
    ['grace', 'harbor', 'cedar'].map(async (name) => ({
      token: await signInDemo(steeple.url, name),
      questions,
    })),
  );
  await p95While(steeple.url, others, forMs(roundMs));
  const figures: Figure[] = [];
  for (const [kind, ms, max] of kinds) {
    for (const attack of kind) {
      const value = await measureAttack(steeple, others, attack, ms);
      const name = `p95 of others while ${attack.name}, against idle`;
      figures.push({ name, value, unit: '', budget: { max } });
    }
  }
  return figures;
}

async function measureAttack(
  steeple: BenchedSteeple,
  others: readonly Other[],
  { name, start }: Attack,
  ms: number,
): Promise<number> {
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { p95: idleMs } = await p95While(steeple.url, others, forMs(ms));
    const attack = repeatAll(await start(steeple));
    await sleep(1_000);
    const { p95: attackedMs } = await p95While(steeple.url, others, forMs(ms));
    const answered = await attack.stop();
    ratios.push(attackedMs / idleMs);
    console.log(
      `${name}, round ${round}: p95 of the others ${idleMs.toFixed(1)} ms idle, ${attackedMs.toFixed(1)} ms attacked, ratio ${(attackedMs / idleMs).toFixed(2)} (answers to the attacker: ${answered}; load average ${loadavg()[0]?.toFixed(1)})`,
    );
  }
  return ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

function repeatAll({ callers, hangUp }: Attackers) {
  const answers = new Map<number, number>();
  let isOver = false;
  const running = callers.map(async (send) => {
    while (!isOver) {
      const status = await send().catch(() => 0);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      hangUp();
      await Promise.all(running);
      // What was asked last may still run for a while.
      await sleep(2_000);
      return [...answers].map(([status, count]) => `${count} x ${status}`).join(', ');
    },
  };
}

async function startCostliest({ url }: BenchedSteeple) {
  const token = await signInDemo(url, 'super');
  const agent = new Agent({ keepAlive: true });
  const callers = Array.from({ length: connections }, (_, number) => {
    let count = number;
    return async () => {
      const path = costliest[count % costliest.length] ?? '/';
      count += 1;
      return (await ask(url, { path }, token, agent)).status;
    };
  });
  return { callers, hangUp: () => agent.destroy() };
}

/** Each session sends its newest token, as a client that has gone wild would. */
async function startRefreshing({ url, owner }: BenchedSteeple) {
  const pool = new pg.Pool(owner);
  const people = await signInPeople({ url, owner: pool }, 'account_admin', sessions);
  await pool.end();
  const callers = people.map(({ session }) => {
    let token = session.refresh_token;
    return async () => {
      const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: asNobody,
        body: JSON.stringify({ refresh_token: token }),
      });
      const text = await answer.text();
      token = answer.ok ? readSession(text).refresh_token : token;
      return answer.status;
    };
  });
  return { callers, hangUp: () => {} };
}

/** A large installation: 5,000 churches, 20,000 entries, a third church with a user, one with five years. */
async function fill(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  await client.query(`
    insert into public.accounts (account_name, location, notes)
      select 'Church ' || n, 'Town ' || n % 500, 'Notes about church ' || n from generate_series(1, 5000) n;
    with known as (select id, row_number() over () as place from public.accounts)
    insert into public.knowledge (title, prompt, account_id)
      select 'Entry ' || n, repeat('A prompt of some length. ', 20), known.id
      from generate_series(1, 20000) n join known on known.place = n % 5000 + 1;
    with cedar as (
      insert into auth.users (email, password_hash, is_demo)
      select 'cedar@steeple.test', password_hash, true from auth.users where email = 'grace@steeple.test'
      returning id, email
    )
    insert into public.profiles (user_id, email, first_name, last_name, role, account_id)
      select cedar.id, cedar.email, 'Cedar', 'Park', 'account_admin', account.id
      from cedar, public.accounts as account where account.account_name = 'Church 7';
    analyze;`);
  await client.end();
  const pool = new pg.Pool(owner);
  await buildStoryChurch(pool, await findGraceHill(owner), weeks);
  await pool.query('analyze');
  await pool.end();
}
