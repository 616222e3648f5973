import type { AuthServices } from './auth/auth-services.ts';
import type { AdmittedCall } from './http/context.ts';
import type { ConnectingServices } from './integrations/oauth/begin-connection.ts';

/** What a request handler may use; made once in main.ts and in tests. */
export type Services = AuthServices &
  ConnectingServices & {
    /** Answers the functions that take much processor time. */
    computing: Computing;
  };

/** What those functions may use: no provider and no token. */
export type ComputeServices = Pick<Services, 'config' | 'log' | 'connections'>;

/** A call of a function that uses much processor time. */
export type ComputeCall = AdmittedCall & {
  /** The function's name, e.g. `church-pulse`. */
  name: string;
  /** The body as it was sent. */
  body: string;
};

/** Answers calls apart from the process that answers everything else. */
export type Computing = {
  /**
   * Answers one call; refusals are answers too.
   *
   * @throws ApiError 503 when the process that computed it ended
   */
  answer(call: ComputeCall): Promise<Response>;
  close(): Promise<void>;
};
