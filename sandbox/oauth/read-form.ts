import type { Context } from 'hono';

/**
 * Reads the parameters of a token request: a form, multipart or JSON, as both providers accept.
 * Anything unreadable counts as empty.
 */
export async function readForm(c: Context): Promise<Map<string, string>> {
  const type = c.req.header('Content-Type') ?? '';
  try {
    const fields: Record<string, unknown> = type.includes('json')
      ? await c.req.json()
      : await c.req.parseBody();
    return new Map(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}
