import type { AuthServices } from './auth/auth-services.ts';
import type { AdmittedCall } from './http/context.ts';
import type { ConnectingServices } from './integrations/oauth/begin-connection.ts';

/** What a request handler may use; made once in main.ts and in tests. */
export type Services = AuthServices &
  ConnectingServices & {
    /** Answers the functions that take much processor time. */
    computing: Computing;
    changes: Changes;
  };

/** What those functions may use: no provider and no token. */
export type ComputeServices = Pick<Services, 'config' | 'log' | 'connections'>;

/** A call of a function that uses much processor time. */
export type ComputeCall = AdmittedCall & {
  /** The function's name, e.g. `church-pulse`. */
  name: string;
  /** The body as it was sent. */
  body: string;
  /** The languages that the browser asks for, as it sent them. */
  acceptLanguage?: string | undefined;
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

/** That rows of a table were changed, of these churches; of none: of what belongs to no church. */
export type Change = { table: string; accounts: readonly string[] };

/** Everything may have changed: some changes were not heard of. */
export type Told = readonly Change[] | 'anything';

/**
 * What people change, told to everybody who listens, whichever process they are connected to. Only that
 * something changed, and no row.
 */
export type Changes = {
  /** Aborted when it stops: whoever listens is let go. */
  ending: AbortSignal;
  /** This process may have changed something: what the audit log says of it is told soon. */
  mark(): void;
  /** Tells of a change that the audit log does not have. */
  tell(change: Change): void;
  /** @returns stops listening */
  listen(listener: (told: Told) => void): () => void;
  stop(): Promise<void>;
};
