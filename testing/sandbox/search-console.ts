import { expect } from 'vitest';
import { z } from 'zod';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import { startTestSandbox } from './sandbox.ts';

const scope = 'https://www.googleapis.com/auth/webmasters.readonly';

/** The default property of these tests. */
export const domain = 'sc-domain:gracehill.example';
export const prefix = 'https://www.gracehill.example/';
/** A week with final data at the test clock. */
export const week = { startDate: '2026-11-09', endDate: '2026-11-15' };

export const queryAnswer = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        keys: z.array(z.string()).optional(),
        clicks: z.int(),
        impressions: z.int(),
        ctr: z.number().min(0).max(1),
        position: z.number().min(0),
      }),
    )
    .optional(),
  responseAggregationType: z.enum(['byProperty', 'byPage']),
  metadata: z
    .union([
      z.strictObject({ firstIncompleteDate: z.iso.date() }),
      z.strictObject({ firstIncompleteHour: z.string() }),
    ])
    .optional(),
});

/** Both sandboxes, with helpers for requests to Google's as somebody who has consented. */
export async function startSearchConsole() {
  const sandbox: Sandbox = await startTestSandbox();
  const call = (path: string, init: RequestInit = {}, identity = 'several-properties') => {
    const { accessToken } = sandbox.issue('google_search_console', identity, [scope]);
    return fetch(`${sandbox.google}/webmasters/v3${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    });
  };
  /** The path contains the property as given. */
  const queryAt = (path: string, body: unknown, identity?: string) =>
    call(
      `/sites/${path}/searchAnalytics/query`,
      { method: 'POST', body: JSON.stringify(body) },
      identity,
    );
  const query = (site: string, body: unknown) => queryAt(encodeURIComponent(site), body);
  return {
    sandbox,
    call,
    queryAt,
    query,
    /** The rows of an answer, which must be a success. */
    rowsOf: async (site: string, body: unknown) => {
      const response = await query(site, body);
      expect(response.status).toBe(200);
      return queryAnswer.parse(await response.json()).rows ?? [];
    },
  };
}

/** The clicks of all rows. */
export function sum(rows: { clicks: number }[]): number {
  return rows.reduce((total, { clicks }) => total + clicks, 0);
}
