/**
 * Writes an error that no person needs to see, or that a person saw as a sentence, to the browser's
 * console ("logged only" in the specification, section 8).
 * @param text what was attempted, with the facts that are safe to show
 * @param cause the error, where there was one
 */
export function logError(text: string, cause?: unknown): void {
  const facts = cause === undefined ? [text] : [text, cause];
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's console is written
  console.error(...facts);
}
