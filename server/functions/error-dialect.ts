import { bearerRefused, bearerSessionOver, type ErrorDialect } from '../http/dialect.ts';

/** That of the named functions: `{ success: false, error }`. */
export const functionErrors: ErrorDialect = {
  tokenRefused: bearerRefused,
  sessionOver: bearerSessionOver,
  unavailableCode: 'database_unavailable',
  body: (_c, { code, message }, requestId) => ({
    success: false,
    error: message,
    code,
    request_id: requestId,
  }),
};
