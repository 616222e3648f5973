import type { ConnectionFailureCode } from '#contract/functions/connections.ts';

/**
 * A provider could not or would not do what was asked. The code says what a person can do about it;
 * the message is for the log and holds no token and no answer's text from outside.
 */
export class ProviderError extends Error {
  readonly code: ConnectionFailureCode;

  constructor(code: ConnectionFailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.code = code;
  }
}

/** The provider is asked as often as it allows already, or wants to be left alone for a while. */
export class ProviderBusy extends ProviderError {
  /** When to come back. */
  readonly retryAt: Date;

  constructor(message: string, retryAt: Date) {
    super('provider_unavailable', message);
    this.retryAt = retryAt;
  }
}

/** The provider says that the access token is no good (401); the token may be renewed and tried once more. */
export class AccessTokenRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccessTokenRefused';
  }
}
