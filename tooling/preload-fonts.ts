import type { Plugin } from 'vite';

/** The fonts of every English page; those of other signs are loaded on demand. */
const everyPage = /(figtree|fraunces)-basic-[^/]*\.woff2$/;

/** Preloads the page's fonts, so that they do not wait for the style sheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => everyPage.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}
