/** What can keep a backup, a restore or a move from being done, for a program to branch on. */
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
  | 'keys_differ'
  | 'not_confirmed'
  | 'not_the_same';

/** A backup, restore or move that was not done; the message is a sentence that says what to do. */
export class ToolError extends Error {
  readonly code: ToolErrorCode;

  constructor(code: ToolErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ToolError';
    this.code = code;
  }
}
