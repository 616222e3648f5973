import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { TrailProvider } from '#web/screens/trail.tsx';

/** On each move to another screen: the focus to its heading, the page to where it belongs. */
export function RouteFrame() {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    if (previousPathname.current === pathname) {
      return;
    }
    previousPathname.current = pathname;
    const main = document.querySelector('main');
    // A screen that begins with a field has put the focus there itself.
    if (main && main !== document.activeElement && main.contains(document.activeElement)) {
      return;
    }
    const heading = document.querySelector<HTMLElement>('h1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <TrailProvider>
      <Outlet />
    </TrailProvider>
  );
}
