import { bearerRefused, bearerSessionOver, type ErrorDialect } from '../http/dialect.ts';

/** The error dialect of the named functions: `{ success: false, error }`. */
export const functionErrors: ErrorDialect = {
  tokenRefused: bearerRefused,
  sessionOver: bearerSessionOver,
  unavailableCode: 'database_unavailable',
  // Busy for now, and the same in a moment may well succeed: a bare 500 would say that it is broken.
  slowIsUnavailable: true,
  body: (_c, { code, message }, requestId) => ({
    success: false,
    error: message,
    code,
    request_id: requestId,
  }),
};
