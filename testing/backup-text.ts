import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Changes a backup as somebody would who knows the format, its checksum included. */
export function resealed(file: Buffer, change: (text: string) => string): Buffer {
  const lines = change(gunzipSync(file).toString()).replace(/\{"end.*\n$/, '');
  return gzipSync(`${lines}${JSON.stringify({ end: true, sha256: sha256Of(lines) })}\n`);
}

/** As a backup has it, in hexadecimal. */
export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
