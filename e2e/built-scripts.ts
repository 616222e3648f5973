import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

const assets = join(import.meta.dirname, '../dist/web/assets');

/** A script of the build. */
export type BuiltScript = {
  text: string;
  /** Those that it cannot run without, by name. */
  imports: readonly string[];
  /** The files that it was made of, by their path here. */
  sources: readonly string[];
  mappings: string;
};

const sourceMap = z.object({ mappings: z.string(), sources: z.array(z.string()) });

/** Every script that was built, by its name without the hash, e.g. `church`. */
export async function builtScripts(): Promise<ReadonlyMap<string, BuiltScript>> {
  const names = new Set(await readdir(assets));
  const mapped = [...names].filter((name) => names.has(`${name}.map`) && name.endsWith('.js'));
  const scripts = await Promise.all(
    mapped.map(async (file): Promise<[string, BuiltScript]> => {
      const text = await readFile(join(assets, file), 'utf8');
      const map = await readFile(join(assets, `${file}.map`), 'utf8');
      const { mappings, sources } = sourceMap.parse(JSON.parse(map));
      const imported = text.matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g);
      return [
        nameOf(file),
        {
          ...{ text, mappings },
          imports: [...imported].flatMap(([, name]) => (name === undefined ? [] : [nameOf(name)])),
          sources: sources.map(pathOf),
        },
      ];
    }),
  );
  return new Map(scripts);
}

/** Scripts and all that they cannot run without. */
export function withImports(
  scripts: ReadonlyMap<string, BuiltScript>,
  names: readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (!found.has(name)) {
      found.add(name);
      waiting.push(...(scripts.get(name)?.imports ?? []));
    }
  }
  return found;
}

/** What of a script came from files like these: each character, to the next that the source map speaks of. */
export function codeFrom({ text, mappings, sources }: BuiltScript, like: RegExp): string {
  const map = new SourceMap({
    ...{ file: '', version: 3, sourceRoot: '', names: [], sourcesContent: [] },
    ...{ mappings, sources: [...sources] },
  });
  return text
    .split('\n')
    .map((line, at) =>
      [...line]
        .filter((_, column) => {
          const entry = map.findEntry(at, column);
          return 'originalSource' in entry && like.test(entry.originalSource);
        })
        .join(''),
    )
    .join('');
}

function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.js$/, '');
}

function pathOf(source: string): string {
  return source.replace(/^(?:\.\.\/)+/, '');
}
