import type { ChurchFile } from './church-file.ts';

type Row = { week: string; value: number | null; count: number; state: string };

/** A church as the file that `npm run replay` reads. */
export function fileOf({ figures, ...church }: ChurchFile) {
  const rows = [...figures].map(([figure, weeks]): [string, Row[]] => [
    figure,
    weeks.map(({ week, value, count, state }) => ({ week, value, count, state })),
  ]);
  return { ...church, figures: Object.fromEntries(rows) };
}
