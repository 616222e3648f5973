import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The behavior of a stand-in for a model's endpoint. */
export type Mood =
  | 'schema'
  /** Chooses the first of what is offered. */
  | 'first'
  | 'no-schema'
  | 'no-format'
  | 'cut-off'
  | 'busy'
  | 'broken'
  | 'hanging'
  | 'endless'
  | 'elsewhere'
  | 'no-json';

export type StandIn = {
  baseUrl: string;
  /** Every received body, unchanged. */
  received: string[];
  /** Its next answers, in order; the last one repeats. */
  say(...texts: string[]): void;
  feel(mood: Mood): void;
  close(): Promise<void>;
};

/** A model's endpoint over real HTTP, in either dialect. */
export async function startStandIn(dialect: 'openai' | 'anthropic'): Promise<StandIn> {
  const received: string[] = [];
  let mood: Mood = 'schema';
  let texts: string[] = ['{}'];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push(body);
      const refusesFormat =
        (mood === 'no-schema' && body.includes('"json_schema"')) ||
        (mood === 'no-format' && /"response_format"|"output_config"/.test(body));
      if (refusesFormat) {
        send(response, 400, '{"error":{"message":"unknown response_format"}}');
        return;
      }
      const [text = ''] = texts;
      texts = texts.length > 1 ? texts.slice(1) : texts;
      behave(response, mood, dialect, mood === 'first' ? firstChoice(body) : text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { port } = isAddress(address) ? address : { port: 0 };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    say: (...next) => {
      texts = next;
    },
    feel: (next) => {
      mood = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The first of each, as they stand between the lines of the prompt's data. */
function firstChoice(body: string): string {
  const { messages } = JSON.parse(body);
  const { openings, causes } = JSON.parse(messages.at(-1).content.split('\n')[1]);
  return JSON.stringify({ opening: openings[0].id, check_first: causes[0].id });
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

function behave(
  response: ServerResponse,
  mood: Mood,
  dialect: 'openai' | 'anthropic',
  text: string,
): void {
  switch (mood) {
    case 'busy':
      response.setHeader('retry-after', '30');
      send(response, 429, '{"error":{"message":"slow down"}}');
      return;
    case 'broken':
      send(response, 500, '<h1>Internal Server Error</h1>');
      return;
    case 'hanging':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{');
      return;
    case 'endless':
      flood(response);
      return;
    case 'elsewhere':
      response.writeHead(302, { location: 'http://127.0.0.1:9/' });
      response.end();
      return;
    case 'no-json':
      send(response, 200, 'I would rather talk.');
      return;
    default:
      send(response, 200, answerOf(dialect, text, mood === 'cut-off'));
  }
}

function answerOf(dialect: 'openai' | 'anthropic', text: string, isCut: boolean): string {
  return JSON.stringify(
    dialect === 'openai'
      ? { choices: [{ message: { content: text }, finish_reason: isCut ? 'length' : 'stop' }] }
      : { content: [{ type: 'text', text }], stop_reason: isCut ? 'max_tokens' : 'end_turn' },
  );
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}

/** Sends twenty megabytes, as fast as possible. */
function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(65_536, ' ');
  let left = 320;
  const write = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) {
        response.once('drain', write);
        return;
      }
    }
    response.end();
  };
  write();
}
