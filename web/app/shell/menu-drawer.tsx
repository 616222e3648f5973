import { Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { shellWords } from '#contract/messages/shell.ts';
import classes from './menu-drawer.module.css';
import { Sidebar } from './sidebar.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/**
 * The sidebar on a phone: over the page, trapping the focus, closed by Escape and by navigating.
 */
export function MenuDrawer({ isOpen, onClose }: Props) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={280} hiddenFrom="md">
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title>{shellWords.menu}</Drawer.Title>
          <Drawer.CloseButton aria-label={shellWords.closeMenu} />
        </div>
        <Sidebar isNarrow={false} />
        <CloseOnMove onClose={onClose} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** There only while the drawer is open, so that moving on costs a closed one nothing. */
function CloseOnMove({ onClose }: Pick<Props, 'onClose'>) {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) {
      onClose();
    }
  }, [pathname, onClose]);
  return null;
}
