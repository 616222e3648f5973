import { Zip, ZipDeflate } from 'fflate';

/** A file within a ZIP, written piece by piece. */
export type ZipEntry = { name: string; pieces: AsyncIterable<string> };

const nothing = new Uint8Array();

/** Writes a ZIP piece by piece: no more of it is in memory than one piece of one file. */
export async function* zipFile(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure = error ?? failure;
    ready.push(chunk);
  });
  const take = () => {
    if (failure) {
      throw failure;
    }
    const taken = ready;
    ready = [];
    return taken;
  };
  for await (const { name, pieces } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of pieces) {
      file.push(encoder.encode(piece), false);
      yield* take();
    }
    file.push(nothing, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
