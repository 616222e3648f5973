import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes the fonts of the letter's pictures: `npm run letter-fonts`. What draws them knows neither variable
 * fonts nor WOFF2, so each weight is a TrueType file of its own, cut from the fonts of the screens.
 */
const root = join(import.meta.dirname, '..');
const source = join(root, 'node_modules/@fontsource-variable/figtree/files');
const target = join(root, 'server/letter/fonts');

const letters = Array.from({ length: 0x17f - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
);
const signs = '–—‘’“”…−×·•€£₦¢';

for (const weight of [400, 600]) {
  for (const script of ['latin', 'latin-ext']) {
    const font = await readFile(join(source, `figtree-${script}-wght-normal.woff2`));
    const cut = await subsetFont(font, letters.join('') + signs, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    await writeFile(join(target, `figtree-${script}-${weight}.ttf`), cut);
  }
}
