import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { breakAsSwitched } from './failures.ts';
import type { SandboxSwitches } from './switches.ts';

export type ProviderServer = {
  /** E.g. `http://127.0.0.1:41234`. */
  origin: string;
  /** Aborts running requests, hanging ones included. */
  close(): Promise<void>;
};

/**
 * Serves one provider on its own port. The app is created once the address is known, because a
 * provider's answers contain links to itself.
 *
 * @throws what listening throws, e.g. EADDRINUSE
 */
export async function serveProvider(
  place: { host: string; publicName: string; port: number; provider: IntegrationType },
  switches: SandboxSwitches,
  createApp: (origin: string) => Hono,
): Promise<ProviderServer> {
  const { host, publicName, port, provider } = place;
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 });
  server.listen(port, host);
  await once(server, 'listening');
  const origin = originOf(isEverywhere(host) ? publicName : host, server.address());
  const listener = getRequestListener(createApp(origin).fetch);
  server.on('request', async (request, response) => {
    const isControl = request.url?.startsWith('/__switches') === true;
    const fate = isControl
      ? 'goes_on'
      : await breakAsSwitched(switches, provider, request, response);
    if (fate === 'goes_on' && !request.socket.destroyed) {
      await listener(request, response);
    }
  });
  return {
    origin,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Whether a host means all addresses, and so is no name to link to. */
function isEverywhere(host: string): boolean {
  return ['0.0.0.0', '::'].includes(host);
}

function originOf(name: string, address: ReturnType<Server['address']>): string {
  const port = typeof address === 'object' && address ? address.port : 0;
  const isBareIpv6 = name.includes(':') && !name.startsWith('[');
  return `http://${isBareIpv6 ? `[${name}]` : name}:${port}`;
}
