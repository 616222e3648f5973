import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

export type ReceivedRequest = {
  method: string;
  /** Path and query as received. */
  target: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** An answer, or a failure. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | 'hang'
  | 'cut'
  | 'cut_body';

type Replying = (request: ReceivedRequest, count: number) => Reply | Promise<Reply>;

/** A real HTTP server in place of a provider; tests decide how it answers or breaks. */
export type TestProviderServer = {
  url: string;
  received: ReceivedRequest[];
  /** Changes its answers from now on. */
  answerWith(reply: Replying): void;
  close(): Promise<void>;
};

export async function startTestProvider(): Promise<TestProviderServer> {
  const received: ReceivedRequest[] = [];
  let reply: Replying = () => ({ json: {} });
  const server = createServer(async (incoming, outgoing) => {
    const request = await read(incoming);
    if (await hasGone(incoming)) {
      return;
    }
    received.push(request);
    send(outgoing, await reply(request, received.length));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    received,
    answerWith: (next) => {
      reply = next;
      received.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Whether the sender gave up the request before it was answered, as a test that has ended does.
 * Node notices the closed connection in the poll phase after the one that read the request.
 */
async function hasGone({ socket }: IncomingMessage): Promise<boolean> {
  await setImmediate();
  await setImmediate();
  return socket.readableEnded || socket.destroyed;
}

async function read(incoming: IncomingMessage): Promise<ReceivedRequest> {
  let body = '';
  for await (const chunk of incoming) {
    body += chunk;
  }
  return {
    method: incoming.method ?? '',
    target: incoming.url ?? '',
    headers: incoming.headers,
    body,
  };
}

function send(outgoing: ServerResponse, reply: Reply): void {
  if (reply === 'hang') {
    return;
  }
  if (reply === 'cut') {
    outgoing.socket?.destroy();
    return;
  }
  if (reply === 'cut_body') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    outgoing.write('{"data":[');
    setTimeout(() => outgoing.socket?.destroy(), 10);
    return;
  }
  const isText = reply.text !== undefined;
  outgoing.writeHead(reply.status ?? 200, {
    'content-type': isText ? 'text/html' : 'application/json; charset=utf-8',
    ...reply.headers,
  });
  outgoing.end(isText ? reply.text : JSON.stringify(reply.json ?? {}));
}
