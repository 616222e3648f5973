import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { EmbeddedOptions } from '#database/embedded/embedded.ts';
import type { PostgresUser } from '#database/embedded/postgres-user.ts';
import { packageDir } from '#testing/embedded/engine-fixture.ts';

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('said'), line: z.string() }),
  z.object({
    type: z.literal('open'),
    isNew: z.boolean(),
    connection: z.object({
      host: z.string(),
      port: z.number(),
      user: z.string(),
      password: z.string(),
    }),
  }),
  z.object({ type: z.literal('failed'), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('wrote'), number: z.number() }),
  z.object({ type: z.literal('stopped') }),
]);

type Report = z.infer<typeof report>;

type ReportOf<Type extends Report['type']> = Extract<Report, { type: Type }>;

/** A process that runs embedded-child.ts. */
export type EngineChild = {
  process: ChildProcess;
  /** The first report of a type, past or future; fails when the child ends without one. */
  first<Type extends Report['type']>(type: Type): Promise<ReportOf<Type>>;
  /** The numbers of the rows reported as committed. */
  acknowledged(): number[];
  command(order: 'write' | 'stop' | 'throw'): void;
  /** Ends it with kill -9. */
  kill(): Promise<void>;
};

export type ChildPlan = Pick<EmbeddedOptions, 'dataDir' | 'sharedDir' | 'packageDir'> & {
  /** The user to switch to before opening anything; needs root. */
  user?: PostgresUser;
};

/** Starts a minimal Steeple in its own process, which is killed after the test. */
export function startChild(plan: ChildPlan): EngineChild {
  const sharedDir = join(plan.dataDir, '..', 'shared');
  const child = fork(
    fileURLToPath(import.meta.resolve('./embedded-child.ts')),
    [JSON.stringify({ sharedDir, packageDir, ...plan })],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const reports: Report[] = [];
  const news = new EventEmitter();
  child.on('message', (message) => {
    reports.push(report.parse(message));
    news.emit('news');
  });
  child.once('exit', () => news.emit('news'));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = async () => {
    if (!hasEnded()) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };
  onTestFinished(async () => {
    await kill();
    for (const one of reports) {
      if (one.type === 'open') {
        rmSync(one.connection.host, { recursive: true, force: true });
      }
    }
  });
  return {
    process: child,
    first: async <Type extends Report['type']>(type: Type) => {
      for (;;) {
        const found = reports.find((one): one is ReportOf<Type> => one.type === type);
        if (found) {
          return found;
        }
        const failure = reports.find((one) => one.type === 'failed');
        if (failure || hasEnded()) {
          throw new Error(`No "${type}" from the child: ${failure?.message ?? complaint}`);
        }
        await once(news, 'news');
      }
    },
    acknowledged: () => reports.flatMap((one) => (one.type === 'wrote' ? [one.number] : [])),
    command: (order) => child.send(order),
    kill,
  };
}
