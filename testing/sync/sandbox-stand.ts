import { startTestProvider } from '../integrations/provider-server.ts';
import { createTestDatabase } from '../test-database.ts';
import { startSandboxBehind } from './sandbox-behind.ts';
import { arrangeSyncs } from './sync-stand.ts';

/** What a test needs to let the product's readers read a church of the sandbox, over real HTTP. */
export type SandboxStand = Awaited<ReturnType<typeof startSandboxStand>>;

/**
 * Starts a database, a provider that a test can break, and the sandbox behind it.
 *
 * @param identity the church of the sandbox
 */
export async function startSandboxStand(identity: string) {
  const database = await createTestDatabase();
  const provider = await startTestProvider();
  const sandbox = await startSandboxBehind(identity);
  const stand = arrangeSyncs(database, provider, null);
  const close = async (): Promise<void> => {
    await provider.close();
    await sandbox.planner.stop();
    await database.drop();
  };
  return { database, provider, sandbox, stand, close };
}
