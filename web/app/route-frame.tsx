import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { TrailProvider } from '#web/screens/trail.tsx';

/** On each navigation: moves the focus to the heading and restores the scroll position. */
export function RouteFrame() {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    if (previousPathname.current === pathname) {
      return;
    }
    previousPathname.current = pathname;
    const main = document.querySelector('main');
    // A screen that starts with a field has focused it already.
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
