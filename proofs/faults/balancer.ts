import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A small load balancer: each request goes to the next process that takes connections. */
export type Balancer = {
  url: string;
  use(upstreams: readonly string[]): void;
  close(): Promise<void>;
};

/**
 * Starts a load balancer like operators use. It tries another process only if one refuses the
 * connection; a request that fails after it was accepted is a failure.
 */
export async function startBalancer(): Promise<Balancer> {
  let upstreams: readonly string[] = [];
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    turn += 1;
    const order = upstreams.map((_, index) => upstreams[(turn + index) % upstreams.length] ?? '');
    await pass(order, incoming, body, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    use: (list) => {
      upstreams = list;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

async function pass(
  [upstream, ...others]: readonly string[],
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<void> {
  if (upstream === undefined) {
    outgoing.writeHead(502).end();
    return;
  }
  try {
    const forwarded = request(`${upstream}${incoming.url}`, {
      method: incoming.method,
      headers: { ...incoming.headers, connection: 'close' },
      agent: false,
    });
    forwarded.end(body);
    const [answer] = await once(forwarded, 'response');
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') {
      await pass(others, incoming, body, outgoing);
      return;
    }
    outgoing.writeHead(502).end();
  }
}
