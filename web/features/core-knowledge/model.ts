import type { Knowledge } from '#contract/tables/knowledge.ts';

/** The most characters of a prompt that the list shows (specification, section 9). */
const previewLengthMax = 100;

type Searchable = Pick<Knowledge, 'title' | 'prompt'>;

/**
 * The entries whose title or prompt contains the text, whatever its case. Blanks around the text do
 * not count; a blank text matches all.
 */
export function searchCoreKnowledge<Entry extends Searchable>(
  entries: readonly Entry[],
  text: string,
): readonly Entry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') {
    return entries;
  }
  return entries.filter(({ title, prompt }) =>
    [title, prompt].some((field) => field.toLowerCase().includes(wanted)),
  );
}

/**
 * The first 100 characters of a prompt, with "..." when there is more. Characters are never cut in
 * two.
 */
export function promptPreview(prompt: string): string {
  const characters = Array.from(prompt.slice(0, previewLengthMax * 2));
  const start = characters.slice(0, previewLengthMax).join('');
  return start.length < prompt.length ? `${start}...` : start;
}
