import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const fontFiles = ['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'].map((name) =>
  join(import.meta.dirname, `../fonts/figtree-${name}.ttf`),
);

let fonts: Promise<Buffer[]> | undefined;

/** Opens what draws, once in a process. */
async function open(): Promise<Buffer[]> {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all(fontFiles.map((file) => readFile(file)));
}

/** Draws an SVG with our own fonts and no others, at twice its size, for dense screens. */
export async function toPng(svg: string): Promise<Uint8Array> {
  fonts ??= open();
  const resvg = new Resvg(svg, {
    font: { fontBuffers: await fonts, defaultFontFamily: 'Figtree' },
    fitTo: { mode: 'zoom', value: 2 },
  });
  const image = resvg.render();
  try {
    return image.asPng();
  } finally {
    // Its memory is not JavaScript's: nothing else gives it back.
    image.free();
    resvg.free();
  }
}
