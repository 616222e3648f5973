import { useEffect, useState } from 'react';
import { type DemoReading, demoReading } from '#contract/functions/demo-reading.ts';
import { demoMode } from '#web/lib/demo-mode.ts';

const askEveryMs = 1_000;

/** How far the demo's church with a history is, while it is being read; null once it can be opened. */
export function useDemoReading(): DemoReading | null {
  const [reading, setReading] = useState<DemoReading | null>(() =>
    demoMode() === 'reading' ? { isOver: false, weeks: null } : null,
  );
  const isWaiting = reading !== null;
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const leaving = new AbortController();
    let timer = 0;
    const ask = async (): Promise<void> => {
      const next = await askOnce(leaving.signal);
      if (leaving.signal.aborted) {
        return;
      }
      setReading(next);
      if (next) {
        timer = window.setTimeout(ask, askEveryMs);
      }
    };
    void ask();
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
    };
  }, [isWaiting]);
  return reading;
}

/** Without an answer nobody waits: the sign-in itself says what is wrong. */
async function askOnce(signal: AbortSignal): Promise<DemoReading | null> {
  try {
    const answer = await fetch('/demo/reading', { signal });
    const reading = demoReading.parse(await answer.json());
    return reading.isOver ? null : reading;
  } catch {
    return null;
  }
}
