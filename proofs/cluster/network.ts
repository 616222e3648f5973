import { execFileSync, spawnSync } from 'node:child_process';

const bridge = 'steeple-net';
const here = '10.90.0.1';

/** A host with a network of its own on this machine (ip-netns(8)). */
export type Host = {
  name: string;
  address: string;
  /** A command that runs there. */
  command(...command: string[]): string[];
  /** Pulls the plug of its network, and puts it back. */
  cut(): void;
  mend(): void;
  /** Sends a signal to every program that runs there. */
  signalAll(signal: string): void;
};

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * Connects hosts by a bridge, which reaches this machine as well.
 *
 * @throws where that is not allowed: it takes root
 */
export function openNetwork(names: readonly string[]): { hosts: Host[]; close(): void } {
  removeNetwork(names);
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${here}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  return { hosts: names.map(addHost), close: () => removeNetwork(names) };
}

function addHost(name: string, index: number): Host {
  const space = spaceOf(name);
  const plug = `plug-${name}`;
  const address = `10.90.0.${11 + index}`;
  ip('netns', 'add', space);
  ip('link', 'add', plug, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
  ip('link', 'set', plug, 'master', bridge, 'up');
  ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', space, 'link', 'set', 'eth0', 'up');
  ip('-n', space, 'link', 'set', 'lo', 'up');
  return {
    name,
    address,
    command: (...command) => ['ip', 'netns', 'exec', space, ...command],
    cut: () => ip('link', 'set', plug, 'down'),
    mend: () => ip('link', 'set', plug, 'up'),
    signalAll: (signal) => {
      const running = ip('netns', 'pids', space).toString().split('\n').filter(Boolean);
      spawnSync('kill', [`-${signal}`, ...running]);
    },
  };
}

function removeNetwork(names: readonly string[]): void {
  for (const name of names) {
    spawnSync('ip', ['netns', 'del', spaceOf(name)]);
  }
  spawnSync('ip', ['link', 'del', bridge]);
}

function spaceOf(name: string): string {
  return `steeple-${name}`;
}
