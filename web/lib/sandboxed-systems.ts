/**
 * The outside systems that the sandbox stands for in this installation, by their names in the table.
 * The server writes them into the page's `sandbox` meta tag.
 */
export function sandboxedIntegrations(): readonly string[] {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="sandbox"]');
  return tag?.content.split(' ') ?? [];
}
