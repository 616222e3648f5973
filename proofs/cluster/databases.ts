import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type DatabaseMachine, startDatabaseMachine } from './database-machine.ts';
import type { Host } from './network.ts';

const roles = join(import.meta.dirname, '../../deploy/cluster/roles.sql');
const wholeWithinMs = 240_000;
/** When an operator would look. */
const rebuiltAfterMs = 60_000;

/** The three machines with PostgreSQL, and the passwords of those who sign in. */
export type Databases = {
  machines: DatabaseMachine[];
  passwords: { superuser: string; owner: string; pooler: string };
  leader(): Promise<DatabaseMachine>;
  /** A standby that has every acknowledged change. */
  standby(): Promise<DatabaseMachine>;
  /** Waits until the leader has two standbys, one of them synchronous. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts them and does what an operator does once.
 *
 * @param hosts where they run
 * @param folder for the files of each
 * @param version of PostgreSQL, a folder of Debian's packages
 */
export async function startDatabases(
  hosts: readonly Host[],
  folder: string,
  version: string,
): Promise<Databases> {
  const secret = () => randomBytes(18).toString('hex');
  const passwords = { superuser: secret(), owner: secret(), pooler: secret() };
  const own = { superuser: passwords.superuser, replication: secret() };
  const machines: DatabaseMachine[] = [];
  const stop = async () => {
    await Promise.all(machines.map((machine) => machine.stop()));
  };
  const withRole = async (role: string) => {
    const members = await membersOf(machines);
    const found = members.find((member) => member.role === role);
    const machine = machines.find(({ host }) => host.name === found?.name);
    if (!machine) {
      throw new Error(`No ${role} among ${JSON.stringify(members)}.`);
    }
    return machine;
  };
  try {
    for (const host of hosts) {
      machines.push(await startDatabaseMachine(host, hosts, join(folder, host.name), own, version));
    }
    await untilWhole(machines);
    createRoles((await withRole('leader')).host.address, passwords);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    machines,
    passwords,
    leader: () => withRole('leader'),
    standby: () => withRole('sync_standby'),
    untilWhole: () => untilWhole(machines),
    stop,
  };
}

function createRoles(leader: string, { superuser, owner, pooler }: Databases['passwords']): void {
  const variables = { ON_ERROR_STOP: '1', owner_password: owner, pooler_password: pooler };
  const given = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  const url = `postgres://postgres:${superuser}@${leader}/postgres`;
  execFileSync('psql', ['-q', ...given, '-f', roles, url], { stdio: 'pipe' });
}

async function membersOf(machines: readonly DatabaseMachine[]) {
  const seen = await Promise.all(machines.map((machine) => machine.members()));
  return seen.find((members) => members.some(({ role }) => role === 'leader')) ?? [];
}

async function untilWhole(machines: readonly DatabaseMachine[]): Promise<void> {
  const sinceMs = Date.now();
  const rebuilt = new Set<string>();
  for (;;) {
    const members = await membersOf(machines);
    const running = members.filter(({ state }) => ['running', 'streaming'].includes(state));
    const seen = running.map(({ role }) => role);
    if (running.length === 3 && seen.includes('leader') && seen.includes('sync_standby')) {
      return;
    }
    const brokenMs = Date.now() - sinceMs;
    for (const { name } of members.filter(({ state }) => state === 'start failed')) {
      const machine = machines.find(({ host }) => host.name === name);
      if (machine && brokenMs > rebuiltAfterMs && !rebuilt.has(name)) {
        rebuilt.add(name);
        console.log(`    ${name} does not start: its copy is made anew, as an operator would`);
        await machine.ask('/reinitialize', { force: true });
      }
    }
    if (brokenMs > wholeWithinMs) {
      const outputs = machines.map(({ patroni }) => patroni.output().slice(-1_500));
      throw new Error(
        `The databases are not whole: ${JSON.stringify(members)}\n${outputs.join('\n')}`,
      );
    }
    await pause(500);
  }
}
