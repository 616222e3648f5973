import { Drawer } from '@mantine/core';
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
          <Drawer.Title>Menu</Drawer.Title>
          <Drawer.CloseButton aria-label="Close menu" />
        </div>
        <Sidebar isNarrow={false} />
      </Drawer.Content>
    </Drawer.Root>
  );
}
