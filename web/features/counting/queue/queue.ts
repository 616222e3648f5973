import type { CountSave, CountSaveResult, StandingCount } from '#contract/functions/count-sheet.ts';

/**
 * A count on its way from a phone to the church.
 *
 * - `waiting`: not sent yet; a later value takes its place
 * - `tried`: sent, and no answer came; sent again under the same key
 * - `differs`, `ask`: answered, and the person is asked
 * - `kept`: by a link, beside another's
 * - `refused`: answered with `error`
 */
type WaitingState = 'waiting' | 'tried' | 'differs' | 'ask' | 'kept' | 'refused';

/** What the count is of, in words that need no connection. */
export type PlaceWords = { service: string; category: string; isMoney: boolean };

export type Waiting = {
  save: CountSave;
  words: PlaceWords;
  state: WaitingState;
  /** What stands, where that was answered. */
  standing: StandingCount | null;
  error: string | null;
  /** What whoever typed it was called when it was sent first; it is sent again as the same. */
  signedAs?: string;
};

/** Counts of one person at one church, or of one link; oldest first. */
export type Queue = readonly Waiting[];

type Place = Pick<CountSave, 'date' | 'serviceId' | 'categoryId'>;

/** Whether two counts are of the same date, service and category. */
export function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.date === other.date &&
    one.serviceId === other.serviceId &&
    one.categoryId === other.categoryId
  );
}

/** What has not been answered: it is on this phone only. */
export function unsent(queue: Queue): Queue {
  return queue.filter(({ state }) => state === 'waiting' || state === 'tried');
}

/** A later value takes the place of one that was never sent, and ends what was asked about it. */
export function typed(queue: Queue, save: CountSave, words: PlaceWords): Queue {
  const others = queue.filter((one) => one.state === 'tried' || !isSamePlace(one.save, save));
  return [...others, { save, words, state: 'waiting', standing: null, error: null }];
}

/** The count that is sent next, in the order of typing; null when none waits. */
export function nextToSend(queue: Queue): Waiting | null {
  return unsent(queue)[0] ?? null;
}

/** Before it is sent: from here on nothing takes its place, because it may have arrived. */
export function tried(queue: Queue, key: string, signedAs = ''): Queue {
  return queue.map((one) =>
    one.save.key === key
      ? { ...one, state: 'tried' as const, signedAs: one.signedAs ?? signedAs }
      : one,
  );
}

/** An answer: what is saved leaves the queue, what is asked stays in it until it is decided. */
export function answered(
  queue: Queue,
  result: Pick<CountSaveResult, 'key' | 'status' | 'count'> & { error?: string | undefined },
): Queue {
  const { key, status, count } = result;
  const mine = queue.find((one) => one.save.key === key);
  if (!mine) {
    return queue;
  }
  const later = queue.some((one) => one !== mine && isSamePlace(one.save, mine.save));
  const isDone = status === 'saved' || status === 'same' || later;
  return queue.flatMap((one) => {
    if (one !== mine) {
      // What this device typed after it has seen this revision, by answering it.
      return isSamePlace(one.save, mine.save) && count && isOwn(status)
        ? [{ ...one, save: { ...one.save, revision: count.revision } }]
        : [one];
    }
    return isDone
      ? []
      : [{ ...one, state: status, standing: count, error: result.error ?? null } satisfies Waiting];
  });
}

function isOwn(status: CountSaveResult['status']): boolean {
  return status === 'saved' || status === 'same' || status === 'ask';
}

/** An answer to a link, which tells no number. */
export function answeredToLink(
  queue: Queue,
  {
    key,
    status,
    error,
  }: { key: string; status: 'saved' | 'kept' | 'refused'; error?: string | undefined },
): Queue {
  const isDone = status === 'saved';
  return queue.flatMap((one) => {
    if (one.save.key !== key) {
      return [one];
    }
    return isDone ? [] : [{ ...one, state: status, error: error ?? null }];
  });
}

/** Takes a count out: the person decided against it. */
export function dropped(queue: Queue, key: string): Queue {
  return queue.filter((one) => one.save.key !== key);
}

/** The newest count of a place that is not saved; null when there is none. */
export function ofPlace(queue: Queue, place: Place): Waiting | null {
  return queue.findLast((one) => isSamePlace(one.save, place)) ?? null;
}

const firstPauseMs = 30_000;
const longestPauseMs = 600_000;

/**
 * How long to wait after tries without an answer, in ms: from half a minute to ten.
 *
 * @param failures how many there were in a row, at least one
 */
export function pauseAfter(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
}
