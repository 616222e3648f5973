import { expect, test } from 'vitest';
import { shellFiles } from './count-shell.ts';

const chunk = (given: object) => ({ type: 'chunk', ...given });

test('the shell is the entry, the counting pages and what they import, and no other screen', () => {
  const bundle = {
    'assets/index-1.js': chunk({
      isEntry: true,
      imports: ['assets/react-1.js'],
      viteMetadata: { importedCss: new Set(['assets/index-1.css']) },
    }),
    'assets/react-1.js': chunk({ imports: ['assets/index-1.js'] }),
    'assets/app-1.js': chunk({ moduleIds: ['/x/web/app/app.tsx'], imports: [] }),
    'assets/count-1.js': chunk({
      moduleIds: ['/x/web/app/count-route.tsx'],
      imports: ['assets/desk-1.js'],
    }),
    'assets/desk-1.js': chunk({}),
    'assets/users-1.js': chunk({ moduleIds: ['/x/web/routes/users.tsx'], imports: [] }),
    'assets/figtree-basic-1.woff2': { type: 'asset' },
    'assets/figtree-cyrillic-wght-normal-1.woff2': { type: 'asset' },
  };
  expect(shellFiles(bundle)).toEqual([
    'assets/app-1.js',
    'assets/count-1.js',
    'assets/desk-1.js',
    'assets/figtree-basic-1.woff2',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/react-1.js',
  ]);
});
