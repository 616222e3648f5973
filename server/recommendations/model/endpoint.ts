import type { Config } from '../../config.ts';

/** A model's endpoint and API dialect. */
export type ModelEndpoint = {
  baseUrl: string;
  apiKey: string;
  model: string;
  dialect: 'openai' | 'anthropic';
  timeoutMs: number;
};

type Settings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_DIALECT'>;

/** How long one answer may take. */
const timeoutMs = 30_000;

/** The configured endpoint; null if a setting is missing, in which case no model is used. */
export function endpointOf(config: Settings): ModelEndpoint | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = config;
  return baseUrl && apiKey && model
    ? {
        baseUrl: baseUrl.replace(/\/+$/, ''),
        apiKey,
        model,
        dialect: config.AI_DIALECT,
        timeoutMs,
      }
    : null;
}

/** The endpoint's host and model, for people. */
export function providerOf(config: Settings): string | null {
  const endpoint = endpointOf(config);
  return endpoint && `${new URL(endpoint.baseUrl).host}, ${endpoint.model}`;
}
