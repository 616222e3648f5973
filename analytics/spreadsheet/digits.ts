/** Zeros of scripts with digits of their own; the other nine follow. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040,
  0x17e0, 0xff10,
];
const plainAlready = /^[ -\u024f]*$/;

/** A text with the digits 0 to 9, whatever its script has, and without marks of direction that nobody sees. */
export function inPlainDigits(text: string): string {
  return plainAlready.test(text)
    ? text
    : text
        .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
        .replaceAll('\u066b', '.')
        .replaceAll('\u066c', ',')
        .replace(/(?![0-9])\p{Nd}/gu, (digit) => {
          const code = digit.codePointAt(0) ?? 0;
          const zero = zeros.findLast((one) => one <= code) ?? code;
          return code - zero < 10 ? `${code - zero}` : digit;
        });
}
