import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { countShell } from './tooling/count-shell.ts';
import { preloadFonts } from './tooling/preload-fonts.ts';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** Builds the browser half; in development it proxies the API paths to the server. */
export default defineConfig({
  root: 'web',
  plugins: [react(), preloadFonts(), countShell()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    // The page's policy takes fonts from files only, however small one becomes.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        // What the sign-in page needs is one file: split, it compresses worse and costs a round trip.
        codeSplitting: { groups: [{ name: 'sign-in', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/auth/v1', '/rest/v1', '/functions/v1', '/config.json', '/health', '/ready'].map((path) => [
        path,
        { target: apiOrigin, changeOrigin: false },
      ]),
    ),
  },
});
