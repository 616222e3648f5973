/** The server answered, and the answer is no. */
export class RequestRefused extends Error {
  readonly status: number;
  /** PostgreSQL's or PostgREST's code, a named function's own, or empty. */
  readonly code: string;

  constructor(message: string, status: number, code: string) {
    super(message);
    this.name = 'RequestRefused';
    this.status = status;
    this.code = code;
  }
}

/** No answer came, or none that can be read. */
export class NoAnswer extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NoAnswer';
  }
}

/**
 * Chooses the sentence for a failed request: one for an answer that says no, one for no answer.
 * @param sentences `refused` for the first, `noAnswer` for the second
 */
export function sentenceFor(
  error: unknown,
  sentences: { refused: string; noAnswer: string },
): string {
  return error instanceof RequestRefused ? sentences.refused : sentences.noAnswer;
}

/** True when the one row that was to be changed is not there, or not any more. */
export function isGone(error: unknown): boolean {
  return error instanceof RequestRefused && error.code === 'PGRST116';
}

/** What a server answers that has too much to do right now (RFC 6585, section 4). */
const tooManyRequests = 429;

/** True for an answer that will not change by asking again: the request itself is refused. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof RequestRefused &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== tooManyRequests
  );
}
