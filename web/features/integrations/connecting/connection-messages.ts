import * as z from 'zod/mini';
import {
  type ConnectionMessage,
  connectionChannel,
  type connectionHeard,
  connectionMessage,
} from '#contract/functions/connections.ts';

/** `opener`: said to this very window. `channel`: said to every window of ours in this browser. */
export type Road = 'opener' | 'channel';

/**
 * Listens to what a pop-up's last page says, as a window message and on the broadcast channel.
 * Nothing counts but the contract's messages from our own exact origin.
 * @param onMessage says whether the message was for this window; the pop-up is then told to close
 * @returns a function that ends the listening
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

  // The channel carries nothing from other origins: that is what it is.
  channel.onmessage = ({ data }: MessageEvent<unknown>) => hear(data, 'channel');
  window.addEventListener('message', hearWindow);
  return () => {
    window.removeEventListener('message', hearWindow);
    channel.close();
  };
}
