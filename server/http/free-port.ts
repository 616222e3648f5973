import { findFreePort } from '#database/embedded/free-port.ts';
import { ConfigError } from '../config.ts';

type Variables = Record<string, string | undefined>;

/** PORT was taken by another program. */
export class PortTaken extends ConfigError {}

/**
 * Starts something that listens on PORT. PORT=0 is replaced by a free port first: our public address is
 * part of tokens and of what providers are told, so it must be known before we listen. When another
 * program takes that port meanwhile, it starts again with another one.
 *
 * @param start starts it with these variables
 * @throws what starting throws
 */
export async function onPort<Started>(
  variables: Variables,
  start: (variables: Variables) => Promise<Started>,
): Promise<Started> {
  if (variables.PORT !== '0') {
    return start(variables);
  }
  for (;;) {
    const PORT = String(await findFreePort(variables.HOST || '127.0.0.1'));
    try {
      return await start({ ...variables, PORT });
    } catch (error) {
      if (!(error instanceof PortTaken)) {
        throw error;
      }
    }
  }
}
