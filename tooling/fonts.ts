import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** `npm run fonts` cuts the fonts of the screens: what every page needs, and what letters need. */
const root = join(import.meta.dirname, '..');
const signs = '–—‘’“”…−×·•€£₦¢';

await writeScreenFonts();
await writeLetterFonts();

/**
 * What screens in English and Spanish are written with, so that the sign-in page loads nothing else; names
 * bring the rest. Headings have one weight, figures and text keep theirs. `fonts.css` names the same signs.
 */
async function writeScreenFonts(): Promise<void> {
  const text = `${span(0x20, 0x7e)}\u00a0${signs}±¿¡ÁÉÍÑÓÚÜáéíñóúü`;
  await mkdir(join(root, 'web/ui/fonts'), { recursive: true });
  for (const [family, wght] of [
    ['figtree', { min: 400, max: 700 }],
    ['fraunces', 540],
  ] as const) {
    const cut = await subsetFont(await readFont(family, 'latin'), text, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    });
    await writeFile(join(root, `web/ui/fonts/${family}-basic.woff2`), cut);
  }
}

/**
 * What draws a letter's pictures knows neither variable fonts nor WOFF2, so each weight is a TrueType file
 * of its own.
 */
async function writeLetterFonts(): Promise<void> {
  for (const wght of [400, 600]) {
    for (const script of ['latin', 'latin-ext'] as const) {
      const cut = await subsetFont(await readFont('figtree', script), span(0x20, 0x17e) + signs, {
        targetFormat: 'truetype',
        variationAxes: { wght },
      });
      await writeFile(join(root, `server/letter/fonts/figtree-${script}-${wght}.ttf`), cut);
    }
  }
}

function readFont(family: string, script: 'latin' | 'latin-ext'): Promise<Buffer> {
  const folder = join(root, `node_modules/@fontsource-variable/${family}/files`);
  return readFile(join(folder, `${family}-${script}-wght-normal.woff2`));
}

/** Every sign from one code point to another. */
function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
