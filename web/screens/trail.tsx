import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

type Place = { key: string; pathname: string; scrollTopPx: number };

/** The places of this visit in the order of the browser's history, and which of them is shown. */
type Trail = { places: Place[]; at: number };

const TrailContext = createContext<RefObject<Trail> | null>(null);

/**
 * Restores a list's search (in its address) and scroll position on Back. It lives as long as the page.
 */
export function TrailProvider({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const trail = useRef<Trail>({ places: [], at: -1 });

  useLayoutEffect(() => {
    const before = placeAt(trail.current);
    trail.current = afterMove(trail.current, { key, pathname, scrollTopPx: 0 }, type);
    const present = placeAt(trail.current);
    if (before && before.pathname !== pathname) {
      window.scrollTo(0, type === 'POP' ? (present?.scrollTopPx ?? 0) : 0);
    }
  }, [key, pathname, type]);

  useEffect(() => {
    const note = () => {
      const place = placeAt(trail.current);
      if (place) {
        place.scrollTopPx = window.scrollY;
      }
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  return <TrailContext value={trail}>{children}</TrailContext>;
}

function placeAt({ places, at }: Trail): Place | undefined {
  return places[at];
}

function afterMove({ places, at }: Trail, place: Place, type: string): Trail {
  // What the router did not open itself, like an anchor of the page, has no key of its own.
  const known = places.findIndex(
    ({ key, pathname }) => key === place.key && pathname === place.pathname,
  );
  if (known >= 0) {
    return { places, at: known };
  }
  if (type === 'POP') {
    // A reload, or a place from before it: what lies around it is not known.
    return { places: [place], at: 0 };
  }
  const kept = places.slice(0, type === 'REPLACE' ? Math.max(at, 0) : at + 1);
  return { places: [...kept, place], at: kept.length };
}

/**
 * The way back to a screen that was passed on the way here.
 * @returns a function that goes back there and says so with true, or gives false when the way did not
 * lead past it
 */
export function useWayBack(): (pathname: string) => boolean {
  const trail = use(TrailContext);
  const navigate = useNavigate();
  return (pathname) => {
    const { places, at } = trail?.current ?? { places: [], at: -1 };
    const found = places
      .slice(0, Math.max(at, 0))
      .findLastIndex((place) => place.pathname === pathname);
    if (found < 0) {
      return false;
    }
    void navigate(found - at);
    return true;
  };
}

/**
 * Leaves a form for good: back to where the person came from, or in its place in the history, so that
 * Back does not lead into the form again.
 */
export function useReturnTo(): (pathname: string) => void {
  const wayBack = useWayBack();
  const navigate = useNavigate();
  return (pathname) => {
    if (!wayBack(pathname)) {
      void navigate(pathname, { replace: true });
    }
  };
}
