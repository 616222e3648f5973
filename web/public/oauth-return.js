// Runs in the page that ends a connection (server/functions/oauth-callback): tells the page that
// asked how it ended, and closes the window; when nobody hears, goes back to Steeple by itself.
(() => {
  // Which attempt ends here: several tabs may be connecting at once.
  const attempt = new URLSearchParams(location.search).get('state') ?? undefined;
  // The code is spent; it need not stand in the history.
  history.replaceState(null, '', location.pathname);
  const { type, origin, fallback } = document.body.dataset;
  const message = { type, attempt };

  const goBack = () => location.replace(fallback);
  let waiting = setTimeout(goBack, 1500);

  function close() {
    clearTimeout(waiting);
    // A window that no script opened stays open; it goes back then.
    waiting = setTimeout(goBack, 400);
    window.close();
  }

  try {
    // A provider's opener policy may have cut the opener from us, so both roads are taken.
    const channel = new BroadcastChannel('steeple-oauth');
    channel.onmessage = ({ data }) => {
      if (data?.type === 'oauth-heard') {
        close();
      }
    };
    channel.postMessage(message);
  } catch {
    // Without the channel nobody can answer; the timer goes back.
  }
  window.opener?.postMessage(message, origin);
})();
