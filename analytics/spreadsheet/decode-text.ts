/**
 * The text of a file: by its byte order mark, else UTF-8 where it is valid, else as Korean and Central European
 * spreadsheets save it where that gives words they use, else Windows-1252.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (startsWith(bytes, [0xfe, 0xff])) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  const pairs = withoutMark(bytes);
  if (pairs !== null) {
    return new TextDecoder(pairs).decode(bytes);
  }
  const local = () =>
    encodings
      .map(([encoding, word]) => decoded(bytes, encoding, word))
      .find((text) => text !== null);
  return decoded(bytes, 'utf-8') ?? local() ?? windows1252(bytes);
}

/** UTF-16 without its mark: nearly every second byte of a table is zero. */
function withoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 400);
  const zeros = (from: 0 | 1) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const least = 0.35 * start.length;
  if (start.length < 8 || zeros(0) + zeros(1) < least) {
    return null;
  }
  return zeros(1) > zeros(0) ? 'utf-16le' : 'utf-16be';
}

/** Encodings by what counts in them say, which no other encoding gives by chance. */
const encodings: readonly [string, RegExp][] = [
  ['euc-kr', /날짜|일자|주일|예배|출석|인원|헌금|합계|교회/],
  ['shift_jis', /日付|礼拝|出席|人数|献金|合計|大人|子ども|主日/],
  ['gb18030', /日期|主日|崇拜|出席|人数|奉献|合计|聚会|儿童/],
  ['big5', /日期|主日|崇拜|出席|人數|奉獻|合計|聚會|兒童/],
  ['windows-1251', /дата|недел|неділ|взросл|доросл|дети|діти|всего|всього|разом|присутн|пожертв/i],
  [
    'windows-1250',
    /dorośl|młodzie|gości|obecnoś|nabożeńs|ogółem|łącznie|wrześ|paździer|grudzień|dospěl|děti|bohosluž|března|května|září|října|felnőtt|jelenlév|gyülekez/i,
  ],
];

function decoded(bytes: Uint8Array, encoding: string, word = /(?:)/): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return word.test(text) ? text : null;
  } catch {
    return null;
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
