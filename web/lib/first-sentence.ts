/**
 * Splits a text after its first sentence.
 *
 * @returns both parts without the space between them; the second is empty where there is one sentence only
 */
export function firstSentence(text: string): [first: string, others: string] {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text);
  const length = first?.segment.length ?? 0;
  return [text.slice(0, length).trim(), text.slice(length).trim()];
}
