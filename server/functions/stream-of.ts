import type { Logger } from 'pino';

/**
 * A body that is made as the client takes it. An error cuts the connection, so that half a file does not
 * look like a whole one.
 *
 * @param wasCut what the log says then
 */
export function streamOf(
  pieces: AsyncGenerator<Uint8Array>,
  log: Pick<Logger, 'error'>,
  wasCut: string,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) {
            controller.close();
          } else {
            controller.enqueue(value);
          }
        } catch (error) {
          log.error({ err: error }, wasCut);
          controller.error(new Error('The export was cut off.'));
        }
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
