import { useLocation } from 'react-router';
import { StopScreen } from '#web/features/letter/components/stop-screen.tsx';
import { paths } from '#web/lib/paths.ts';

/** /letter/stop?letter=…&token=…: the link that ends a letter. */
export function Component() {
  const { pathname, search } = useLocation();
  return <StopScreen address={`${pathname}${search}`} profilePath={paths.profile} />;
}
