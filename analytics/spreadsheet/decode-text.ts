/**
 * The text of a file: by its byte order mark, else UTF-8 where it is valid, else Windows-1252, in which
 * spreadsheets of western languages are saved.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (startsWith(bytes, [0xfe, 0xff])) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** Bytes 0x80 to 0x9F; Node 20 decodes them as Latin-1. */
const between = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Uint8Array): string {
  const text: string[] = [];
  for (const byte of bytes) {
    text.push(
      byte >= 0x80 && byte < 0xa0 ? (between[byte - 0x80] ?? '') : String.fromCharCode(byte),
    );
  }
  return text.join('');
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
