/**
 * Lets the browser save a file, as if it came from a link.
 * @param name the file's name
 */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun by then; without this the file stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
