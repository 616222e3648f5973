import autocannon from 'autocannon';

export type Load = { url: string; headers?: Record<string, string> };

/** Sends requests over 16 connections for some seconds. Throws when any of them fails. */
export async function requestsPerSecond(
  { url, headers = {} }: Load,
  seconds: number,
): Promise<number> {
  const result = await autocannon({ url, headers, connections: 16, duration: seconds });
  if (result.errors > 0 || result.non2xx > 0 || result['2xx'] === 0) {
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refusals`);
  }
  return result['2xx'] / result.duration;
}
