import { onPort } from '#server/http/free-port.ts';

/**
 * Starts something on a free port whose number must be known before; on another one when somebody
 * else has taken the first meanwhile.
 *
 * @param start starts it on this port
 * @returns what was started
 * @throws what starting throws for any other reason
 */
export function onNamedPort<Started>(start: (port: string) => Promise<Started>): Promise<Started> {
  return onPort({ PORT: '0' }, ({ PORT = '' }) => start(PORT));
}
