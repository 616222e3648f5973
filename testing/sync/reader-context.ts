import type pg from 'pg';
import { pino } from 'pino';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { classifyAnswer } from '#server/integrations/planning-center/classify-answer.ts';
import { AccessTokenRefused } from '#server/integrations/provider-error.ts';
import {
  type ProviderReader,
  type ProviderRequest,
  type ReaderContext,
  ReadInParts,
  ReadingRefused,
  type ReadMode,
  type ReadTask,
} from '#server/sync/reader.ts';

export type TestReading = {
  context: ReaderContext;
  /** Every request, in order. */
  requests: ProviderRequest[];
};

/** A reader's context, with a provider that answers at once. */
export function testReaderContext(settings: {
  accountId: string;
  type: IntegrationType;
  apiUrl: string;
  accessToken: string;
  pool: pg.Pool;
  now: Date;
  metadata?: Record<string, unknown>;
}): TestReading {
  const { accountId, apiUrl, accessToken, pool, now, metadata = {} } = settings;
  const requests: ProviderRequest[] = [];
  const get = async (request: ProviderRequest): Promise<unknown> => {
    requests.push(request);
    const { path, parameters = {}, json } = request;
    const url = new URL(`${apiUrl}${path}`);
    url.search = new URLSearchParams(parameters).toString();
    const answer = await fetch(url, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'user-agent': 'Steeple (test@steeple.test)',
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    if (answer.ok) {
      return answer.json();
    }
    const text = await answer.text();
    const said = `${path}: ${answer.status} ${text}`;
    if (classifyAnswer({ status: answer.status, body: JSON.parse(text) }) === 'token_refused') {
      throw new AccessTokenRefused(said);
    }
    throw new ReadingRefused(answer.status === 404 ? 'not_found' : 'unavailable', said);
  };
  const write = <Result>(work: (client: pg.PoolClient) => Promise<Result>) =>
    inTransaction(pool, work);
  const mode: ReadMode = 'nightly';
  const log = pino({ level: 'silent' });
  const { signal } = new AbortController();
  const context = { accountId, mode, metadata, pool, now, log, signal, get, write, compute: write };
  return { requests, context };
}

/** A complete run like in the jobs: plans, reads and computes each task, then computes all of them. */
export async function runReader(
  reader: ProviderReader,
  context: ReaderContext,
  mode: ReadMode,
): Promise<ReadTask[]> {
  const run = reader.open({ ...context, mode });
  const tasks = await run.plan(mode);
  const waiting = [...tasks];
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    try {
      await run.read(task);
      await run.compute([task]);
    } catch (error) {
      if (!(error instanceof ReadInParts)) {
        throw error;
      }
      waiting.unshift(...error.parts);
    }
  }
  await run.compute(tasks);
  return tasks;
}
