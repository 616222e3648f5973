export type DemoMode = 'off' | 'on' | 'reading';

/**
 * Whether the server runs the demo, and whether its church was still being read when it wrote so into the
 * page's `demo` meta tag.
 */
export function demoMode(): DemoMode {
  const mode = document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content;
  return mode === 'on' || mode === 'reading' ? mode : 'off';
}
