import type { AdmittedCall } from '../http/context.ts';

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
