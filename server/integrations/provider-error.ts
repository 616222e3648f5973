import type { ConnectionFailureCode } from '#contract/functions/connections.ts';

/**
 * A provider could not or would not do something. The code says what a person can do about it; the
 * message is for the log and holds no token and nothing of an answer.
 */
export class ProviderError extends Error {
  readonly code: ConnectionFailureCode;

  constructor(code: ConnectionFailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.code = code;
  }
}

/** The rate limit of the provider is used up, or it asked for a pause. */
export class ProviderBusy extends ProviderError {
  /** When to try again. */
  readonly retryAt: Date;

  constructor(message: string, retryAt: Date) {
    super('provider_unavailable', message);
    this.retryAt = retryAt;
  }
}

/** The run that asks does not hold the connection any more: somebody else reads it, or nobody does. */
export class ConnectionLost extends ProviderError {
  constructor() {
    super('not_connected', 'This run has lost its connection.');
  }
}

/** An answer is larger than we take; asking for less at once may help, asking again does not. */
export class AnswerTooLarge extends ProviderError {
  constructor(message: string) {
    super('provider_unavailable', message);
  }
}

/** The provider refuses the access token (401); it may be renewed and the call tried once more. */
export class AccessTokenRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccessTokenRefused';
  }
}
