/** One test that proves a promise: its file, and its describe and test titles joined by " › ". */
type Proof = { file: string; title: string };

/** One row of docs/specification.md. `reason` says why nothing proves the promise yet. */
export type PromiseRow = {
  line: number;
  id: string;
  promise: string;
  places: string[];
  proofs: Proof[];
  reason: string | null;
};

/** A sentence about what is wrong with the line of docs/specification.md. */
export type Problem = { line: number; text: string };

const head = ['Id', 'Promise', 'Where', 'Proved by'];

/**
 * Reads the tables of docs/specification.md: rows of id, promise, where it lives and what proves
 * it, under headings "## 1. …" to "## 9. …". Rows that do not have this shape become problems.
 */
export function readPromises(markdown: string): { rows: PromiseRow[]; problems: Problem[] } {
  const rows: PromiseRow[] = [];
  const problems: Problem[] = [];
  let section = '';
  for (const [index, text] of markdown.split('\n').entries()) {
    section = text.match(/^## (\d)\. /)?.[1] ?? (text.startsWith('## ') ? '' : section);
    const row = text.startsWith('|') ? readRow(text, index + 1) : null;
    if (row !== null && 'text' in row) {
      problems.push(row);
    } else if (row !== null) {
      rows.push(row);
      if (row.id.split('.')[0] !== section) {
        problems.push({ line: row.line, text: `${row.id} stands under section ${section || '?'}` });
      }
    }
  }
  return { rows, problems };
}

function readRow(text: string, line: number): PromiseRow | Problem | null {
  const cells = splitCells(text);
  if (cells.join() === head.join() || cells.every((cell) => /^-+$/.test(cell))) {
    return null;
  }
  const [id = '', promise = '', where = '', proof = ''] = cells;
  if (cells.length !== head.length || !/^[1-9]\.[a-z-]+\.\d\d$/.test(id)) {
    return { line, text: `a row is | 1.noun.01 | promise | where | proved by |, not: ${text}` };
  }
  if (promise === '') {
    return { line, text: `${id} promises nothing` };
  }
  const places = where === '—' ? [] : readCodes(where);
  const reason = proof.match(/^— (\S.*)$/)?.[1] ?? null;
  const proofs = reason === null ? readCodes(proof)?.map(readProof) : [];
  if (!places) {
    return { line, text: `${id}: where it lives is \`a path\`, \`another\`, or —` };
  }
  if (!proofs || proofs.some(({ title }) => title === '')) {
    return { line, text: `${id} needs \`file › test title\`, several with <br>, or "— reason"` };
  }
  return { line, id, promise, places, proofs, reason };
}

function splitCells(text: string): string[] {
  return text
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** The texts between backticks of a cell that holds nothing else but separators. */
function readCodes(cell: string): string[] | null {
  const codes = cell.split(/, (?=`)|<br>/).map((part) => part.match(/^`([^`]+)`$/)?.[1]);
  return codes.every((code) => code !== undefined) ? codes : null;
}

function readProof(code: string): Proof {
  const [file = '', ...titles] = code.split(' › ');
  return { file, title: titles.join(' › ') };
}
