import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Config, ConfigError } from '../config.ts';
import { browserWalls } from './browser-walls.ts';
import type { SteepleEnv } from './context.ts';

export type Listening = {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /**
   * Says for a moment that it is not ready, so that a balancer looks elsewhere; then takes no new
   * requests, lets running ones finish for a while, and cuts what is left.
   */
  close(): Promise<void>;
};

/** Serves an app on HOST and PORT. Throws ConfigError when the address cannot be had. */
export async function listen(app: Hono<SteepleEnv>, config: Config): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const walls = browserWalls(config);
  let isStopping = false;
  const server = createServer(
    // Slow senders are cut off: headers within 10 s, the whole request within half a minute.
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      if (isStopping) {
        // The connection is not worth keeping, and closing it later could hit a request on its way.
        response.shouldKeepAlive = false;
      }
      for (const [name, value] of walls) {
        response.setHeader(name, value);
      }
      if (isStopping && request.url === '/ready') {
        response.writeHead(503).end();
        return;
      }
      void answer(request, response);
    },
  );
  server.listen(config.PORT, config.HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, config);
  }
  return {
    address: addressOf(server, config.HOST),
    close: async () => {
      isStopping = true;
      await sleep(config.STOP_DRAIN_MS);
      await close(server, config.STOP_GRACE_MS);
    },
  };
}

function explain(error: unknown, { HOST, PORT }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${PORT} on ${HOST} is taken by another program. Stop it, or set PORT to a free one.`,
    );
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return new ConfigError(
      `${HOST}:${PORT} cannot be listened on (${code}). Set HOST and PORT to an address of this machine.`,
    );
  }
  return error;
}

function addressOf(server: Server, host: string): string {
  const address: string | AddressInfo | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that carried one of the last requests stays open for a next one; nobody needs it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
