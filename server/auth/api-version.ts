import type { Context } from 'hono';

/**
 * Whether the client speaks API version 2024-01-01 or later, in which an error's `code` is a word
 * and no longer the status (GoTrue, `internal/api/apiversions.go`).
 */
export function speaksApiVersion2024(c: Context): boolean {
  const version = c.req.header('x-supabase-api-version');
  return version !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= '2024-01-01';
}
