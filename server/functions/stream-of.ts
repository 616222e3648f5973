import type { Logger } from 'pino';

/**
 * A body that is made as the client takes it. An error cuts the connection, so that half a file does not
 * look like a whole one.
 */
export function streamOf(
  pieces: AsyncGenerator<Uint8Array>,
  log: Pick<Logger, 'error'>,
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
          log.error({ err: error }, 'an export was cut off');
          controller.error(new Error('The export was cut off.'));
        }
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}
