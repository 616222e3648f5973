import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';

/** On each move to another screen: back to the top, and the focus to its heading. */
export function RouteFrame() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    if (previousPathname.current === pathname) {
      return;
    }
    previousPathname.current = pathname;
    if (navigationType !== 'POP') {
      window.scrollTo(0, 0);
    }
    const heading = document.querySelector<HTMLElement>('h1');
    (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [pathname, navigationType]);

  return <Outlet />;
}
