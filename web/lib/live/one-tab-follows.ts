import type { Told } from './follow-changes.ts';

const name = 'steeple-live';
/** How long a tab that nobody sees goes on following, in ms. */
const hiddenMaxMs = 60_000;

type Follow = (onTold: (told: Told) => void, signal: AbortSignal) => Promise<void>;

/**
 * Lets one tab of this browser follow the server and tell the others: a browser opens few connections to
 * one place. A tab that has been hidden for a minute lets another one follow.
 *
 * @param follow follows until its signal
 * @param onTold hears in every tab
 * @returns ends it
 */
export function followInOneTab(follow: Follow, onTold: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Told>) => onTold(data);
  const tellAll = (told: Told) => {
    onTold(told);
    channel.postMessage(told);
  };
  let turn = new AbortController();
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    const { signal } = turn;
    navigator.locks
      .request(name, { signal }, () => follow(tellAll, signal))
      // It is given up while it waits for its turn.
      .catch(() => undefined);
  };
  const onVisibility = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') {
      hiding = setTimeout(() => turn.abort(), hiddenMaxMs);
    } else if (turn.signal.aborted) {
      turn = new AbortController();
      begin();
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return () => {
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    turn.abort();
    channel.close();
  };
}
