/** All error codes of the embedded PostgreSQL, for programs to branch on. */
export type EngineErrorCode =
  | 'unsupported_platform'
  | 'package_missing'
  | 'binaries_broken'
  | 'data_folder_unusable'
  | 'data_folder_in_use'
  | 'data_folder_damaged'
  | 'folder_unreachable'
  | 'cluster_missing'
  | 'cluster_foreign'
  | 'cluster_owner'
  | 'cluster_create_failed'
  | 'version_mismatch'
  | 'password_refused'
  | 'start_failed'
  | 'start_timeout'
  | 'stop_failed';

/** An error of the embedded PostgreSQL; the message is a sentence that says what to do. */
export class EngineError extends Error {
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'EngineError';
    this.code = code;
  }
}
