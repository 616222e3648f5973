import { type ErrorDialect, sessionOverMessage, unexpected } from '../http/dialect.ts';
import { speaksApiVersion2024 } from './api-version.ts';

/** GoTrue's: 403 `bad_jwt` (internal/api/auth.go) where PostgREST says 401. */
export const authErrors: ErrorDialect = {
  tokenRefused: (error) => ({
    status: 403,
    code: 'bad_jwt',
    message: `invalid JWT: ${error.message}`,
  }),
  sessionOver: { status: 403, code: 'session_not_found', message: sessionOverMessage },
  unavailableCode: 'database_unavailable',
  // A slow database must not sign anybody out.
  slowIsUnavailable: true,
  // From API version 2024-01-01 on `code` is the word, before it the status (GoTrue, `errors.go`).
  body: (c, { status, code, message, extra }, requestId) => {
    c.header('x-sb-error-code', code);
    const more = { ...extra, ...(code === unexpected.code ? { error_id: requestId } : {}) };
    if (!speaksApiVersion2024(c)) {
      return { code: status, error_code: code, msg: message, ...more };
    }
    // Without the echo the client does not look for the word in `code` (auth-js, `lib/fetch.ts`).
    c.header('X-Supabase-Api-Version', '2024-01-01');
    return { code, message, ...more };
  },
};
