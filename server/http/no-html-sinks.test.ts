import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Ways in which text becomes markup or code (OWASP, DOM based XSS prevention), but in comments. */
const sinks =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|document\.write(?:ln)?\(|\beval\(|new Function\(|\.srcdoc\b|\bsrcDoc=|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|DOMParser|href=["'{`]+javascript:|(?:setTimeout|setInterval)\(\s*['"`]/;

test('nothing in the web app makes markup or code of text', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const name of glob('web/**/*.{ts,tsx,js,html}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(name)) {
      continue;
    }
    files += 1;
    const lines = (await readFile(join(root, name), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      if (sinks.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line)) {
        found.push(`${name}:${index + 1}: ${line.trim()}`);
      }
    });
  }
  expect(files).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each([
  '<p dangerouslySetInnerHTML={{ __html: note }} />',
  'element.innerHTML = name;',
  "element.insertAdjacentHTML('beforeend', name);",
  'document.write(name);',
  '<a href="javascript:go()">',
  "setTimeout('go()', 5)",
])('%s would be found', (line) => {
  expect(sinks.test(line)).toBe(true);
});
