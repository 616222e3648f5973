// With the page's policy (require-trusted-types-for) no text becomes markup, except through here; and
// here only what holds no markup passes: the style sheets that the control library writes. Two scripts
// may be started beside the page: the reader of spreadsheets, and what keeps the counting page.
window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (text) => {
    const { origin, pathname, search } = new URL(text, location.href);
    const isOurs = /^\/(?:assets\/spreadsheet-worker-[\w-]{8}|count-worker)\.js$/.test(pathname);
    return isOurs && origin === location.origin && search === '' ? text : null;
  },
});

// Runs before the first paint, so that nobody sees a flash of the wrong colour scheme, and follows the
// system until the app does. It is a file of its own because the content security policy allows no
// inline script.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('steeple-color-scheme');
    } catch {
      // Storage may be switched off; the system's choice stands then.
    }
    const systems = system.matches ? 'dark' : 'light';
    const scheme = choice === 'light' || choice === 'dark' ? choice : systems;
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  };
  show();
  system.addEventListener('change', show);
})();
