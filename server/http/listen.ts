import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { errorCode } from '#database/access/error-reason.ts';
import { type Config, ConfigError } from '../config.ts';
import type { SteepleEnv } from './context.ts';
import { PortTaken } from './free-port.ts';
import { limitPipelining } from './limit-pipelining.ts';
import { securityHeaders } from './security-headers.ts';

/** How long an idle connection may be used once more; STOP_DRAIN_MS if that is shorter. */
const idleGraceMsMax = 2_000;

/** How long running requests may take after a stop signal; service managers must wait longer. */
const stopGraceMs = 10_000;

/** The rest dialect promises lists of 1,000 values, which is 40 kB of ids in an address. */
const headerBytesMax = 65_536;

/** How long a connection may be silent in the middle of a request or an answer. */
const silenceMs = 60_000;

export type Listening = {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /**
   * Reports "not ready" for a moment, so that a load balancer moves on; then accepts no new
   * connections, answers one more request on the existing ones, and cuts what is left after a
   * while.
   */
  close(): Promise<void>;
};

/**
 * Serves an app on HOST and PORT.
 *
 * @throws PortTaken, or ConfigError when the address is not available for another reason
 */
export async function listen(app: Hono<SteepleEnv>, config: Config): Promise<Listening> {
  // HTTP/1.0 has no Host header, and the usual probes of load balancers use it.
  const answer = getRequestListener(app.fetch, { hostname: new URL(config.siteUrl).host });
  const headers = securityHeaders(config);
  const enqueue = limitPipelining();
  let isReady = true;
  let isListening = true;
  const server = createServer(
    // Slow senders are cut off: headers within 10 s, the whole request within half a minute.
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: headerBytesMax,
    },
    (request, response) => {
      if (!isListening) {
        // Closing comes now and not earlier: a proxy that keeps sending would open new connections
        // just as we stop accepting, and those in the backlog would be reset.
        response.shouldKeepAlive = false;
      }
      for (const [name, value] of headers) {
        response.setHeader(name, value);
      }
      if (!isReady && request.url === '/ready') {
        response.writeHead(503).end();
        return;
      }
      enqueue(request, response, () => void answer(request, response));
    },
  );
  server.on('clientError', (error, socket) => answerUnreadable(error, socket));
  // Node checks twice before it cuts off a client that reads nothing of an answer.
  server.setTimeout(silenceMs);
  server.listen(config.PORT, config.HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, config);
  }
  return {
    address: addressOf(server, config.HOST),
    close: async () => {
      isReady = false;
      await sleep(config.STOP_DRAIN_MS);
      isListening = false;
      await close(server, config);
    },
  };
}

const unreadable: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'request_header_too_large',
    `The address and headers of this request are too long: at most ${headerBytesMax} bytes are accepted.`,
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    'request_timeout',
    'The request took too long to arrive.',
  ],
};

/** Answers what node:http cannot parse as a request; like its own answer, but with a body. */
function answerUnreadable(error: Error, socket: Duplex): void {
  const [status, code, message] = unreadable[errorCode(error) ?? ''] ?? [
    '400 Bad Request',
    'bad_request',
    'Not a valid HTTP request.',
  ];
  if (!socket.writable || errorCode(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ code, message });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function explain(error: unknown, { HOST, PORT }: Config): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new PortTaken(
      `Port ${PORT} on ${HOST} is taken by another program. Stop it, or set PORT to a free one.`,
    );
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return new ConfigError(
      `Steeple can’t listen on ${HOST}:${PORT} (${code}). Set HOST and PORT to an address on this machine.`,
    );
  }
  return error;
}

function addressOf(server: Server, host: string): string {
  const address: string | AddressInfo | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function close(
  server: Server,
  { STOP_DRAIN_MS }: Pick<Config, 'STOP_DRAIN_MS'>,
): Promise<void> {
  // Not the `close` of node:http, which also ends idle connections at once, including one on which
  // a proxy may be sending a request at this moment.
  const closed = new Promise<void>((resolve) => {
    TcpServer.prototype.close.call(server, () => resolve());
  });
  const timers = [
    setTimeout(
      () => timers.push(setInterval(() => server.closeIdleConnections(), 50)),
      Math.min(STOP_DRAIN_MS, idleGraceMsMax),
    ),
    setTimeout(() => server.closeAllConnections(), stopGraceMs),
  ];
  await closed;
  for (const timer of timers) {
    clearTimeout(timer);
  }
}
