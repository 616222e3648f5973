/** Whether the server runs the demo, which it writes into the page's `demo` meta tag. */
export function isDemo(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === 'on';
}
