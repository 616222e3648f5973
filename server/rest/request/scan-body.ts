import { bodyInvalid } from '../errors.ts';
import { limits } from '../limits.ts';

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const openingBracket = 0x5b;
const openingBrace = 0x7b;
const closingBracket = 0x5d;
const closingBrace = 0x7d;
/** JSON's white space is at most this byte; other bytes that small are not valid JSON. */
const space = 0x20;

/** Names are compared by their first bytes only. */
const nameBytesSeen = 256;

/**
 * Scans a JSON text once and refuses what would be costly to parse: too deep, too many objects and
 * arrays, too many different names. A megabyte of such text would block the process for half a second;
 * this takes a few milliseconds. It does not validate the JSON.
 *
 * @throws ApiError
 */
export function scanBody(body: ArrayBuffer): void {
  const bytes = Buffer.from(body);
  const names = new Set<string>();
  let [depth, containers, members] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      const end = endOfString(bytes, at + 1);
      if (isFollowedByColon(bytes, end + 1)) {
        members += 1;
        refuseAbove(members, limits.bodyPartsMax, 'values');
        names.add(bytes.toString('latin1', at + 1, Math.min(end, at + nameBytesSeen)));
        refuseAbove(names.size, limits.bodyNamesMax, 'different keys');
      }
      at = end;
    } else if (byte === openingBracket || byte === openingBrace) {
      depth += 1;
      containers += 1;
      refuseAbove(containers, limits.bodyPartsMax, 'objects and arrays');
      if (depth > limits.bodyDepthMax) {
        throw bodyInvalid(
          'The body is nested too deeply',
          `At most ${limits.bodyDepthMax} levels are read.`,
        );
      }
    } else if (byte === closingBracket || byte === closingBrace) {
      depth -= 1;
    }
  }
}

function refuseAbove(count: number, most: number, what: string): void {
  if (count > most) {
    throw bodyInvalid('The body has too many parts', `At most ${most} ${what} are read.`);
  }
}

/** Where the string that starts here ends: its closing quote, or the end of the text. */
function endOfString(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== quote) {
    at += bytes[at] === backslash ? 2 : 1;
  }
  return at;
}

function isFollowedByColon(bytes: Buffer, start: number): boolean {
  let at = start;
  while ((bytes[at] ?? colon) <= space) {
    at += 1;
  }
  return bytes[at] === colon;
}
