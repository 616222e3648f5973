import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';

/** Which tables have changed; or anything may have. */
export type Told = readonly string[] | 'anything';

const told = z.union([z.array(z.string()), z.literal('anything')]);
/** Specification, section 9: the waits before coming back, in ms; the last one again and again. */
const waitsMs = [1_000, 2_000, 5_000, 10_000];
/** The server gives a sign of life every 25 seconds. */
const silenceMaxMs = 60_000;

type Options = {
  /** Opens the stream. */
  open: (signal: AbortSignal) => Promise<Response>;
  onTold: (told: Told) => void;
  signal: AbortSignal;
};

/**
 * Follows what changes on the server until the signal: comes back when the stream ends, later each time it
 * cannot be opened, and not at the same moment as all others.
 */
export async function followChanges({ open, onTold, signal }: Options): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const hasOpened = await followOnce(open, onTold, signal).catch(() => false);
    failures = hasOpened ? 0 : failures + 1;
    const wait = waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0;
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** @returns whether the stream was opened */
async function followOnce(
  open: Options['open'],
  onTold: Options['onTold'],
  signal: AbortSignal,
): Promise<boolean> {
  const silence = new AbortController();
  const either = AbortSignal.any([signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), silenceMaxMs);
  try {
    const response = await open(either);
    if (!response.ok || !response.body) {
      return false;
    }
    const parser = createParser({
      onEvent: ({ data }) => {
        const parsed = told.safeParse(JSON.parse(data));
        onTold(parsed.success ? parsed.data : 'anything');
      },
    });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: '' }));
      if (done) {
        return true;
      }
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMaxMs);
      parser.feed(value ?? '');
    }
  } finally {
    clearTimeout(timer);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
