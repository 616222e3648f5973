import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';

/** A person who repeats the same few requests. */
export type Other = {
  token: string;
  questions: readonly Question[];
};

export type Question = {
  path: string;
  /** Sent by POST as JSON; without it the method is GET. */
  json?: unknown;
};

/** The pause between requests; three people make about 60 requests a second. */
const pauseMs = 50;

/**
 * The response times of other people during something else: the 95th percentile in milliseconds, and the
 * number of answers.
 */
export async function p95While(
  url: string,
  others: readonly Other[],
  isOver: () => boolean,
): Promise<{ p95: number; answers: number }> {
  const timesMs: number[] = [];
  const agent = new Agent({ keepAlive: true });
  await Promise.all(
    others.map(async ({ token, questions }) => {
      for (let count = 0; !isOver(); count += 1) {
        const startMs = performance.now();
        const question = questions[count % questions.length] ?? { path: '/' };
        const { status } = await ask(url, question, token, agent);
        // 206: the first page of a longer list.
        if (status !== 200 && status !== 206) {
          throw new Error(`${question.path}: ${status}`);
        }
        timesMs.push(performance.now() - startMs);
        await sleep(pauseMs);
      }
    }),
  );
  agent.destroy();
  const p95 = timesMs.sort((a, b) => a - b)[Math.floor(timesMs.length * 0.95)] ?? Number.NaN;
  return { p95, answers: timesMs.length };
}

/** True for the given number of milliseconds from now. */
export function forMs(milliseconds: number): () => boolean {
  const endMs = performance.now() + milliseconds;
  return () => performance.now() >= endMs;
}

/** Sends one request and discards the body, so that the bench itself uses little CPU. */
export function ask(
  url: string,
  { path, json }: Question,
  token: string,
  agent: Agent,
): Promise<{ status: number }> {
  const headers = {
    authorization: `Bearer ${token}`,
    prefer: 'count=exact',
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const method = json === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, headers, method }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0 }));
      answer.resume();
    });
    sent.on('error', reject);
    sent.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

/**
 * Signs a person of the demo in.
 *
 * @returns their access token
 */
export async function signInDemo(url: string, name: string): Promise<string> {
  const client = createClient(url, 'sb_publishable_steeple', { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword({
    email: `${name}@steeple.test`,
    password: 'steeple-demo',
  });
  if (error) {
    throw error;
  }
  return data.session.access_token;
}
