import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Words that church staff do not say (docs/voice.md); names in contracts are no sentences. */
const retired = [
  /\bsomebod(y|ies)\b/i,
  /\bnobody\b/i,
  /\bfestivals?\b/i,
  /\bdeput(y|ies)\b/i,
  /\bticked\b/i,
  /\bautumn\b/i,
  /\bfor ever\b/i,
  /\bby head\b/i,
  /\bin your own year\b/i,
  /\bthing to look at\b/i,
  /\bcounted (only )?in part\b/i,
  /\bdo(es)? not count\b/i,
  /\bnot read yet\b/i,
  /\bwas last read\b/i,
  /\bkept as said\b/i,
  /\bnineteen in twenty\b/i,
  /\bfour (weeks )?in five\b/i,
  /\bsustained shift\b/i,
  /\bwhole (count|week)s?\b/i,
  /\bmeanwhile\b/i,
  /\bevidence\b/i,
  /\b(behaviour|colour|organisation|recognise)/i,
  /\b(weekly|test|these|this|the) letters?\b/i,
  /\bmailbox\b/i,
  /\bwhoever runs\b/i,
  /\bsuper administrators?\b/,
  /\bfigures? of (our|your|its) own\b/i,
  /\bput (it |one )?away\b/i,
  /\btaken? (it|the whole import|one) back\b/i,
  /\bper attender\b/i,
  /\brank correlation\b/i,
  /\broom use\b/i,
  /\b(every|any)body\b/i,
  /\bin the (meantime|clear)\b/i,
  /\bnot usable\b/i,
  /\bhave run\b/i,
  /\brecent typical\b/i,
  /\bmay not be entered\b/i,
  /\bat the rate of\b/i,
  /\bmargin of error\b/i,
  // Spanish that a church in Mexico or Texas reads otherwise, or that only Spain says.
  /\bazar\b/i,
  /\bvisitantes?\b/i,
  /\bpara la junta\b/i,
  /\brecuentos?\b/i,
  /\bmás o menos (a menudo|personas|quienes)\b/i,
  /\bdentro de (dos|seis|ocho) semanas\b/i,
  /\b(familias?|personas?|hogar(es)?) regular(es)?\b/i,
  /\baún no (es|son) final/i,
  /[«»]/,
];

/** The texts of a source file that may be sentences: in quotes, and between tags. */
function textsOf(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
    // What a rule looks at is written for who keeps it.
    .replaceAll(/\b(definition|threshold|origin):\s*'[^'\n]*'/g, '');
  const quoted = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}]*)</g;
  return [...code.matchAll(quoted)]
    .map((found) => found.slice(1).find((text) => text !== undefined) ?? '')
    .filter((text) => /\p{L} \p{L}/u.test(text));
}

/** Texts with a retired word, each with its file. */
function retiredIn(file: string, texts: readonly string[]): string[] {
  return texts
    .filter((text) => retired.some((word) => word.test(text)))
    .map((text) => `${file}: ${text}`);
}

test('no sentence for people has a retired word', () => {
  const files = globSync(
    ['contract/messages/**/*.ts', 'web/**/*.{ts,tsx}', 'analytics/findings/**/*.ts'],
    {
      cwd: root,
    },
  ).filter((file) => !/\.test\.|\/testing\//.test(file));
  const found = files.flatMap((file) =>
    retiredIn(file, textsOf(readFileSync(join(root, file), 'utf8'))),
  );
  // The second is quoted in what a church counts by hand, to the letter.
  expect(found.filter((text) => !/could not be|logged|Did nobody come/.test(text))).toEqual([]);
});

test('no answer of the server and no line of a tool has a retired word', () => {
  const files = globSync(
    ['server/**/*.ts', 'database/{access,embedded,seed}/**/*.ts', 'tooling/{*,database/*}.ts'],
    { cwd: root },
  ).filter((file) => !/\.test\./.test(file));
  const found = files.flatMap((file) =>
    retiredIn(file, textsOf(readFileSync(join(root, file), 'utf8'))),
  );
  // PostgREST's word, and an expression between two quotes.
  expect(found.filter((text) => !/JWT|mailable-address/.test(text))).toEqual([]);
});

test('the library’s seed has no retired word', () => {
  const file = 'database/seed/library.sql';
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  expect(
    retiredIn(
      file,
      lines.filter((line) => !line.startsWith('--')),
    ),
  ).toEqual([]);
});

test('a planted word is found, in quotes and between tags', () => {
  expect(retiredIn('a.tsx', textsOf("const a = 'Somebody has to count.';"))).toHaveLength(1);
  expect(retiredIn('a.tsx', textsOf('<p>Guests of a festival</p>'))).toHaveLength(1);
  expect(retiredIn('a.ts', textsOf("const a = 'Puede ser azar.';"))).toHaveLength(1);
  expect(retiredIn('a.tsx', textsOf('// nobody reads this\nconst a = 1;'))).toEqual([]);
});
