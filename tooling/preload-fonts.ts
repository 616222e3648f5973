import type { Plugin } from 'vite';

/** The files that every page in English shows; other writings fetch theirs when they are needed. */
const everyPage = /(figtree|fraunces)-latin-wght-normal-[^/]*\.woff2$/;

/** Lets the page ask for its fonts at once, and not only when the style sheet has been read. */
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
