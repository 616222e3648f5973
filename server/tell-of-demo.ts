import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from './start-server.ts';

const askEveryMs = 500;

/** Prints the demo's sign-ins, once its church with a history has been read. Nothing without the demo. */
export async function tellOfDemo(
  { demoSignIns, readDemo }: Pick<RunningServer, 'demoSignIns' | 'readDemo'>,
  say: (line: string) => void,
): Promise<void> {
  if (demoSignIns.length === 0) {
    return;
  }
  // Without an answer nobody waits: what is wrong is in the log.
  const isOver = async () => (await readDemo().catch(() => null))?.isOver !== false;
  if (!(await isOver())) {
    say('Importing three years of history for Grace Hill Church. This takes about a minute.');
    do {
      await sleep(askEveryMs);
    } while (!(await isOver()));
  }
  say('The demo is ready. Sign in with the password "steeple-demo" as:');
  for (const { email, what } of demoSignIns) {
    say(`  ${email.padEnd(20)} ${what}`);
  }
}
