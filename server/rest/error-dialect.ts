import {
  bearerRefused,
  bearerSessionOver,
  type ErrorDialect,
  unexpected,
} from '../http/dialect.ts';
import { restErrorFromDatabase } from './database-errors.ts';

/** PostgREST's. */
export const restErrors: ErrorDialect = {
  tokenRefused: bearerRefused,
  sessionOver: bearerSessionOver,
  unavailableCode: 'PGRST000',
  fromDatabase: (error) => restErrorFromDatabase(error)?.content,
  body: (_c, { code, message, details = null, hint = null }, requestId) => ({
    code,
    message,
    details: code === unexpected.code ? `Request ${requestId}` : details,
    hint,
  }),
};
