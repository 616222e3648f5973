import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Replaces PORT=0 by a port that nobody listens on: our public address is part of tokens and of
 * what providers are told, so it has to be known before we listen.
 */
export async function namePort(
  variables: Record<string, string | undefined>,
): Promise<Record<string, string | undefined>> {
  return variables.PORT === '0'
    ? { ...variables, PORT: String(await findFreePort(variables.HOST || '127.0.0.1')) }
    : variables;
}

async function findFreePort(host: string): Promise<number> {
  const probe = createServer().listen(0, host);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
