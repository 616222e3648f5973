import autocannon from 'autocannon';

/** The default number of connections. */
export const connectionsUsual = 16;

/** A request; GET by default. */
export type Sent = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** The requests that each connection sends, one after the other. */
export type Load = {
  /** `connectionsUsual` by default. */
  connections?: number;
  /** The requests that this connection (0, 1, …) repeats. */
  requests(connection: number): readonly Sent[];
  /** For requests that depend on answers: the next one, instead of `requests`. */
  next?(connection: number, answer: string): Sent;
};

/**
 * Sends a load for some seconds.
 *
 * @returns requests per second
 * @throws when any of them fails
 */
export async function requestsPerSecond(url: string, load: Load, seconds: number): Promise<number> {
  const result = await send(url, load, { duration: seconds });
  return result['2xx'] / result.duration;
}

/**
 * Sends a load until so many requests are answered.
 *
 * @throws when any of them fails
 */
export async function sendRequests(url: string, load: Load, amount: number): Promise<void> {
  await send(url, load, { amount });
}

async function send(
  url: string,
  load: Load,
  until: { duration: number } | { amount: number },
): Promise<autocannon.Result> {
  let connection = 0;
  let refusal = '';
  const result = await autocannon({
    url,
    connections: load.connections ?? connectionsUsual,
    setupClient: (client) => {
      client.setRequests(requestsOf(load, connection, (text) => (refusal ||= text)));
      connection += 1;
    },
    ...until,
  });
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(
      `${url}${load.requests(0)[0]?.path}: ${result.errors} errors, ${result.non2xx} refusals; ${refusal}`,
    );
  }
  return result;
}

function requestsOf(
  { requests, next }: Load,
  connection: number,
  onRefusal: (answer: string) => void,
): autocannon.Request[] {
  const sendOver = (sent: Sent): autocannon.Request => ({
    ...separate(sent),
    onResponse: (status, answer) => (status < 300 ? undefined : onRefusal(answer)),
  });
  const list = requests(connection);
  let [sent] = list;
  if (!next || !sent) {
    return list.map(sendOver);
  }
  const onResponse = (status: number, answer: string) => {
    if (status >= 300) {
      onRefusal(answer);
    } else {
      sent = next(connection, answer);
    }
  };
  const setupRequest = (defaults: autocannon.Request) => ({
    ...defaults,
    ...(sent && separate(sent)),
  });
  return [{ ...separate(sent), onResponse, setupRequest }];
}

/** Copies headers, because autocannon adds Content-Length to them. */
function separate(sent: Sent): Sent {
  return { ...sent, headers: { ...sent.headers } };
}
