import { useEffect } from 'react';

/** Names the document after the screen: "Accounts · Steeple". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Steeple`;
  }, [title]);
}
