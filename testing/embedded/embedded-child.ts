import pg from 'pg';
import { z } from 'zod';
import { type EmbeddedDatabase, openEmbedded } from '#database/embedded/embedded.ts';
import { EngineError } from '#database/embedded/engine-error.ts';

/**
 * A minimal Steeple process, for tests that kill it: opens the embedded PostgreSQL as its argument says,
 * reports to its parent over IPC and follows its commands.
 */
const plan = z.object({
  dataDir: z.string(),
  sharedDir: z.string(),
  packageDir: z.optional(z.string()),
  /** The unprivileged user to switch to; code is loaded by then, so it need not be readable. */
  user: z.optional(z.object({ uid: z.number(), gid: z.number() })),
});

const order = z.enum(['write', 'stop', 'throw']);

const { user, packageDir, ...folders } = plan.parse(JSON.parse(process.argv[2] ?? ''));
if (user) {
  process.setgroups?.([]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
}

const report = (message: Record<string, unknown>) => process.send?.(message);

try {
  const database = await openEmbedded({
    ...folders,
    ...(packageDir ? { packageDir } : {}),
    say: (line) => report({ type: 'said', line }),
  });
  process.on('message', (message) => obey(order.parse(message), database));
  report({ type: 'open', connection: database.connection, isNew: database.isNew });
} catch (error) {
  const code = error instanceof EngineError ? error.code : 'no engine error';
  report({ type: 'failed', code, message: String(error) });
  process.disconnect?.();
}

async function obey(what: z.infer<typeof order>, database: EmbeddedDatabase): Promise<void> {
  if (what === 'throw') {
    throw new Error('thrown on request');
  }
  if (what === 'write') {
    return writeForEver(database);
  }
  await database.stop();
  report({ type: 'stopped' });
  process.disconnect?.();
}

/** Reports each row once its commit is acknowledged. */
async function writeForEver({ connection }: EmbeddedDatabase): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query('create table acknowledged (number int primary key)');
  for (let number = 1; ; number += 1) {
    await client.query('insert into acknowledged values ($1)', [number]);
    report({ type: 'wrote', number });
  }
}
