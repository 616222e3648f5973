import { AppShell } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { shellWords } from '#contract/messages/shell.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { OfflineNote } from './offline-note.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

const headerHeightPx = 60;
const sidebarWidthPx = { wide: 248, narrow: 72 };

/** The frame of every screen of a signed-in person: top bar, sidebar, main part. */
export function Shell({ children }: { children: ReactNode }) {
  const [isNarrow, { toggle: toggleNarrow }] = useDisclosure(false);
  const [isDrawerOpen, drawer] = useDisclosure(false);
  return (
    <AppShell
      header={{ height: headerHeightPx }}
      navbar={{
        width: isNarrow ? sidebarWidthPx.narrow : sidebarWidthPx.wide,
        breakpoint: 'md',
        collapsed: { mobile: true },
      }}
      padding={{ base: 'md', sm: 'xl' }}
    >
      <a href="#main" className={classes.skip}>
        {shellWords.skip}
      </a>
      <AppShell.Header>
        <TopBar isMenuOpen={isDrawerOpen} onOpenMenu={drawer.open} />
      </AppShell.Header>
      <AppShell.Navbar component="div" visibleFrom="md">
        <Sidebar isNarrow={isNarrow} onToggleNarrow={toggleNarrow} />
      </AppShell.Navbar>
      <MenuDrawer isOpen={isDrawerOpen} onClose={drawer.close} />
      <AppShell.Main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <OfflineNote />
          {children}
        </div>
      </AppShell.Main>
    </AppShell>
  );
}
