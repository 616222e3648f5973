/** Why a backup or restore failed, for programs. */
export type ToolErrorCode =
  | 'too_few_churches'
  | 'usage'
  | 'database_missing'
  | 'database_busy'
  | 'database_not_empty'
  | 'database_unsuited'
  | 'backup_exists'
  | 'backup_damaged'
  | 'backup_unknown'
  | 'backup_newer'
  | 'passphrase'
  | 'keys_differ'
  | 'not_confirmed'
  | 'not_the_same';

/** A failed backup or restore; the message says what to do. */
export class ToolError extends Error {
  readonly code: ToolErrorCode;

  constructor(code: ToolErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ToolError';
    this.code = code;
  }
}
