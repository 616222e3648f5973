import type { CountSave } from '#contract/functions/count-sheet.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { logError } from '#web/lib/log.ts';
import { changingIn } from './changing-in.ts';
import type { CountStore, Owner } from './count-store.ts';
import {
  dropped,
  nextToSend,
  type PlaceWords,
  pauseAfter,
  type Queue,
  tried,
  typed,
  unsent,
} from './queue.ts';

/**
 * Where the sending stands.
 *
 * - `ready`: everything is sent, or being sent
 * - `offline`: no answer came; tried again by itself
 * - `full`: the server takes no more for now, and `told` why; tried again by itself
 * - `signed-out`: nobody is signed in any more
 * - `forbidden`: this person may not change counts
 * - `ended`: the link has ended
 */
type Sending = 'ready' | 'offline' | 'full' | 'signed-out' | 'forbidden' | 'ended';

export type DeskState = {
  queue: Queue;
  sending: Sending;
  triedAt: Date | null;
  /** The server's own sentence, where `full`. */
  told: string;
  /** False where what is typed lasts only as long as the page. */
  isLasting: boolean;
};

/** Sends one count; gives what the answer makes of the queue. @throws SomebodyElse instead of sending */
type Send = (save: CountSave, signedAs: string) => Promise<(queue: Queue) => Queue>;

type Options = {
  store: CountStore;
  owner: Owner;
  send: Send;
  /** What an usher is called now. */
  name?: () => string;
  /** Whether an answer of 404 means that the link has ended. */
  isLink?: boolean;
  /** Whether the browser believes to have a network. */
  isOnline?: () => boolean;
};

/**
 * Takes counts as they are typed, keeps them on this phone, and sends them in their order, one at a time.
 * A count leaves the phone only with the server's answer.
 */
export function createDesk(options: Options) {
  const { store, owner, send, name = nobody, isLink = false, isOnline = onLine } = options;
  const { state, subscribe, become } = holding<DeskState>({
    ...nothingTyped,
    isLasting: store.isLasting,
  });
  let failures = 0;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;

  const change = changingIn(store, owner, state, become);

  async function sendAll() {
    // Whoever has left may be followed by somebody else, as whom these counts would be sent.
    while (!isLeft) {
      const outcome = await sendNext({ change, send, name, isOnline, isLink });
      if (outcome === 'none') {
        failures = 0;
        return become({ sending: 'ready' });
      }
      if (outcome !== 'sent') {
        return fail(outcome);
      }
    }
  }

  function fail({ sending, told = '' }: Failure) {
    failures += 1;
    become({ sending, told, triedAt: new Date() });
    if (sending !== 'ended' && !isLeft) {
      timer = setTimeout(() => void sendNow(), pauseAfter(failures));
    }
  }

  function sendNow(): Promise<void> {
    clearTimeout(timer);
    running ??= alone(owner, sendAll)
      .catch((cause) => logError('Counts could not be sent.', cause))
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    state,
    subscribe,
    /** Keeps a count on this phone, then sends it. @returns once it is on this phone */
    async type(save: CountSave, words: PlaceWords) {
      await change((queue) => typed(queue, save, words));
      // Whoever is typing is there: the pauses begin anew.
      failures = 0;
      // What is being sent has looked at the queue already, or will.
      void (running ?? Promise.resolve()).then(sendNow);
    },
    drop: (key: string) => change((queue) => dropped(queue, key)),
    sendNow,
    /** Reads what is on this phone and sends it; again on `online`, and when the page is looked at. */
    start() {
      isLeft = false;
      const end = onReturn(() => {
        failures = 0;
        void sendNow();
      });
      void sendNow();
      return () => {
        isLeft = true;
        clearTimeout(timer);
        end();
      };
    },
  };
}

const nothingTyped = { queue: [], sending: 'ready', triedAt: null, told: '' } as const;

/** A state that is followed, as `useSyncExternalStore` wants it. */
function holding<State>(first: State) {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become(next: Partial<State>) {
      state = { ...state, ...next };
      for (const listener of listeners) {
        listener();
      }
    },
  };
}

/** Calls when the network is back, or the page is looked at again; gives what ends that. */
function onReturn(call: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && call();
  window.addEventListener('online', call);
  window.addEventListener('focus', call);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('online', call);
    window.removeEventListener('focus', call);
    document.removeEventListener('visibilitychange', look);
  };
}

type Sender = {
  change: (by: (queue: Queue) => Queue) => Promise<Queue>;
} & Required<Pick<Options, 'send' | 'name' | 'isOnline' | 'isLink'>>;

type Failure = { sending: Exclude<Sending, 'ready'>; told?: string };

/** Sends the oldest count that waits, if there is one. */
async function sendNext({
  change,
  send,
  name,
  isOnline,
  isLink,
}: Sender): Promise<Failure | 'sent' | 'none'> {
  const mark = marking(name());
  const queue = await change(mark.by);
  const next = queue.find(({ save }) => save.key === mark.key());
  if (!next) {
    return 'none';
  }
  if (!isOnline()) {
    return { sending: 'offline' };
  }
  try {
    const answer = await send(next.save, next.signedAs ?? '');
    await change(answer);
  } catch (error) {
    if (!isRefused(error)) {
      return whyNot(error, isLink);
    }
    // It would be refused again, and hold up all that was typed after it.
    await change((now) => refusedBy(now, next.save.key, error));
  }
  return 'sent';
}

function nobody(): string {
  return '';
}

function onLine(): boolean {
  return navigator.onLine;
}

/**
 * Marked in the same step in which it is chosen: nothing may take its place once it may have arrived. Made
 * again, as after a phone could keep nothing, it marks the same.
 */
function marking(signedAs: string) {
  let key: string | null = null;
  return {
    key: () => key,
    by(queue: Queue): Queue {
      const next = unsent(queue).find(({ save }) => save.key === key) ?? nextToSend(queue);
      key = next?.save.key ?? null;
      return key === null ? queue : tried(queue, key, signedAs);
    },
  };
}

const unauthorized = 401;
const forbidden = 403;
const notFound = 404;
const tooMany = 429;
const finalStatuses = [400, 409, 413, 422];

/** An answer that this very count can never get past. */
function isRefused(error: unknown): error is RequestRefused {
  return error instanceof RequestRefused && finalStatuses.includes(error.status);
}

function whyNot(error: unknown, isLink: boolean): Failure {
  const refusal = error instanceof RequestRefused ? error : null;
  const status = refusal?.status;
  if (refusal && status === tooMany) {
    return { sending: 'full', told: refusal.message };
  }
  if (status === unauthorized || error instanceof SomebodyElse) {
    return { sending: 'signed-out' };
  }
  if (status === forbidden || (status === notFound && !isLink)) {
    return { sending: 'forbidden' };
  }
  return { sending: status === notFound ? 'ended' : 'offline' };
}

function refusedBy(queue: Queue, key: string, { message }: RequestRefused): Queue {
  return queue.map((one) =>
    one.save.key === key ? { ...one, state: 'refused' as const, error: message } : one,
  );
}

/**
 * One tab sends at a time what is one owner's: nobody waits for a request of somebody who left. Where that
 * cannot be agreed on, the keys keep it from counting twice.
 */
async function alone(owner: Owner, work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(`steeple-counts ${owner}`, work) : work());
}

/** Another person is signed in now than the one who typed: nothing is sent as theirs. */
export class SomebodyElse extends Error {}

/** What another owner has on this phone. */
export async function unsentOfOthers(
  store: CountStore,
  owner: Owner,
): Promise<{ owner: Owner; count: number }[]> {
  const all = await store.all();
  return all
    .map(({ owner: other, queue }) => ({ owner: other, count: unsent(queue).length }))
    .filter(({ owner: other, count }) => other !== owner && count > 0);
}
