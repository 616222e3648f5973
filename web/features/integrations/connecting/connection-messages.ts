import * as z from 'zod/mini';
import {
  type ConnectionMessage,
  connectionChannel,
  type connectionHeard,
  connectionMessage,
} from '#contract/functions/connections.ts';

/** `opener`: sent to this very window. `channel`: sent to every window of ours in this browser. */
export type Road = 'opener' | 'channel';

/**
 * Listens for the message of the last page in a pop-up, as a window message and on the broadcast
 * channel. Only messages of the contract from our own exact origin count.
 *
 * @param onMessage returns whether the message was for this window; the pop-up is then told to
 *   close
 * @returns a function that stops listening
 */
export function listenToConnections(
  onMessage: (message: ConnectionMessage, road: Road) => boolean,
): () => void {
  const channel = new BroadcastChannel(connectionChannel);

  function hear(data: unknown, road: Road) {
    const message = z.safeParse(connectionMessage, data);
    if (message.success && onMessage(message.data, road)) {
      channel.postMessage({ type: 'oauth-heard' } satisfies z.infer<typeof connectionHeard>);
    }
  }

  function hearWindow({ origin, data }: MessageEvent<unknown>) {
    if (origin === window.location.origin) {
      hear(data, 'opener');
    }
  }

  // A broadcast channel carries nothing from other origins.
  channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data, 'channel');
  window.addEventListener('message', hearWindow);
  return () => {
    window.removeEventListener('message', hearWindow);
    channel.close();
  };
}
