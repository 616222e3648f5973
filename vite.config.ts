import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups } from './tooling/chunks.ts';
import { countShell } from './tooling/count-shell.ts';
import { preloadFonts } from './tooling/preload-fonts.ts';
import { themeStyles } from './tooling/theme-styles.ts';

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** Builds the browser half; in development it proxies the API paths to the server. */
export default defineConfig({
  root: 'web',
  plugins: [react(), themeStyles(), preloadFonts(), countShell()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    // The page's policy takes fonts from files only, however small one becomes.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
