// One icon at a time: the package's main file names five thousand of them, which is slow to load in
// development and in tests, and its types know no deep import.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';

  const icon: Icon;
  // biome-ignore lint/style/noDefaultExport: this is how the package exports its icons
  export default icon;
}
