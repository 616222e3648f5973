import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../web/count-worker.js');

/** What the counting pages are made of, beside the entry; loaded on demand, so not found from it. */
const roots =
  /\/web\/(?:lib\/session\/session-keeper\.ts|app\/app\.tsx|app\/count-route\.tsx|routes\/count-link\.tsx)$|\/contract\/messages\/es\/spanish\.ts$/;

/** The fonts of every page, which the style sheet names. */
const fonts = /(?:figtree|fraunces)-basic-[^/]*\.woff2$/;

type Chunk = {
  type: string;
  isEntry?: boolean;
  /** Of the modules in it. */
  moduleIds?: string[];
  imports?: string[];
  viteMetadata?: { importedCss?: Set<string> } | undefined;
};

/** Writes the service worker of the counting pages, with the list of the files that it keeps. */
export function countShell(): Plugin {
  return {
    name: 'count-shell',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = JSON.stringify(shellFiles(bundle).map((file) => `/${file}`));
      const version = createHash('sha256').update(files).digest('hex').slice(0, 12);
      const text = await readFile(source, 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'count-worker.js',
        source: text.replace("['shell']", files).replace("'version'", `'${version}'`),
      });
    },
  };
}

/**
 * The files that the counting pages load, each once.
 *
 * @param bundle what the builder made, by file name
 */
export function shellFiles(bundle: Readonly<Record<string, Chunk>>): string[] {
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) {
      return;
    }
    found.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
      found.add(sheet);
    }
    for (const imported of chunk.imports ?? []) {
      follow(imported);
    }
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.isEntry || chunk.moduleIds?.some((id) => roots.test(id)) || fonts.test(name)) {
      follow(name);
    }
  }
  return [...found].sort();
}
