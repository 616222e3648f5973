import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ChurchFileError, parseChurchFile } from './replay/church-file.ts';
import { replayChurch } from './replay/replay-church.ts';

// `npm run replay -- <church.json> [--from <week>]`: what Steeple would have said of a church on each Monday,
// a JSON line per week. Exits with 2 and one sentence for a file that it cannot read.
const usage = 'Usage: npm run replay -- <church.json> [--from <week>]';
/** The first line is of the 53rd week: before it nothing can be compared with a year ago. */
const weeksBefore = 52;

try {
  const { file, from } = argumentsOf();
  const lines = await replayChurch(parseChurchFile(await textOf(file)));
  const first = from === undefined ? weeksBefore : lines.findIndex(({ week }) => week === from);
  if (first < 0) {
    throw new ChurchFileError(`--from: ${from} is no week of this church.`);
  }
  process.stdout.write(
    lines
      .slice(first)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(''),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof ChurchFileError ? 2 : 1;
}

function argumentsOf(): { file: string; from: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      options: { from: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) {
      return { file, from: values.from };
    }
  } catch {
    // Said by the usage.
  }
  throw new ChurchFileError(usage);
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ChurchFileError(`We couldn’t read the file ${file}.`);
  }
}
