import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ask, forMs, p95While, signInDemo } from './others.ts';
import { onSteeple } from './steeple-on-cluster.ts';

const rounds = 3;
const roundMs = 8_000;
const attackers = 16;

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

/**
 * How much longer other people wait while one person sends the costliest allowed queries as fast as
 * possible from many tabs: the ratio of the others' 95th percentiles, under attack to idle. The median
 * of several alternating rounds.
 */
export function measureFairness(): Promise<{ slowdown: number }> {
  return onSteeple(async ({ url, owner }) => {
    await fill(owner);
    const questions = everyday.map((path) => ({ path }));
    const others = await Promise.all(
      ['grace', 'harbor', 'cedar'].map(async (name) => ({
        token: await signInDemo(url, name),
        questions,
      })),
    );
    const attacker = await signInDemo(url, 'super');
    await p95While(url, others, forMs(roundMs));
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { p95: idleMs } = await p95While(url, others, forMs(roundMs));
      const attack = startAttack(url, attacker);
      await sleep(1_000);
      const { p95: attackedMs } = await p95While(url, others, forMs(roundMs));
      const answered = await attack.stop();
      ratios.push(attackedMs / idleMs);
      console.log(
        `round ${round}: p95 of the others ${idleMs.toFixed(1)} ms idle, ${attackedMs.toFixed(1)} ms attacked, ratio ${(attackedMs / idleMs).toFixed(2)} (answers to the attacker: ${answered}; load average ${loadavg()[0]?.toFixed(1)})`,
      );
    }
    return { slowdown: ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN };
  });
}

function startAttack(url: string, token: string) {
  const agent = new Agent({ keepAlive: true });
  const answers = new Map<number, number>();
  let isOver = false;
  const running = Array.from({ length: attackers }, async (_, number) => {
    for (let count = number; !isOver; count += 1) {
      const path = costliest[count % costliest.length] ?? '/';
      const { status } = await ask(url, { path }, token, agent).catch(() => ({ status: 0 }));
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  });
  return {
    stop: async () => {
      isOver = true;
      agent.destroy();
      await Promise.all(running);
      // Queries that the attacker abandoned still run for a while.
      await sleep(12_000);
      return [...answers].map(([status, count]) => `${count} x ${status}`).join(', ');
    },
  };
}

/** A large installation: 5,000 churches, 20,000 entries, and a third church with a user. */
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
}
