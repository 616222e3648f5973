/** A key is missing or unusable; the message says which and what to do. Never holds the key. */
export class KeysError extends Error {
  readonly code: 'keys_missing' | 'keys_invalid' | 'keys_file_unusable';

  constructor(code: KeysError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'KeysError';
    this.code = code;
  }
}
