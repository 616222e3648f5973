import { z } from 'zod';
import type { ModelEndpoint } from './endpoint.ts';

/** A prompt: the instructions, the material, and the schema of the answer. */
export type ModelQuestion = { system: string; user: string; schema: Record<string, unknown> };

/** The exact request, and the text of the answer. */
export type Exchange = { request: string; text: string };

/** No usable answer; the message says why, without quoting the answer. */
export class ModelFailed extends Error {
  readonly request: string;
  /** Whether another response format may work. */
  readonly mayAskDifferently: boolean;

  constructor(message: string, request: string, mayAskDifferently = false) {
    super(message);
    this.name = 'ModelFailed';
    this.request = request;
    this.mayAskDifferently = mayAskDifferently;
  }
}

const formats = ['json_schema', 'json_object', 'none'] as const;
type Format = (typeof formats)[number];

/** The format that each endpoint last accepted: many know only `json_object`, some not even that. */
const understood = new Map<string, Format>();

const answerBytesMax = 65_536;
const answerTokensMax = 1_200;

/** Options of a request. */
export type AskOptions = {
  /** Aborts the request, e.g. when the server stops. */
  signal?: AbortSignal | undefined;
  /** Stores the request before it is sent, so that nothing is sent unrecorded. */
  keep?(request: string): Promise<void>;
};

/**
 * Sends one prompt. An endpoint that rejects the response format (400 or 422) gets a simpler one, which
 * is remembered.
 *
 * @param requestsMax the rest of the church's budget, at least 1
 * @throws {ModelFailed} when nothing usable came in time
 */
export async function askModel(
  endpoint: ModelEndpoint,
  question: ModelQuestion,
  requestsMax: number,
  asking: AskOptions = {},
): Promise<Exchange> {
  const key = `${endpoint.dialect} ${endpoint.baseUrl} ${endpoint.model}`;
  const first = formats.indexOf(understood.get(key) ?? 'json_schema');
  const tried = formats.slice(first, first + requestsMax);
  for (const format of tried) {
    try {
      const asked = await askOnce(endpoint, question, format, asking);
      understood.set(key, format);
      return asked;
    } catch (error) {
      const isLast = format === tried.at(-1);
      if (!(error instanceof ModelFailed) || !error.mayAskDifferently || isLast) {
        throw error;
      }
    }
  }
  throw new ModelFailed('The AI service doesn’t use a format we know.', '');
}

async function askOnce(
  endpoint: ModelEndpoint,
  question: ModelQuestion,
  format: Format,
  { signal, keep }: AskOptions,
): Promise<Exchange> {
  const { path, headers, body } = dialects[endpoint.dialect](endpoint, question, format);
  const request = JSON.stringify(body);
  await keep?.(request);
  const timeout = AbortSignal.timeout(endpoint.timeoutMs);
  const ending = signal ? AbortSignal.any([timeout, signal]) : timeout;
  let response: Response;
  let bytes: string;
  try {
    response = await fetch(`${endpoint.baseUrl}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: request,
      redirect: 'error',
      signal: ending,
    });
    bytes = await readBounded(response);
  } catch (error) {
    if (error instanceof TooLong) {
      throw new ModelFailed('The AI service sent too long an answer.', request);
    }
    // Being stopped is not the endpoint's fault.
    signal?.throwIfAborted();
    const why = timeout.aborted
      ? 'The AI service didn’t answer in time.'
      : 'We couldn’t reach the AI service.';
    throw new ModelFailed(why, request);
  }
  if (!response.ok) {
    const mayAskDifferently = response.status === 400 || response.status === 422;
    throw new ModelFailed(
      `The AI service answered with error ${response.status}.`,
      request,
      mayAskDifferently,
    );
  }
  return { request, text: textOf(bytes, endpoint.dialect, request) };
}

class TooLong extends Error {}

/** Reads a limited number of bytes; longer answers are rejected without waiting for the rest. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > answerBytesMax) {
      throw new TooLong();
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

type Wire = { path: string; headers: Record<string, string>; body: Record<string, unknown> };
type Dialect = (endpoint: ModelEndpoint, question: ModelQuestion, format: Format) => Wire;

const dialects: Record<ModelEndpoint['dialect'], Dialect> = {
  openai: ({ apiKey, model }, question, format) => ({
    path: '/chat/completions',
    headers: { authorization: `Bearer ${apiKey}` },
    body: {
      model,
      max_tokens: answerTokensMax,
      messages: [
        { role: 'system', content: systemOf(question, format) },
        { role: 'user', content: question.user },
      ],
      ...(format === 'json_schema'
        ? {
            response_format: {
              type: 'json_schema',
              json_schema: { name: 'wording', strict: true, schema: question.schema },
            },
          }
        : {}),
      ...(format === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
    },
  }),
  anthropic: ({ apiKey, model }, question, format) => ({
    path: '/v1/messages',
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    body: {
      model,
      max_tokens: answerTokensMax,
      system: systemOf(question, format),
      messages: [{ role: 'user', content: question.user }],
      ...(format === 'json_schema'
        ? { output_config: { format: { type: 'json_schema', schema: question.schema } } }
        : {}),
    },
  }),
};

/** Adds the schema to the prompt if the format has none. */
function systemOf({ system, schema }: ModelQuestion, format: Format): string {
  return format === 'json_schema'
    ? system
    : `${system}\nAnswer with one JSON object of this JSON schema and nothing else: ${JSON.stringify(schema)}`;
}

const openAiAnswer = z.object({
  choices: z
    .array(
      z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }),
    )
    .min(1),
});
const anthropicAnswer = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
});

/** The text of a complete answer, not one that was cut off. */
function textOf(bytes: string, dialect: ModelEndpoint['dialect'], request: string): string {
  const unreadable = new ModelFailed('The AI service sent something we can’t read.', request);
  let body: unknown;
  try {
    body = JSON.parse(bytes);
  } catch {
    throw unreadable;
  }
  if (dialect === 'openai') {
    const [choice] = openAiAnswer.safeParse(body).data?.choices ?? [];
    if (!choice || !['stop', undefined, null].includes(choice.finish_reason)) {
      throw unreadable;
    }
    return choice.message.content;
  }
  const answer = anthropicAnswer.safeParse(body).data;
  if (!answer || !['end_turn', 'stop_sequence', undefined, null].includes(answer.stop_reason)) {
    throw unreadable;
  }
  return answer.content
    .flatMap(({ type, text }) => (type === 'text' && text ? [text] : []))
    .join('');
}
