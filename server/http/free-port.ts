import { findFreePort } from '#database/embedded/free-port.ts';

/**
 * Replaces PORT=0 by a free port: our public address is part of tokens and of what providers are
 * told, so it must be known before we listen.
 */
export async function namePort(
  variables: Record<string, string | undefined>,
): Promise<Record<string, string | undefined>> {
  return variables.PORT === '0'
    ? { ...variables, PORT: String(await findFreePort(variables.HOST || '127.0.0.1')) }
    : variables;
}
