import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** A workbook whose sheet unpacks to so many spaces: one packed block, again and again, so quickly made. */
export function packedWorkbook(bytes: number): Uint8Array {
  const block = 1_048_576;
  const once = deflateRawSync(Buffer.alloc(block, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  const sheet = Buffer.concat([...Array(bytes / block).fill(once), end]);
  const file = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': [sheet, { level: 0 }],
  });
  const view = new DataView(file.buffer, file.byteOffset);
  // Stored as it is; said to be deflated, and how large it unpacks.
  for (const [signature, method, size] of [
    [0x04034b50, 8, 22],
    [0x02014b50, 10, 24],
  ] as const) {
    for (let at = 0; at + size + 4 <= file.length; at += 1) {
      if (
        view.getUint32(at, true) === signature &&
        view.getUint32(at + size, true) === sheet.length
      ) {
        view.setUint16(at + method, 8, true);
        view.setUint32(at + size, bytes, true);
      }
    }
  }
  return file;
}
